import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: ['src/**/*.differential.test.ts'],
          environment: 'node',
        },
      },
      {
        test: {
          name: 'differential',
          include: ['src/**/*.differential.test.ts'],
          environment: 'node',
          testTimeout: 3_600_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
