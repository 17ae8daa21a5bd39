import type { ByteText } from '../../text/bytes.ts';

/** Git configuration by key, section and name in lower case (`core.whitespace`). */
export type Config = ReadonlyMap<string, ByteText>;

/**
 * Configuration given through the environment, as git reads it: `GIT_CONFIG_COUNT`, `GIT_CONFIG_KEY_0`,
 * `GIT_CONFIG_VALUE_0` and so on. Has the effect of `git -c key=value`.
 */
export function configFrom(env: Readonly<Record<string, string>>): Config {
  const count = Number.parseInt(env.GIT_CONFIG_COUNT ?? '0', 10) || 0;
  const config = new Map<string, ByteText>();
  for (let i = 0; i < count; i++) {
    const key = env[`GIT_CONFIG_KEY_${i}`];
    if (key !== undefined) config.set(key.toLowerCase(), env[`GIT_CONFIG_VALUE_${i}`] ?? '');
  }
  return config;
}

/** Whether a setting says no, in one of git's ways to say so; one that is not given says nothing. */
export const isOff = (value: ByteText | undefined): boolean =>
  value !== undefined && /^(?:no|off|false|[-+]?0*)$/i.test(value);
