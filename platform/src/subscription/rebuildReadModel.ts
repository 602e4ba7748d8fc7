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
import { identifier } from './rowStatements.ts';
import type { Log } from './status.ts';

const lookEveryMs = 50;

/** An event stopped the rebuild; the old rows stay. */
export class RebuildFailed extends Error {
  override readonly name = 'RebuildFailed';
}

/**
 * Builds a read model again from the first event, in tables beside the old ones, and switches when it has caught up:
 * people always see whole rows. A projector that runs meanwhile is overtaken and goes on from the new rows.
 * @throws RebuildFailed
 */
export async function rebuildReadModel(
  options: {
    readonly pool: pg.Pool;
    readonly databaseUrl: string;
    readonly store: EventStore;
    readonly codec: Codec;
    readonly log?: Log;
  },
  projector: Projector,
  schema = readModelSchema,
): Promise<void> {
  const { pool, store } = options;
  const rebuilt: Projector = { ...projector, name: `rebuilt ${projector.name}` };
  const besides = rebuiltSchemaOf(schema);
  await createReadModelTables(pool, schema, projector.tables);
  await removeRebuilt(pool, besides, rebuilt);
  const runner = createRunner({ ...options, projectors: [rebuilt], policies: [], schema: besides });
  const reach = async (position: Position): Promise<void> => {
    for (;;) {
      const [status] = runner.status();
      if (status?.state === 'failed') throw new RebuildFailed(`${rebuilt.name}: ${status.error ?? 'failed'}`);
      if ((status?.position ?? '') >= position) return;
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
    const tables = projector.tables.map(({ name }) => name);
    await givingWay(pool, async (client) => {
      for (const table of tables) await client.query(`lock table ${nameIn(schema, table)} in exclusive mode`);
      await client.query('select 1 from platform.checkpoints where name = $1 for update', [checkpointName(projector)]);
      // The old rows may be ahead of the rebuild.
      await reach(await store.head());
      for (const table of tables) await client.query(`lock table ${nameIn(schema, table)} in access exclusive mode`);
      await stop();
      for (const table of tables) {
        await client.query(`drop table ${nameIn(schema, table)}`);
        await client.query(`alter table ${nameIn(besides, table)} set schema ${identifier(schema)}`);
      }
      await client.query('delete from platform.checkpoints where name = $1', [checkpointName(projector)]);
      await client.query('update platform.checkpoints set name = $1 where name = $2', [
        checkpointName(projector),
        checkpointName(rebuilt),
      ]);
    });
  } finally {
    await stop();
    await removeRebuilt(pool, besides, rebuilt);
  }
}

async function removeRebuilt(pool: pg.Pool, besides: string, rebuilt: Projector): Promise<void> {
  const tables = rebuilt.tables.map(({ name }) => nameIn(besides, name));
  await createReadModelTables(pool, besides, []);
  for (const table of tables) await pool.query(`drop table if exists ${table}`);
  for (const table of ['platform.checkpoints', 'platform.subscriptions'])
    await pool.query(`delete from ${table} where name = $1`, [checkpointName(rebuilt)]);
}

const nameIn = (schema: string, table: string): string => `${identifier(schema)}.${identifier(table)}`;
