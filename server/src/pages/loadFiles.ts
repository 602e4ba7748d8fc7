import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

export type StaticFile = {
  readonly content: Buffer;
  readonly brotli: Buffer | null;
  readonly gzip: Buffer | null;
  readonly type: string;
  readonly etag: string;
  /** Hash in its name: immutable. */
  readonly isHashed: boolean;
};

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

/**
 * In memory, safe against path traversal.
 * @returns files by path, `/assets/…`
 */
export async function loadFiles(folder: string): Promise<ReadonlyMap<string, StaticFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const contents = new Map<string, Buffer>();
  await Promise.all(
    entries
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map(async (entry) => {
        const path = join(entry.parentPath, entry.name);
        contents.set(path.slice(folder.length).replaceAll('\\', '/'), await readFile(path));
      }),
  );
  const files = new Map<string, StaticFile>();
  for (const [path, content] of contents) {
    const type = types[extname(path)];
    if (type === undefined) continue;
    files.set(path, {
      content,
      brotli: contents.get(`${path}.br`) ?? null,
      gzip: contents.get(`${path}.gz`) ?? null,
      type,
      etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
      isHashed: path.startsWith('/assets/'),
    });
  }
  return files;
}
