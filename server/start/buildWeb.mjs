import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';

/** With compressed files beside the plain ones. */
export async function buildWeb(root, web) {
  await build({ root: join(root, web), logLevel: 'warn', mode: 'production' });
  writeFrenchDocument(join(root, web, 'dist'));
  compress(join(root, web, 'dist'));
}

function writeFrenchDocument(folder) {
  const dutch = readFileSync(join(folder, 'index.html'), 'utf8');
  const french = dutch
    .replace('<html lang="nl-BE">', '<html lang="fr-BE">')
    .replace('Talloor kantoor', 'Talloor bureau')
    .replace('<p lang="fr">', '<p>')
    .replace('<p>', '<p lang="nl">');
  if (french === dutch) throw new Error('index.html has no language');
  writeFileSync(join(folder, 'index.fr.html'), french);
}

function compress(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) compress(path);
    else if (/\.(js|css|html|svg|json|txt|wasm)$/.test(name)) {
      const content = readFileSync(path);
      if (content.length < 1024) continue;
      const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
      writeFileSync(`${path}.br`, brotliCompressSync(content, quality));
      writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
    }
  }
}
