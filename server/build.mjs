import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildStale } from './start/buildStale.mjs';
import { checkNode, installWhatIsMissing } from './start/install.mjs';

/** `npm run build`: builds what changed, for production. */
const root = dirname(dirname(fileURLToPath(import.meta.url)));
checkNode();
installWhatIsMissing(root);
process.chdir(root);
process.env['NODE_ENV'] = 'production';
await buildStale(root);
