import type pg from 'pg';
import { gathering } from '@talloor/platform/gathering.ts';
import { accountsTable, customerStandingsTable, type AccountStatus } from '@talloor/projections/tables/accounts.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { typed } from '@talloor/platform/postgres/columns.ts';

type Names = { readonly username: string | null; readonly firstName: string | null; readonly lastName: string | null };

export type FoundAccount = Names & {
  readonly statuses: ReadonlyMap<string, AccountStatus>;
};

type AccountRequest = { readonly userId: string; readonly customerNumbers: readonly string[] };
const foundColumns = {
  accounts: typed<Record<string, Names>>('json'),
  statuses: typed<Record<string, AccountStatus>>('json'),
} as const;

const text = `
  select
    (select json_object_agg(user_id,
       json_build_object('username', username, 'firstName', first_name, 'lastName', last_name))
     from ${accountsTable.qualifiedName} where user_id = any($1::text[])) as accounts,
    (select json_object_agg(customer_number, status) from ${customerStandingsTable.qualifiedName}
     where customer_number = any($2::text[])) as statuses`;
const unknown: Names = { username: null, firstName: null, lastName: null };
const together = { together: 100, underWay: 4 };

/** Null when erased or unknown; concurrent calls share a statement. */
export const createAccountFinder = (pool: pg.Pool) =>
  gathering<AccountRequest, FoundAccount>(together, async (requests) => {
    const users = new Set(requests.map(({ userId }) => userId));
    const customers = new Set(requests.flatMap(({ customerNumbers }) => customerNumbers));
    const values = [[...users], [...customers]];
    const rows = await findRows(pool, foundColumns, { name: 'accounts', text, values });
    const statuses = new Map(Object.entries(rows[0]?.statuses ?? {}));
    return requests.map(({ userId }) => ({ ...unknown, ...rows[0]?.accounts?.[userId], statuses }));
  });
