import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openSessions } from './openSessions.ts';
import {
  copyData,
  preparedData,
  preparedFolder,
  readStamp,
  runningFolder,
  stampFile,
  type Stamp,
} from './preparedFolder.ts';
import { root, runServer } from './runServer.ts';

/** Moment of the mock-ups, a Wednesday. */
const mockupMoment = Date.parse('2026-03-11T14:12+01:00');

/** Once per build; workers copy the data. */
export default async function prepareData(): Promise<void> {
  if (process.env['SHOP_URL']) return;
  const fingerprint = await readFile(join(root, 'server/dist/.fingerprint'), 'utf8');
  if ((await readStamp())?.fingerprint === fingerprint) return;
  await rm(preparedFolder, { recursive: true, force: true });
  await mkdir(preparedFolder, { recursive: true });
  const startedAt = performance.now();
  const folder = join(runningFolder, `talloor-journey-${randomUUID()}`);
  await mkdir(folder);
  const dataDir = join(folder, 'data');
  const server = await runServer(dataDir, new Date(mockupMoment));
  const sessions = await openSessions(server.url);
  await server.stop();
  const moment = new Date(mockupMoment + performance.now() - startedAt).toISOString();
  await copyData(dataDir, preparedData);
  await rm(folder, { recursive: true });
  await writeFile(stampFile, JSON.stringify({ fingerprint, moment, sessions } satisfies Stamp));
}
