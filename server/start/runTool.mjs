import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkNode, installWhatIsMissing } from './install.mjs';

/** Runs an operator tool from its bundle, rebuilt when stale. */
export async function runTool(name) {
  const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
  checkNode();
  installWhatIsMissing(root);
  process.chdir(root);
  process.env['NODE_ENV'] ??= 'production';
  const { buildStale } = await import('./buildStale.mjs');
  await buildStale(root, ['services']);
  await import(`../dist/${name}.js`);
}
