import type pg from 'pg';
import type { PersonKeys } from './personKeys.ts';
import { findRows } from '../postgres/findRows.ts';
import { columnsOf, type RowOf } from '../postgres/columns.ts';
import { personKeysTable, erasuresTable } from '../tables.ts';

const erasureColumns = {
  ...columnsOf(erasuresTable, 'reason'),
  personId: 'text not null',
  by: 'text not null',
  begunAt: 'timestamptz not null',

  /** Null while read models may still hold personal data. */
  finishedAt: 'timestamptz',
} as const;
export type Erasure = RowOf<typeof erasureColumns>;

/**
 * Records the erasure, then erases the key. Repeatable, because a restored backup brings a person back.
 * @returns `finish`, to call when nothing remains, and the time of an earlier erasure; null without a key
 */
export async function eraseKey(
  pool: Pick<pg.Pool, 'query'>,
  keys: Pick<PersonKeys, 'erasePerson'>,
  personId: string,
  { by, reason }: Pick<Erasure, 'by' | 'reason'>,
): Promise<{ readonly erasedBefore: Date | null; readonly finish: () => Promise<void> } | null> {
  const keyRows = await findRows(
    pool,
    columnsOf(personKeysTable, 'erased_at'),
    'select erased_at from platform.person_keys where person_id = $1',
    [personId],
  );
  const [person] = keyRows;
  if (!person) return null;
  const erasureRows = await findRows(
    pool,
    columnsOf(erasuresTable, 'id'),
    'insert into platform.erasures (person_id, erased_by, reason) values ($1, $2, $3) returning id',
    [personId, by, reason],
  );
  await keys.erasePerson(personId);
  const finish = async (): Promise<void> => {
    await pool.query('update platform.erasures set finished_at = now() where id = $1', [erasureRows[0]?.id]);
  };
  return { erasedBefore: person.erased_at, finish };
}

export async function listErasures(pool: Pick<pg.Pool, 'query'>): Promise<Erasure[]> {
  const text = `select person_id as "personId", erased_by as by, reason, begun_at as "begunAt", finished_at as "finishedAt"
    from platform.erasures order by id`;
  return await findRows(pool, erasureColumns, text);
}
