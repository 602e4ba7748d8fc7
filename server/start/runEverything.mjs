import { say } from './console.mjs';
import { findJourneys, runJourneys, runShown } from './runJourneys.mjs';

/** What each runner counts: a check is one, jest and journeys count their tests themselves. */
const checks = ['format:check', 'lint', 'types', 'boundaries'];

/**
 * Runs the checks side by side, then the runners of tests one after the other, each also where one before it failed, and prints
 * the figures of each and last of all together. @returns the exit status
 */
export async function runEverything(root) {
  const results = [];
  const note = (name, passed, failed, seconds) => {
    results.push({ name, passed, failed });
    say(`${failed === 0 ? 'ok    ' : 'FAILED'} ${name}: ${passed} passed, ${failed} failed (${seconds.toFixed(0)} s)`);
  };
  const timed = async (name, work) => {
    say(`\n— ${name}`);
    const startedAt = performance.now();
    const { passed, failed } = await work();
    note(name, passed, failed, (performance.now() - startedAt) / 1000);
  };

  say(`\n— ${checks.join(', ')}`);
  await Promise.all(
    checks.map(async (check) => {
      const startedAt = performance.now();
      const { status, output } = await npmRun(check, false);
      if (status !== 0) say(output.trimEnd());
      note(check, ...(status === 0 ? [1, 0] : [0, 1]), (performance.now() - startedAt) / 1000);
    }),
  );
  for (const suite of ['unit', 'integration']) await timed(suite, async () => countJest(await npmRun(suite)));
  const journeys = findJourneys(root);
  if (journeys.length > 0) await timed('browser journeys', () => runJourneys(root, journeys));

  const total = (what) => results.reduce((sum, result) => sum + result[what], 0);
  say('');
  for (const { name, passed, failed } of results) say(`${name}: ${passed} passed, ${failed} failed`);
  say(`${total('passed')} passed, ${total('failed')} failed`);
  return total('failed') === 0 ? 0 : 1;
}

/** Runs a script of package.json, its output kept, and shown as it comes or not. */
const npmRun = (script, shown = true) => runShown('npm', ['run', '--silent', script], process.env, shown);

/** Jest's last lines; a suite that does not even load counts as a failed test. */
function countJest({ status, output }) {
  const numbers = (line, word) => Number(new RegExp(`^${line}:.*?(\\d+) ${word}`, 'm').exec(output)?.[1] ?? 0);
  const passed = numbers('Tests', 'passed');
  const failed = Math.max(numbers('Tests', 'failed'), numbers('Test Suites', 'failed'));
  return { passed, failed: status !== 0 && failed === 0 ? 1 : failed };
}
