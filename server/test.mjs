import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkNode, installWhatIsMissing } from './start/install.mjs';

/** `npm test`: installs what is missing, runs every check and every test, and ends with one line that counts them all. */
const root = dirname(dirname(fileURLToPath(import.meta.url)));
checkNode();
installWhatIsMissing(root);
process.chdir(root);
const { runEverything } = await import('./start/runEverything.mjs');
process.exitCode = await runEverything(root);
