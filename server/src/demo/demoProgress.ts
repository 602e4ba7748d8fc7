import type pg from 'pg';
import type { Migration } from '@talloor/platform/postgres/migrate.ts';

/** Whether the demo was begun and finished on this database; one row. */
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
];

/**
 * The moment on which the demo is to be built, from the first try; null where it stands already or where the tenant holds
 * data of somebody else.
 */
export async function beginDemo(pool: pg.Pool, isEmpty: boolean, now: Date): Promise<Date | null> {
  const { rows } = await pool.query<{ moment: Date; is_finished: boolean }>(
    'select moment, is_finished from demo.seed',
  );
  const [row] = rows;
  if (row) return row.is_finished ? null : row.moment;
  if (!isEmpty) return null;
  await pool.query('insert into demo.seed (moment) values ($1)', [now]);
  return now;
}

/** Notes that the demo tenant is whole. */
export async function finishDemo(pool: pg.Pool): Promise<void> {
  await pool.query('update demo.seed set is_finished = true');
}
