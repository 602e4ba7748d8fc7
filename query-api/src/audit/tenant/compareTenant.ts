import type pg from 'pg';
import { columnsOf } from '@talloor/platform/postgres/columns.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import type { Checkpoint } from '@talloor/platform/subscription/checkpoints.ts';
import { checkpointsTable } from '@talloor/platform/tables.ts';
import { allProjectors } from '@talloor/projections/allProjectors.ts';
import { orderDetailsTable } from '@talloor/projections/tables/orderDetail.ts';
import type { OpenAudit } from '../openAudit.ts';
import { readLinkPolicy } from '../verify/linkPolicy.ts';
import { readBeingErased } from '../verify/storedRows.ts';
import { compareTables, type DifferingRow } from './compareTables.ts';
import { ReplayFailed } from './openReplay.ts';
import { readTenant, type TenantPass } from './readTenant.ts';

export type ComparedTenant = {
  readonly pass: TenantPass;
  readonly checkpoints: readonly Checkpoint[];
  readonly shown: readonly string[];
  readonly rows: readonly DifferingRow[];
  readonly rowCount: number;
};

export async function compareTenant(side: OpenAudit, canHide: boolean): Promise<ComparedTenant> {
  try {
    return await compareInOneSnapshot(side, { canHide, isCareful: false });
  } catch (error) {
    if (!(error instanceof ReplayFailed)) throw error;
    return await compareInOneSnapshot(side, { canHide, isCareful: true });
  }
}

/** The snapshot precedes the events, because streams only grow. Temporary tables end with it. */
async function compareInOneSnapshot(
  side: OpenAudit,
  options: { readonly canHide: boolean; readonly isCareful: boolean },
): Promise<ComparedTenant> {
  const client = await side.pool.connect();
  try {
    await client.query("set temp_buffers = '64MB'");
    await client.query('begin isolation level repeatable read');
    const checkpoints = await readCheckpoints(client);
    const shown = await readOrdersShown(client);
    const linkPolicy = await readLinkPolicy(client);
    const erasing = await readBeingErased(client);
    const lastErasure = await readLastErasure(client);
    const positions = new Map(checkpoints.map(({ name, position }) => [name, position]));
    const pass = await readTenant(side, { client, positions, linkPolicy, ...options });
    let known: ReadonlySet<string> | null = null;
    const readErasing = async (): Promise<ReadonlySet<string>> =>
      (known ??= new Set([...erasing, ...(await readErasedSince(side.pool, lastErasure))]));
    const tables = allProjectors.flatMap((projector) => projector.tables);
    const { rows, count } = await compareTables(client, tables, readErasing);
    await client.query('rollback');
    return { pass, checkpoints, shown, rows, rowCount: count };
  } finally {
    client.release(true);
  }
}

async function readOrdersShown(client: pg.ClientBase): Promise<string[]> {
  const text = `select order_number from ${orderDetailsTable.qualifiedName}`;
  const rows = await findRows(client, columnsOf(orderDetailsTable, 'order_number'), text);
  return rows.map(({ order_number }) => order_number);
}

async function readCheckpoints(client: pg.ClientBase): Promise<Checkpoint[]> {
  const columns = columnsOf(checkpointsTable, 'name', 'store_id', 'position', 'event_id');
  // A rebuild keeps its own checkpoint until it switches.
  const text = `select name, store_id, position, event_id from platform.checkpoints
    where name not like 'rebuilt %' order by name`;
  return (await findRows(client, columns, text)).map(({ name, store_id: storeId, position, event_id: eventId }) => ({
    name,
    storeId,
    position,
    eventId,
  }));
}

const readLastErasure = async (client: pg.ClientBase): Promise<string> =>
  (await findRows(client, { id: 'text not null' }, 'select coalesce(max(id), 0)::text as id from platform.erasures'))[0]
    ?.id ?? '0';

async function readErasedSince(pool: pg.Pool, id: string): Promise<string[]> {
  const text = 'select person_id from platform.erasures where id > $1::bigint';
  return (await findRows(pool, { person_id: 'text not null' }, text, [id])).map(({ person_id }) => person_id);
}
