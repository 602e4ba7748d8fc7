import type { Pool } from 'pg';

/** When the tenant's own round goes where nothing else was agreed: ISO weekdays, times in Brussels. */
export type Round = {
  readonly weekdays: readonly number[];
  readonly windows: readonly { readonly start: string; readonly end: string }[];
};

/** The tenant's default round, which a new customer begins with. */
export async function findRound(pool: Pick<Pool, 'query'>): Promise<Round> {
  const { rows } = await pool.query<Round>({
    name: 'default_round',
    text: 'select delivery_weekdays as weekdays, windows from catalogue.settings',
  });
  return rows[0] ?? { weekdays: [], windows: [] };
}
