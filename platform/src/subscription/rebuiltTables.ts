import type pg from 'pg';
import { findRows } from '../postgres/findRows.ts';
import { readModelSchema, rebuiltSchemaOf } from './defineReadModel.ts';
import { namespaceOf } from './leadership.ts';
import { identifier } from './rowStatements.ts';

export class RebuildUnderWay extends Error {
  override readonly name = 'RebuildUnderWay';
  constructor() {
    super('read models are being rebuilt already: wait until that ends');
  }
}

/** Runs `work` as the only rebuild of this schema. @throws RebuildUnderWay */
export async function asOnlyRebuild<T>(pool: pg.Pool, schema: string, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect();
  // A lost session loses the lock; the queries of the work fail by themselves.
  client.on('error', ignore);
  const lock = `${namespaceOf(schema)} rebuild`;
  const call = async (name: string): Promise<boolean> => {
    const text = `select ${name}(hashtextextended($1, 0)) as done`;
    return (await findRows(client, { done: 'boolean not null' }, text, [lock]))[0]?.done === true;
  };
  try {
    if (!(await call('pg_try_advisory_lock'))) throw new RebuildUnderWay();
    try {
      return await work();
    } finally {
      await call('pg_advisory_unlock').catch(ignore);
    }
  } finally {
    client.off('error', ignore);
    client.release();
  }
}
const ignore = (): undefined => undefined;

/** Only inside `asOnlyRebuild`. */
export async function dropRebuiltTables(pool: pg.Pool, schema: string): Promise<void> {
  await pool.query(`drop schema if exists ${identifier(rebuiltSchemaOf(schema))} cascade`);
  for (const table of ['platform.checkpoints', 'platform.subscriptions'])
    await pool.query(`delete from ${table} where name like 'rebuilt %'`);
}

/** Drops what a killed rebuild left. */
export async function dropRemainsOfRebuild(pool: pg.Pool, schema = readModelSchema): Promise<void> {
  await asOnlyRebuild(pool, schema, () => dropRebuiltTables(pool, schema)).catch((error: unknown) => {
    if (!(error instanceof RebuildUnderWay)) throw error;
  });
}
