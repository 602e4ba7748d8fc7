import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { root } from './runServer.ts';

const name = createHash('sha256').update(root).digest('hex').slice(0, 12);
/** For running products; in memory if it has room (`server/journeys.mjs`). */
export const runningFolder = process.env['JOURNEY_FOLDER'] ?? tmpdir();

/** Outside the checkout, which the user of PostgreSQL may not enter. */
export const preparedFolder = join(tmpdir(), `talloor-prepared-${name}`);
export const preparedData = join(preparedFolder, 'data');
export const stampFile = join(preparedFolder, 'stamp.json');

const stampSchema = z.object({
  /** Of the build that made the data. */
  fingerprint: z.string(),
  /** A product on a copy goes on from there. */
  moment: z.iso.datetime(),
  sessions: z.record(z.string(), z.array(z.string())),
});
export type Stamp = z.output<typeof stampSchema>;

/** Null without data of this version of the tests. */
export async function readStamp(): Promise<Stamp | null> {
  const text = await readFile(stampFile, 'utf8').catch(() => null);
  return text === null ? null : (stampSchema.safeParse(JSON.parse(text)).data ?? null);
}

/** `cp` keeps the owner, whom PostgreSQL checks. */
export async function copyData(from: string, to: string): Promise<void> {
  if (process.platform === 'win32') await cp(from, to, { recursive: true });
  else await promisify(execFile)('cp', ['-a', from, to]);
}
