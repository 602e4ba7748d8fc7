import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { root } from './runServer.ts';

const name = createHash('sha256').update(root).digest('hex').slice(0, 12);
/** One for each checkout, where the user of PostgreSQL may enter: the checkout itself can lie in a closed folder. */
export const preparedFolder = join(tmpdir(), `talloor-prepared-${name}`);
export const preparedData = join(preparedFolder, 'data');
export const stampFile = join(preparedFolder, 'stamp.json');

const stampSchema = z.object({
  /** Of the build that made the data. */
  fingerprint: z.string(),
  /** The moment at which the data end: a product on a copy goes on from there. */
  moment: z.iso.datetime(),
  /** Cookies of sessions in the data, by username. */
  sessions: z.record(z.string(), z.array(z.string())),
});
export type Stamp = z.output<typeof stampSchema>;

/** What is known of the prepared data; null where there are none, or those of another version of these tests. */
export async function readStamp(): Promise<Stamp | null> {
  const text = await readFile(stampFile, 'utf8').catch(() => null);
  return text === null ? null : (stampSchema.safeParse(JSON.parse(text)).data ?? null);
}

/** Copies the prepared data; `cp` keeps the owner, whom PostgreSQL checks. */
export async function copyPrepared(to: string): Promise<void> {
  if (process.platform === 'win32') await cp(preparedData, to, { recursive: true });
  else await promisify(execFile)('cp', ['-a', preparedData, to]);
}
