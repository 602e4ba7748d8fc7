import { spawn, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkNode, installWhatIsMissing } from './start/install.mjs';
import { createDataFolder } from './start/runFolder.mjs';

/**
 * `npm run journeys` runs the main journeys and walks; `npm run journeys -- NAME …` journeys by file name; `npm run
 * journeys:long` all others. `--prepare` only builds the product and its data. Other arguments go to Playwright
 * (`--shard=1/3`).
 */
const root = dirname(dirname(fileURLToPath(import.meta.url)));
checkNode();
installWhatIsMissing(root);
process.chdir(root);
if (!process.env['SHOP_URL']) {
  const { buildStale } = await import('./start/buildStale.mjs');
  await buildStale(root);
}
const folder = createDataFolder('journeys');
process.env['JOURNEY_FOLDER'] = folder;
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
if (process.argv.includes('--prepare')) {
  const prepare = ['--import', 'tsx', 'e2e/src/product/prepare.ts'];
  process.exit(spawnSync(process.execPath, prepare, { stdio: 'inherit' }).status ?? 1);
}
const given = process.argv.slice(2).filter((argument) => argument !== '--long');
const isLong = given.length < process.argv.length - 2;
const isNamed = given.some((argument) => !argument.startsWith('-'));
const main = ['pages', 'journeys'];
const projects = isLong ? ['long*'] : isNamed ? [...main, 'long journeys*'] : main;
const chosen = given.some((argument) => argument.startsWith('--project'))
  ? []
  : projects.map((name) => `--project=${name}`);
const playwright = join(root, 'node_modules/@playwright/test/cli.js');
// Each run empties its folder of failures.
const failures = isLong ? ['--output=node_modules/.cache/journeys/failures-long'] : [];
const settings = ['--config=e2e/playwright.config.ts', ...failures, ...chosen, ...given];
const child = spawn(process.execPath, [playwright, 'test', ...settings], { stdio: 'inherit' });
child.once('exit', (status) => {
  process.exitCode = status ?? 1;
});
