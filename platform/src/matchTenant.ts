import { createHmac, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { WrongMasterKey } from './codec/postgresPersonKeys.ts';
import { beginning, type EventStore, type Tenant } from './eventStore/port.ts';
import { columnsOf } from './postgres/columns.ts';
import { findRows } from './postgres/findRows.ts';
import { tenantTable } from './tables.ts';

export class TenantMismatch extends Error {
  override readonly name = 'TenantMismatch';
}

/**
 * Database, event store and master key belong together; the first start claims both.
 * @throws TenantMismatch which names the stranger, or WrongMasterKey
 */
export async function matchTenant(options: {
  readonly pool: pg.Pool;
  readonly store: Pick<EventStore, 'storeId' | 'head' | 'tenant' | 'claim'>;
  readonly masterKey: Uint8Array;
}): Promise<void> {
  const { pool, store, masterKey } = options;
  const keyCheck = keyCheckOf(masterKey);
  const storeId = await store.storeId();
  const [database, events] = [await readTenant(pool), await store.tenant()];
  refuseStranger(database, events, keyCheck);
  if (database && events) return;
  const isUnused = (await store.head()) === beginning;
  const isKnown = isUnused || (await hasRead(pool, storeId));
  // A known store without a tenant is a copy from before the claim.
  if (database && isUnused) return refuse('the event store (EVENT_STORE)', 'It is empty.');
  if (database && !isKnown) return refuse('the event store (EVENT_STORE)', 'It holds events without a tenant.');
  if (!isKnown) return refuse('the database (DATABASE_URL)', 'It has read none of the events in the event store.');
  await store.claim(events ?? database ?? { tenantId: randomUUID(), keyCheck });
  const claimed = await store.tenant();
  if (!claimed) throw new TenantMismatch('The event store does not keep the id of its tenant.');
  const insert = 'insert into platform.tenant (tenant_id, key_check) values ($1, $2) on conflict do nothing';
  await pool.query(insert, [claimed.tenantId, claimed.keyCheck]);
  refuseStranger(await readTenant(pool), claimed, keyCheck);
}

/** Keeps the master key secret. */
const keyCheckOf = (masterKey: Uint8Array): string =>
  createHmac('sha256', masterKey).update('talloor: key of this tenant').digest('hex');

function refuseStranger(database: Tenant | null, events: Tenant | null, keyCheck: string): void {
  const fits = (tenant: Tenant | null): boolean => tenant === null || tenant.keyCheck === keyCheck;
  if (!fits(database) && !fits(events))
    throw new WrongMasterKey('MASTER_KEY is the stranger: the database and the event store belong to another one.');
  if (!fits(database) && events === null) throw new WrongMasterKey('MASTER_KEY is not the one of the database.');
  if (!fits(events) && database === null) throw new WrongMasterKey('MASTER_KEY is not the one of the event store.');
  if (!fits(database)) return refuse('the database (DATABASE_URL)', 'MASTER_KEY fits the event store alone.');
  if (!fits(events)) return refuse('the event store (EVENT_STORE)', 'MASTER_KEY fits the database alone.');
  if (database && events && database.tenantId !== events.tenantId)
    throw new TenantMismatch(
      `The database belongs to tenant ${database.tenantId}, the event store to tenant ${events.tenantId}: name two that belong together.`,
    );
}

function refuse(stranger: string, reason: string): never {
  throw new TenantMismatch(`The stranger is ${stranger}. ${reason} Name the right one, or restore its backup.`);
}

async function readTenant(pool: pg.Pool): Promise<Tenant | null> {
  const text = 'select tenant_id, key_check from platform.tenant';
  const [row] = await findRows(pool, columnsOf(tenantTable, 'tenant_id', 'key_check'), text, []);
  return row ? { tenantId: row.tenant_id, keyCheck: row.key_check } : null;
}

/** Whether this database holds the store, or a subscription has read it. */
async function hasRead(pool: pg.Pool, storeId: string): Promise<boolean> {
  const [tables] = await findRows(
    pool,
    { holds: 'boolean not null' },
    "select to_regclass('event_store.store') is not null as holds",
    [],
  );
  const own = 'select 1 from event_store.store where id::text = $1';
  if (tables?.holds && (await pool.query(own, [storeId])).rowCount) return true;
  return Boolean((await pool.query('select 1 from platform.checkpoints where store_id = $1', [storeId])).rowCount);
}
