import type pg from 'pg';
import type { CommandApi } from '@talloor/command-api/createCommandApi.ts';
import { writeUndelivered } from '../catalogue/writeDemoContent.ts';
import { demoRegistrations } from '../content/demoPeople.ts';
import { demoDelivery } from '../content/demoShop.ts';

const minute = 60_000;

/** Oldest first; repeatable. */
export async function fileRegistrations(
  api: Pick<CommandApi, 'fileRegistration'>,
  pool: pg.Pool,
  passwordHash: string,
  { now, setNow }: { readonly now: Date; readonly setNow: (at: Date) => void },
): Promise<void> {
  const changedBy = { by: 'demo', at: now };
  await writeUndelivered(pool, [], changedBy);
  for (const { minutesAgo, key, ...command } of demoRegistrations()) {
    setNow(new Date(now.getTime() - minutesAgo * minute));
    await api.fileRegistration({ command, key, passwordHash });
  }
  setNow(now);
  await writeUndelivered(pool, demoDelivery().undelivered, changedBy);
}
