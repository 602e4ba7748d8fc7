import { createHash } from 'node:crypto';
import type pg from 'pg';
import { accountsTable } from '@talloor/projections/tables/accounts.ts';
import { statisticsLinksTable } from '@talloor/projections/tables/statisticsLinks.ts';
import { columnsOf, typed, type RowOf } from '@talloor/platform/postgres/columns.ts';
import { findRow } from '@talloor/platform/postgres/findRows.ts';

const columns = {
  ...columnsOf(statisticsLinksTable, 'user_id', 'from_day', 'to_day', 'customer_numbers'),
  language: typed<'nl' | 'fr'>('text not null'),
} as const;
export type StatisticsLink = RowOf<typeof columns>;

const text = `
  select l.user_id, l.from_day, l.to_day, l.customer_numbers, a.language
  from ${statisticsLinksTable.qualifiedName} l join ${accountsTable.qualifiedName} a using (user_id)
  where l.token_hash = $1 and l.until > $2`;

export const findStatisticsLink = (pool: pg.Pool, token: string, now: Date): Promise<StatisticsLink | null> =>
  findRow(pool, columns, {
    name: 'statistics-link',
    text,
    values: [createHash('sha256').update(token).digest('base64url'), now.toISOString()],
  });
