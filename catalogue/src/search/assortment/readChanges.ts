import type { Pool } from 'pg';
import { findRow } from '@talloor/platform/postgres/findRows.ts';
import { typed } from '@talloor/platform/postgres/columns.ts';
import { contentExpression, type SearchContent } from './searchContent.ts';

export type Changes = {
  readonly version: number;
  readonly snapshot: string;
  readonly articleNumbers: readonly string[];
  readonly content: SearchContent;
};

/** @param since null: everything */
export async function readChanges(pool: Pool, since: string | null): Promise<Changes> {
  const row = await findRow(pool, columns, {
    ...(since === null ? all : changedStatement),
    values: since === null ? [] : [since],
  });
  if (!row) throw new Error('the catalogue has no version');
  return { ...row, version: Number(row.version) };
}

const columns = {
  version: 'text not null',
  snapshot: 'text not null',
  articleNumbers: 'text[] not null',
  content: typed<SearchContent>('jsonb not null'),
} as const;
const statement = (articles: string) => `
  select version::text, pg_current_snapshot()::text as snapshot, array(${articles}) as "articleNumbers",
    ${contentExpression} as content
  from catalogue.version`;
const all = {
  name: 'catalogue_search_all',
  text: statement('select article_number from catalogue.products order by 1'),
};
/** A restored database may contain future transaction ids. */
const changedStatement = {
  name: 'catalogue_search_changes',
  text: statement(`
    select distinct article_number from catalogue.search_changes
    where changed_in >= pg_snapshot_xmin($1::pg_snapshot) and changed_in < pg_snapshot_xmax(pg_current_snapshot())
      and not pg_visible_in_snapshot(changed_in, $1::pg_snapshot)
    order by 1`),
};
