import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkNode, installWhatIsMissing } from './start/install.mjs';

/** `npm run dev`: restarts the server and reloads pages on changes. */
const root = dirname(dirname(fileURLToPath(import.meta.url)));
checkNode();
installWhatIsMissing(root);
process.chdir(root);
const { runDevelopment } = await import('./start/runDevelopment.mjs');
await runDevelopment(root);
