import type pg from 'pg';
import type { Standing } from '@talloor/projections/tables/accounts.ts';

export type FoundAccount = {
  readonly username: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  /** By customer number. */
  readonly standings: ReadonlyMap<string, Standing>;
};

type Row = Omit<FoundAccount, 'standings'> & { readonly standings: Record<string, Standing> | null };

const text = `
  select a.username, a.first_name as "firstName", a.last_name as "lastName",
    (select json_object_agg(customer_number, status) from projections.customer_standings_2
     where customer_number = any($2::text[])) as standings
  from (select 1) one left join projections.accounts_2 a on a.user_id = $1`;

/** Names of one account (null where erased or not yet known) and how these customers stand. */
export async function findAccount(
  pool: pg.Pool,
  userId: string,
  customerNumbers: readonly string[],
): Promise<FoundAccount> {
  const { rows } = await pool.query<Row>({ name: 'account', text, values: [userId, customerNumbers] });
  const [row] = rows;
  return {
    username: row?.username ?? null,
    firstName: row?.firstName ?? null,
    lastName: row?.lastName ?? null,
    standings: new Map(Object.entries(row?.standings ?? {})),
  };
}
