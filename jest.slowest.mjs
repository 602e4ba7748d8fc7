import { relative } from 'node:path';

const shown = 10;

/** runEverything.mjs reads these lines. */
export default class SlowestFiles {
  onRunComplete(_contexts, { testResults }) {
    const files = testResults
      .map(({ testFilePath, perfStats }) => ({
        file: relative(process.cwd(), testFilePath),
        seconds: (perfStats.end - perfStats.start) / 1000,
      }))
      .toSorted((one, other) => other.seconds - one.seconds);
    process.stdout.write('\nslowest files:\n');
    for (const { file, seconds } of files.slice(0, shown)) process.stdout.write(`  ${seconds.toFixed(1)} s  ${file}\n`);
  }
}
