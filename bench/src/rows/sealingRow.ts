import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mkdtemp, rm } from 'node:fs/promises';
import { sealHistory } from '@talloor/command-api/seals/sealHistory.ts';
import { allEvents } from '@talloor/events/allEvents.ts';
import { openFoundation } from '@talloor/platform/openFoundation.ts';
import { openSealingKeyFile } from '@talloor/platform/seals/sealingKeys.ts';
import { migrateAll } from '@talloor/server/schemas.ts';
import type { BenchSize } from '../bench.ts';
import { median } from '../load/statistics.ts';
import { atMost, type Row } from '../report/row.ts';

const turns = 3;

export async function sealingRow(databaseUrl: string, { heads }: Pick<BenchSize, 'heads'>): Promise<Row> {
  await migrateAll(databaseUrl);
  const silent = { eventStore: 'postgres', logLevel: 'silent', queryTimeoutMs: 600_000, now: null };
  const settings = { ...silent, name: 'bench', definitions: allEvents };
  const foundation = await openFoundation({ ...settings, databaseUrl, masterKey: randomBytes(32) });
  const folder = await mkdtemp(join(tmpdir(), 'talloor-bench-seal-'));
  try {
    const { pool } = foundation;
    const side = { ...foundation, keys: openSealingKeyFile(join(folder, 'key.pem')), archives: [] };
    const change = () =>
      pool.query(
        `insert into catalogue.changes (changed_at, changed_by, subject, subject_key) values (now(), '90', 'labels', '1')`,
      );
    // The first seal covers no event, the second the first.
    for (let seals = 0; seals < 2; seals++) {
      await change();
      await sealHistory(side);
    }
    await pool.query(
      `insert into platform.sealed_heads (stream_id, revision, hash)
       select 'order-' || each, 8, encode(sha256(each::text::bytea), 'hex') from generate_series(1, $1::int) as each`,
      [heads],
    );
    await pool.query('analyze platform.sealed_heads');
    const seconds: number[] = [];
    for (let turn = 0; turn < turns; turn++) {
      await change();
      const startedAt = performance.now();
      const seal = await sealHistory(side);
      if ((seal?.heads.count ?? 0) < heads) throw new Error('the seal does not cover all heads');
      seconds.push((performance.now() - startedAt) / 1000);
    }
    return {
      name: `a seal over ${heads} ends of streams`,
      judged: [atMost('sealed after', median(seconds), 15, ' s')],
    };
  } finally {
    await foundation.close();
    await rm(folder, { recursive: true });
  }
}
