import type pg from 'pg';
import type { Catalogue } from '@talloor/catalogue/catalogue.ts';
import { accountsTable } from '@talloor/projections/tables/accounts.ts';
import { customerUsersTable } from '@talloor/projections/tables/customerUsers.ts';
import { columnsOf, typed } from '@talloor/platform/postgres/columns.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { isGranted, type CustomerRight } from '@talloor/rules/account/rights.ts';

const columns = {
  ...columnsOf(customerUsersTable, 'customer_number'),
  rights: typed<readonly CustomerRight[]>('jsonb'),
} as const;

const text = `
  select u.customer_number, u.rights
  from ${customerUsersTable.qualifiedName} u join ${accountsTable.qualifiedName} a using (user_id)
  where u.user_id = $1 and u.customer_number = any($2::text[]) and a.status = 'active'`;

/**
 * `isLinked`: to every customer, with an active account. `showsPrices`: the user sees the prices of every customer.
 */
export async function findPriceRights(
  { pool, catalogue }: { readonly pool: pg.Pool; readonly catalogue: Pick<Catalogue, 'findCustomers'> },
  userId: string,
  customerNumbers: readonly string[],
): Promise<{ readonly isLinked: boolean; readonly showsPrices: boolean }> {
  const [links, customers] = await Promise.all([
    findRows(pool, columns, { name: 'price-rights', text, values: [userId, customerNumbers] }),
    catalogue.findCustomers(customerNumbers),
  ]);
  return {
    isLinked: links.length === customerNumbers.length,
    showsPrices:
      links.length === customerNumbers.length &&
      customers.length === customerNumbers.length &&
      links.every(({ rights }) => isGranted(rights ?? undefined, 'see_prices')) &&
      customers.every(({ showPrices }) => showPrices),
  };
}
