import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkNode, installWhatIsMissing } from './start/install.mjs';

/**
 * `npm start`: installs and builds what is missing or stale, then runs the product in this very process.
 * `npm start -- --no-pages` leaves the two webs as they are (`npm run dev` serves them from source).
 */
const root = dirname(dirname(fileURLToPath(import.meta.url)));
checkNode();
installWhatIsMissing(root);
process.chdir(root);
process.env['NODE_ENV'] ??= 'production';
const { buildStale } = await import('./start/buildStale.mjs');
await buildStale(root, process.argv.includes('--no-pages') ? ['services'] : undefined);
await import('./dist/main.js');
