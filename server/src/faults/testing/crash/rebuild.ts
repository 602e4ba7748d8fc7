import { createRunner } from '@talloor/platform/subscription/createRunner.ts';
import { until } from '@talloor/platform/testing/until.ts';
import { readModelSchema } from '@talloor/platform/subscription/defineReadModel.ts';
import { allProjectors } from '@talloor/projections/allProjectors.ts';
import type { Shop } from '../openShop.ts';

/** @returns differing rows by table */
export async function differencesFromRebuild(
  { store, codec, databaseUrl, pool }: Shop,
  limitMs?: number,
): Promise<Record<string, number>> {
  const projectors = allProjectors.map((projector) => ({ ...projector, name: `rebuilt ${projector.name}` }));
  const runner = createRunner({ store, codec, databaseUrl, projectors, policies: [], schema: 'rebuilt' });
  await runner.start();
  const head = await store.head();
  const isRebuilt = () => runner.status().every(({ position }) => position === head);
  await until('every read model is rebuilt', isRebuilt, limitMs);
  await runner.stop();
  const differences: Record<string, number> = {};
  for (const { name } of allProjectors.flatMap(({ tables }) => tables)) {
    const { rows } = await pool.query<{ count: string; kept: string }>(
      `with kept as (select to_jsonb(t) from ${readModelSchema}.${name} t), rebuilt as (select to_jsonb(t) from rebuilt.${name} t)
       select (select count(*) from kept) as kept, (select count(*) from (
         (table kept except all table rebuilt) union all (table rebuilt except all table kept)) as either) as count`,
    );
    differences[`${name} of ${rows[0]?.kept === '0' ? 'nothing' : 'some rows'}`] = Number(rows[0]?.count);
  }
  return differences;
}
