import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Codec } from '../codec/codec.ts';
import type { EventStore, Position } from '../eventStore/port.ts';
import { checkpointName } from './checkpoints.ts';
import { createRunner } from './createRunner.ts';
import { readModelSchema, rebuiltSchemaOf } from './defineReadModel.ts';
import { givingWay } from './givingWay.ts';
import type { Projector } from './projector.ts';
import { createReadModelTables } from './readModelTables.ts';
import { asOnlyRebuild, dropRebuiltTables } from './rebuiltTables.ts';
import { identifier } from './rowStatements.ts';
import type { Log } from './status.ts';

const lookEveryMs = 50;
const lastEventsMs = 5_000;

/** An event stopped the rebuild; the old rows stay. */
export class RebuildFailed extends Error {
  override readonly name = 'RebuildFailed';
}

type RebuildOptions = {
  readonly pool: pg.Pool;
  readonly databaseUrl: string;
  readonly store: EventStore;
  readonly codec: Codec;
  readonly log?: Log;
};

/**
 * Switches when all have caught up. A running projector continues from the new rows.
 * @throws RebuildFailed, RebuildUnderWay
 */
export function rebuildReadModels(
  options: RebuildOptions,
  projectors: readonly Projector[],
  schema = readModelSchema,
): Promise<void> {
  return asOnlyRebuild(options.pool, schema, () => rebuildAlone(options, projectors, schema));
}

async function rebuildAlone(options: RebuildOptions, projectors: readonly Projector[], schema: string): Promise<void> {
  const { pool, store } = options;
  const rebuilt = projectors.map((projector) => ({ ...projector, name: `rebuilt ${projector.name}` }));
  const rebuiltSchema = rebuiltSchemaOf(schema);
  const tables = projectors.flatMap((projector) => projector.tables);
  await createReadModelTables(pool, schema, tables);
  await dropRebuiltTables(pool, schema);
  const runner = createRunner({ ...options, projectors: rebuilt, policies: [], schema: rebuiltSchema });
  const reach = async (position: Position, limitMs = Infinity): Promise<void> => {
    for (const startedAt = Date.now(); ;) {
      const states = runner.status();
      const failed = states.find(({ state }) => state === 'failed');
      if (failed) throw new RebuildFailed(`${failed.name}: ${failed.error ?? 'failed'}`);
      if (states.every((state) => (state.position ?? '') >= position)) return;
      if (Date.now() - startedAt > limitMs) throw new RebuildFailed('the last events took too long: try again');
      await pause(lookEveryMs);
    }
  };
  let isRunning = true;
  const stop = async (): Promise<void> => {
    if (isRunning) await runner.stop();
    isRunning = false;
  };
  try {
    await runner.start();
    await reach(await store.head());
    await givingWay(pool, async (client) => {
      const lockAll = async (mode: 'exclusive' | 'access exclusive'): Promise<void> => {
        for (const { name } of tables) await client.query(`lock table ${nameIn(schema, name)} in ${mode} mode`);
      };
      await lockAll('exclusive');
      const names = projectors.map(checkpointName);
      await client.query('select 1 from platform.checkpoints where name = any($1) order by name for update', [names]);
      // The old rows may be ahead of the rebuild.
      await reach(await store.head(), lastEventsMs);
      await lockAll('access exclusive');
      await stop();
      // Nothing is repeated from here on, so this waits for a vacuum.
      await client.query("set local lock_timeout = '30s'");
      for (const { name } of tables) {
        await client.query(`drop table ${nameIn(schema, name)}`);
        await client.query(`alter table ${nameIn(rebuiltSchema, name)} set schema ${identifier(schema)}`);
      }
      await client.query('delete from platform.checkpoints where name = any($1)', [names]);
      for (const [index, projector] of rebuilt.entries())
        await client.query('update platform.checkpoints set name = $1 where name = $2', [
          names[index],
          checkpointName(projector),
        ]);
    });
  } finally {
    await stop();
    await dropRebuiltTables(pool, schema);
  }
}

const nameIn = (schema: string, table: string): string => `${identifier(schema)}.${identifier(table)}`;
