import { randomUUID } from 'node:crypto';
import { access, chmod, cp, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** PostgreSQL does not run as root: root uses the user nobody. */
const unprivileged = 65534;
export const isRoot = process.getuid?.() === 0;
export const serverUser = isRoot ? { uid: unprivileged, gid: unprivileged } : {};

/** Folder for that user when the project is inaccessible (/root). */
const reachableRoot = '/var/lib/talloor';

async function isReachable(folder: string): Promise<boolean> {
  if (!isRoot) return true;
  for (let at = folder; ; at = dirname(at)) {
    const { mode, uid } = await stat(at);
    const mayEnter = (mode & 0o001) !== 0 || uid === unprivileged;
    if (!mayEnter) return false;
    if (at === dirname(at)) return true;
  }
}

export async function reachableBinaries(bin: string, version: string): Promise<string> {
  if (await isReachable(bin)) return bin;
  const copy = join(reachableRoot, `postgres-${version}`);
  if (!(await exists(copy))) {
    const fresh = `${copy}-${randomUUID()}`;
    await mkdir(reachableRoot, { recursive: true, mode: 0o755 });
    await cp(dirname(bin), fresh, { recursive: true, verbatimSymlinks: true });
    // A concurrent start made the same copy.
    await rename(fresh, copy).catch(() => rm(fresh, { recursive: true, force: true }));
  }
  return join(copy, 'bin');
}

/**
 * Data folder; for root possibly a separate one named in `dataDir.location`. Its parent is opened for passing
 * through.
 */
export async function reachableData(dataDir: string): Promise<string> {
  const parent = dirname(dataDir);
  await mkdir(parent, { recursive: true });
  if (!isRoot) return dataDir;
  const { mode } = await stat(parent);
  if ((mode & 0o002) === 0) await chmod(parent, mode | 0o011);
  if (await isReachable(parent)) return dataDir;
  const location = `${dataDir}.location`;
  const storedLocation = await readFile(location, 'utf8').catch(() => null);
  if (storedLocation !== null) return storedLocation.trim();
  const folder = join(reachableRoot, randomUUID(), 'postgres');
  await mkdir(dirname(folder), { recursive: true, mode: 0o755 });
  await writeFile(location, `${folder}\n`);
  return folder;
}

export const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
