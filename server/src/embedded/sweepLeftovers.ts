import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** What a first start makes beside its place before it moves it there: passwords among it. */
const unfinished = /^(postgres-new-|secrets\.json-\d+$|secrets\.json\.part$)/;
/** A younger one may belong to a start that is under way. */
const oldMs = 60_000;

/** Removes what first starts that were killed left in a data folder. For whoever holds the folder. */
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
