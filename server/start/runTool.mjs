import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkNode, installWhatIsMissing } from './install.mjs';

/** Runs an operator tool from its bundle, rebuilt when stale. An image holds the bundle alone. */
export async function runTool(name) {
  const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
  checkNode();
  const hasSources = existsSync(join(root, 'server/src/main.ts'));
  if (hasSources) installWhatIsMissing(root);
  process.chdir(root);
  process.env['NODE_ENV'] ??= 'production';
  if (hasSources) {
    const { buildStale } = await import('./buildStale.mjs');
    await buildStale(root, ['services']);
  }
  await import(`../dist/${name}.js`);
}
