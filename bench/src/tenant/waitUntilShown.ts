import { setTimeout as pause } from 'node:timers/promises';
import type { Bench } from '../bench.ts';

const patienceMs = 1_800_000;

export async function waitUntilShown({ pool }: Pick<Bench, 'pool'>): Promise<void> {
  const text = `select count(*) filter (where position::bigint < (select max(position) from event_store.events)) as behind
    from platform.checkpoints where name not like 'rebuilt %'`;
  for (const giveUpAt = Date.now() + patienceMs; ; await pause(500)) {
    const { rows } = await pool.query<{ behind: string }>(text);
    if (rows[0]?.behind === '0') return;
    if (Date.now() > giveUpAt) throw new Error('the read models do not reach the head');
  }
}
