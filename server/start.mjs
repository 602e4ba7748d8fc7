import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkNode, installWhatIsMissing } from './start/install.mjs';

/** Installs and builds what is stale, then runs the product. `--no-pages` skips the webs (`npm run dev`). */
const root = dirname(dirname(fileURLToPath(import.meta.url)));
checkNode();
installWhatIsMissing(root);
process.chdir(root);
process.env['NODE_ENV'] ??= 'production';
const { buildStale } = await import('./start/buildStale.mjs');
await buildStale(root, process.argv.includes('--no-pages') ? ['services'] : undefined);
await import('./dist/main.js');
