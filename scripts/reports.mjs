import { readFileSync } from 'node:fs';

/** What Vitest's JSON report counts as. A file that could not run is one failure. */
export function vitestReport(file, { ok, text }) {
  const report = read(file);
  if (!report) return crashed(text);
  const broken = report.testResults.filter(
    (suite) => suite.status === 'failed' && !suite.assertionResults.some(isFailed),
  );
  const failures = report.testResults.flatMap((suite) => suite.assertionResults.filter(isFailed));
  return settled(ok, text, {
    passed: report.numPassedTests,
    failed: failures.length + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    notes: [
      ...broken.map((suite) => `${suite.name}: ${suite.message}`),
      ...failures.map((test) => `${test.fullName}\n${test.failureMessages.join('\n')}`),
    ],
  });
}

const isFailed = ({ status }) => status === 'failed';

/** What Playwright's JSON report counts as. */
export function playwrightReport(file, { ok, text }) {
  const report = read(file);
  if (!report) return crashed(text);
  const { expected, flaky, unexpected, skipped } = report.stats;
  const failed = unexpected + report.errors.length;
  return settled(ok, text, {
    passed: expected + flaky,
    failed,
    skipped,
    notes: [...failuresOf(report.suites), ...report.errors.map(({ message }) => message)],
  });
}

/** What the comparison with the real tools counts as: its last line says. Tools that are missing are skips. */
export function differentialReport({ ok, text }) {
  const last = text
    .trimEnd()
    .split('\n')
    .findLast((line) => line.startsWith('{"passed"'));
  if (last === undefined) return crashed(text);
  const { passed, failed, missing } = JSON.parse(last);
  const notes = failed > 0 || missing.length > 0 ? [text] : [];
  return settled(ok || missing.length > 0, text, { passed, failed, skipped: missing.length, notes });
}

function failuresOf(suites) {
  return suites.flatMap((suite) => [
    ...failuresOf(suite.suites ?? []),
    ...suite.specs
      .filter((spec) => !spec.ok)
      .map(
        (spec) =>
          `${spec.file}:${spec.line} ${spec.title}\n${spec.tests.flatMap(({ results }) => results.at(-1)?.error?.message ?? []).join('\n')}`,
      ),
  ]);
}

/** A runner that failed without a failed test has still failed. */
const settled = (ok, text, counts) => (ok || counts.failed > 0 ? counts : { ...counts, failed: 1, notes: [text] });
const crashed = (text) => ({ passed: 0, failed: 1, notes: [text] });

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
