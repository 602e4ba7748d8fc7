import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { giveUp } from './start/console.mjs';
import { checkNode, installWhatIsMissing } from './start/install.mjs';

/**
 * `npm test` installs, checks and tests; `--third=K` adds a third of the long tests. `npm run test:long` runs all,
 * or `--third=K`.
 */
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { values } = parseArgs({ options: { long: { type: 'boolean', default: false }, third: { type: 'string' } } });
if (!['1', '2', '3', undefined].includes(values.third)) giveUp('--third is 1, 2 or 3.');
checkNode();
installWhatIsMissing(root);
process.chdir(root);
const { runEverything } = await import('./start/runEverything.mjs');
const hasLong = values.long || values.third !== undefined;
process.exitCode = await runEverything(root, { daily: !values.long, long: hasLong, third: values.third ?? '' });
