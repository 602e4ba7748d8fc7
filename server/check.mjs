import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runEverything } from './start/runEverything.mjs';

/** `npm run check`: checks side by side, then the changed unit tests. */
const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.chdir(root);
process.exitCode = await runEverything(root, { quick: true });
