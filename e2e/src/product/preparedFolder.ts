import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { root } from './runServer.ts';

const name = createHash('sha256').update(root).digest('hex').slice(0, 12);
/** The PostgreSQL user must enter the folder. */
export const preparedFolder = join(tmpdir(), `talloor-prepared-${name}`);
export const preparedData = join(preparedFolder, 'data');
export const stampFile = join(preparedFolder, 'stamp.json');

const stampSchema = z.object({ fingerprint: z.string(), moment: z.iso.datetime() });
export type Stamp = z.output<typeof stampSchema>;

export async function readStamp(): Promise<Stamp | null> {
  const text = await readFile(stampFile, 'utf8').catch(() => null);
  return text === null ? null : stampSchema.parse(JSON.parse(text));
}

/** Products on copies continue from there. */
export async function preparedMoment(): Promise<Date> {
  const stamp = await readStamp();
  if (stamp === null) throw new Error(`There are no prepared data in ${preparedFolder}.`);
  return new Date(stamp.moment);
}

/** `cp` keeps the owner, which PostgreSQL checks. */
export async function copyPrepared(to: string): Promise<void> {
  if (process.platform === 'win32') await cp(preparedData, to, { recursive: true });
  else await promisify(execFile)('cp', ['-a', preparedData, to]);
}
