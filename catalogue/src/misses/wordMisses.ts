import type { Pool } from 'pg';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import type { Language } from '@talloor/rules/facts.ts';

type Database = Pick<Pool, 'query'>;
export type MissTable = 'faq_misses' | 'search_misses';

/** Per language, so that a flood of words fills no disk. Then the oldest words that came once make room. */
const mostWords = 2000;

export async function noteMiss(
  pool: Database,
  table: MissTable,
  { language, words, at }: { readonly language: Language; readonly words: string; readonly at: Date },
): Promise<void> {
  await pool.query({ ...noting[table], values: [language, words, at] });
}

const noteInto = (table: MissTable) => ({
  name: `catalogue_note_${table}`,
  text: `with room as (
      select (select count(*) from catalogue.${table} where language = $1) < ${mostWords}
        or exists (select from catalogue.${table} where language = $1 and words = $2) as is_free),
    removed as (
      delete from catalogue.${table} where not (select is_free from room) and ctid = any (array(
        select ctid from catalogue.${table} where language = $1 and times = 1 order by last_at, words limit 1))
      returning 1)
    insert into catalogue.${table} as miss (language, words, times, first_at, last_at)
    select $1, $2, 1, $3, $3 where (select is_free from room) or exists (select from removed)
    on conflict (language, words) do update set times = miss.times + 1, last_at = excluded.last_at`,
});
const noting = { faq_misses: noteInto('faq_misses'), search_misses: noteInto('search_misses') };

export type WordMiss = {
  readonly id: string;
  readonly language: Language;
  readonly words: string;
  readonly times: number;
  readonly last_at: Date;
};

/** The most frequent first. @param since older ones are forgotten */
export async function findMisses(
  pool: Database,
  table: MissTable,
  {
    since,
    language,
    range: [first, last],
  }: {
    readonly since: Date;
    readonly language: Language | null;
    readonly range: readonly [number, number];
  },
): Promise<{ readonly total: number; readonly misses: readonly WordMiss[] }> {
  const condition = 'last_at >= $1 and ($2::text is null or language = $2)';
  const [totals, rows] = await Promise.all([
    findRows(
      pool,
      { total: 'int not null' },
      `select count(*)::int as total from catalogue.${table} where ${condition}`,
      [since, language],
    ),
    findRows(
      pool,
      {
        id: 'text not null',
        language: 'text not null',
        words: 'text not null',
        times: 'int not null',
        last_at: 'timestamptz not null',
      },
      `select language || ' ' || words as id, language, words, times, last_at from catalogue.${table}
       where ${condition} order by times desc, last_at desc, words limit ${last - first + 1} offset ${first}`,
      [since, language],
    ),
  ]);
  return { total: totals[0]?.total ?? 0, misses: rows as readonly WordMiss[] };
}

export async function deleteMisses(pool: Database, table: MissTable, before: Date, limit: number): Promise<number> {
  const { rowCount } = await pool.query(
    `delete from catalogue.${table} where ctid = any (array(
       select ctid from catalogue.${table} where last_at < $1 order by last_at limit $2))`,
    [before, limit],
  );
  return rowCount ?? 0;
}
