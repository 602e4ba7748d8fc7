import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkNode, installWhatIsMissing } from './start/install.mjs';

/** `npm run journeys -- NAME …`: the browser journeys with one of these names, or all, on products of their own. */
const root = dirname(dirname(fileURLToPath(import.meta.url)));
checkNode();
installWhatIsMissing(root);
process.chdir(root);
const { findJourneys, runJourneys } = await import('./start/runJourneys.mjs');
const { passed, failed } = await runJourneys(root, findJourneys(root, process.argv.slice(2)));
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
