import type pg from 'pg';
import type { Migration } from '@talloor/platform/postgres/migrate.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf } from '@talloor/platform/postgres/columns.ts';
import { seedTable } from '../demoTables.ts';

export const demoMigrations: readonly Migration[] = [
  {
    name: '001_seed',
    up: (db) =>
      db
        .raw(
          `create table demo.seed (
             single boolean primary key default true check (single),
             /* The product's time when the seed began: one that was cut short goes on at the same time. */
             moment timestamptz not null,
             is_finished boolean not null default false
           )`,
        )
        .then(() => undefined),
  },
  {
    name: '002_content_version',
    up: (db) => db.raw('alter table demo.seed add column content_version int not null default 1').then(() => undefined),
  },
];

/** Raise it with new content, so that older demos get it. */
const contentVersion = 10;

/** The whole demo, or additions of this version. */
export type DemoWork = {
  readonly kind: 'seed' | 'content';
  /** Time of the first build. */
  readonly moment: Date;
  /** The last steps may be done already. */
  readonly isResumed: boolean;
};

/** Null when the demo is complete, or the tenant has other data. */
export async function beginDemo(pool: pg.Pool, isEmpty: boolean, now: Date): Promise<DemoWork | null> {
  const rows = await findRows(
    pool,
    columnsOf(seedTable, 'moment', 'is_finished', 'content_version'),
    'select moment, is_finished, content_version from demo.seed',
  );
  const [row] = rows;
  if (row && !row.is_finished) return { kind: 'seed', moment: row.moment, isResumed: true };
  if (row)
    return row.content_version < contentVersion ? { kind: 'content', moment: row.moment, isResumed: false } : null;
  if (!isEmpty) return null;
  await pool.query('insert into demo.seed (moment) values ($1)', [now]);
  return { kind: 'seed', moment: now, isResumed: false };
}

export async function finishDemo(pool: pg.Pool): Promise<void> {
  await pool.query('update demo.seed set is_finished = true, content_version = $1', [contentVersion]);
}
