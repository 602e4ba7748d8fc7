import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Files of unfinished starts, which may hold passwords. */
const unfinished = /^(postgres-new-|secrets\.json-\d+$|secrets\.json\.part$)/;
/** Younger files may belong to a running start. */
const oldMs = 60_000;

/** Call it with the folder locked. */
export async function sweepLeftovers(folder: string, now: number): Promise<void> {
  for (const name of (await readdir(folder)).filter((entry) => unfinished.test(entry))) {
    const path = join(folder, name);
    const changedAt = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => now,
    );
    if (now - changedAt > oldMs) await rm(path, { recursive: true, force: true });
  }
}
