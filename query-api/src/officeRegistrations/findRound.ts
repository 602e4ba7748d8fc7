import type { Pool } from 'pg';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { typed, type RowOf } from '@talloor/platform/postgres/columns.ts';

/** ISO weekdays, times in Brussels. */
const roundColumns = {
  weekdays: 'int[] not null',
  windows: typed<readonly { readonly start: string; readonly end: string }[]>('jsonb not null'),
} as const;
export type Round = RowOf<typeof roundColumns>;

export async function findRound(pool: Pick<Pool, 'query'>): Promise<Round> {
  const rows = await findRows(pool, roundColumns, {
    name: 'default_round',
    text: 'select delivery_weekdays as weekdays, windows from catalogue.settings',
  });
  return rows[0] ?? { weekdays: [], windows: [] };
}
