import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** SHA-256 over names and contents of build inputs. */
export function fingerprint(root, paths) {
  const hash = createHash('sha256').update(process.versions.node);
  for (const path of paths)
    for (const file of filesUnder(root, path)) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

function filesUnder(root, path) {
  const entries = readEntries(join(root, path));
  if (entries === null) return [path];
  return entries
    .filter(({ name }) => name !== 'dist' && name !== 'node_modules')
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const inner = `${path}/${entry.name}`;
      if (entry.isDirectory()) return filesUnder(root, inner);
      return /\.test\.tsx?$/.test(inner) ? [] : [inner];
    });
}

function readEntries(path) {
  try {
    return readdirSync(path, { withFileTypes: true });
  } catch (error) {
    if (error.code === 'ENOTDIR') return null;
    if (error.code === 'ENOENT') return [];
    throw error;
  }
}
