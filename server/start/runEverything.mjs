import { readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { findTestFiles } from '../../jest.bundle.mjs';
import { findChangedUnitTests } from '../../jest.changed.mjs';
import integration from '../../jest.int.config.mjs';
import { say } from './console.mjs';
import { runShown } from './runShown.mjs';

const checks = ['format:check', 'lint', 'types', 'boundaries'];
const shownFiles = 10;
/** Unit tests wait for idle cores, yet within their time limits. */
const behind = 5;

/**
 * @param runs checks and changed unit tests (`quick`), `daily` or `long` tests, or a `third` of the long ones
 * @returns the exit status
 */
export async function runEverything(root, { quick = false, daily = false, long = false, third = '' }) {
  const results = [];
  const slow = [];
  const note = (name, { passed, failed, output = '' }, startedAt) => {
    const seconds = (performance.now() - startedAt) / 1000;
    results.push({ name, passed, failed });
    slow.push(...slowFilesIn(output));
    say(`${failed === 0 ? 'ok    ' : 'FAILED'} ${name}: ${passed} passed, ${failed} failed (${seconds.toFixed(0)} s)`);
  };
  const runTests = async (name, count, script, args, { shown: isShown = true, ...options } = {}) => {
    if (isShown) say(`\n— ${name}`);
    const startedAt = performance.now();
    const run = await npmRun(script, args, { shown: isShown, ...options });
    if (!isShown) say(`\n— ${name}\n${run.output.trimEnd()}`);
    note(name, { ...count(run), output: run.output }, startedAt);
    return run.output;
  };
  const runChangedUnitTests = async () => {
    const { changed, unchanged, remember } = await findChangedUnitTests(root);
    if (unchanged.length > 0) say(`\n${unchanged.length} files of unit tests passed here with the same sources`);
    if (changed.length === 0) return;
    const output = await runTests('unit', countJest, 'unit', [...reporters, '--runTestsByPath', ...changed]);
    remember([...output.matchAll(/^PASS (\S+)/gm)].map(([, file]) => file));
  };
  const reporters = ['--reporters=default', `--reporters=${join(root, 'jest.slowest.mjs')}`];
  const longFiles = long ? longFilesOf(root, third) : [];

  const runCheck = async (check) => {
    const startedAt = performance.now();
    const { status, output } = await npmRun(check, [], { shown: false });
    if (status !== 0) say(output.trimEnd());
    note(check, status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }, startedAt);
  };

  if (quick || daily) {
    say(`\n— ${checks.join(', ')}`);
    // Checks leave a core idle.
    await Promise.all([
      ...checks.map(runCheck),
      ...(daily ? [npmRun('journeys', ['--prepare'], { shown: false })] : []),
    ]);
    if (quick) await runChangedUnitTests();
  }
  if (daily) {
    // Others leave idle cores: unit tests take them.
    const unit = runTests('unit', countJest, 'unit', reporters, { shown: false, niceness: behind });
    await runTests('integration', countJest, 'integration', [...reporters, ...withLongFiles(root, longFiles)]);
    await runTests('journeys', countLastLine, 'journeys', []);
    await unit;
  }
  if (long) {
    const name = third === '' ? 'long' : `long (${third} of 3)`;
    if (!daily) await runTests(`${name}: integration`, countJest, 'integration:long', [...longFiles, ...reporters]);
    const shard = third === '' ? [] : [`--shard=${third}/3`];
    await runTests(`${name}: journeys`, countLastLine, 'journeys:long', shard);
  }

  const total = (what) => results.reduce((sum, result) => sum + result[what], 0);
  say('\nslowest files:');
  for (const { seconds, file } of slow.toSorted((one, other) => other.seconds - one.seconds).slice(0, shownFiles))
    say(`  ${seconds.toFixed(1)} s  ${file}`);
  say('');
  for (const { name, passed, failed } of results) say(`${name}: ${passed} passed, ${failed} failed`);
  say(`${total('passed')} passed, ${total('failed')} failed`);
  return total('failed') === 0 ? 0 : 1;
}

const npmRun = (script, args, options = {}) =>
  runShown('npm', ['run', '--silent', script, '--', ...args], process.env, options);

const longest = [
  'server/src/chaos/chaos.long.test.ts',
  'server/src/faults/paymentCrash.long.test.ts',
  'server/src/faults/everyEndpoint.long.test.ts',
  'bench/src/bench.long.test.ts',
  'server/src/faults/crash.long.test.ts',
  'server/src/demo/seedDemo.long.test.ts',
];

/** All, or a third, each with as many of the longest. */
function longFilesOf(root, third) {
  const files = findTestFiles(root, /\.long\.test\.ts$/)
    .map((file) => relative(root, file))
    .toSorted();
  const dealt = [...longest.filter((file) => files.includes(file)), ...files.filter((file) => !longest.includes(file))];
  // 1, 2, 3, 3, 2, 1: the longest test goes with the shortest of the next three.
  const thirdAt = (index) => Math.min(index % 6, 5 - (index % 6)) + 1;
  return dealt.filter((_, index) => third === '' || thirdAt(index) === Number(third));
}

/** Takes the place of the daily sample that it imports. */
function withLongFiles(root, longFiles) {
  if (longFiles.length === 0) return [];
  const samples = longFiles
    .map((file) => file.replace('.long.', '.int.'))
    .filter((sample, index) => readFileSync(join(root, longFiles[index]), 'utf8').includes(`./${basename(sample)}`));
  const matches = [...integration.testMatch, ...longFiles.map((file) => `<rootDir>/${file}`)];
  return [
    ...matches.map((glob) => `--testMatch=${glob}`),
    ...samples.map((sample) => `--testPathIgnorePatterns=${sample}`),
  ];
}

const slowFilesIn = (output) =>
  [...output.matchAll(/^ {2}([\d.]+) s {2}(\S+)$/gm)].map(([, seconds, file]) => ({ seconds: Number(seconds), file }));

/** Jest's totals; a suite that fails to load counts as failed. */
function countJest({ status, output }) {
  const numbers = (line, word) => Number(new RegExp(`^${line}:.*?(\\d+) ${word}`, 'm').exec(output)?.[1] ?? 0);
  const failed = Math.max(numbers('Tests', 'failed'), numbers('Test Suites', 'failed'));
  return { passed: numbers('Tests', 'passed'), failed: atLeastOne(status, failed) };
}

function countLastLine({ status, output }) {
  const [, passed = '0', failed = '0'] = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1) ?? [];
  return { passed: Number(passed), failed: atLeastOne(status, Number(failed)) };
}

const atLeastOne = (status, failed) => (status !== 0 && failed === 0 ? 1 : failed);
