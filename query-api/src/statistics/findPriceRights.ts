import type pg from 'pg';
import type { Catalogue } from '@talloor/catalogue/catalogue.ts';
import { accountsTable } from '@talloor/projections/tables/accounts.ts';
import { customerUsersTable } from '@talloor/projections/tables/customerUsers.ts';
import { purchaseChangesTable } from '@talloor/projections/tables/purchases.ts';
import { columnsOf, typed } from '@talloor/platform/postgres/columns.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { isGranted, type CustomerRight } from '@talloor/rules/account/rights.ts';

const columns = {
  ...columnsOf(customerUsersTable, 'customer_number'),
  rights: typed<readonly CustomerRight[]>('jsonb'),
  position: 'text',
} as const;

const text = `
  select u.customer_number, u.rights, c.position
  from ${customerUsersTable.qualifiedName} u join ${accountsTable.qualifiedName} a using (user_id)
    left join ${purchaseChangesTable.qualifiedName} c on c.customer_number = u.customer_number
  where u.user_id = $1 and u.customer_number = any($2::text[]) and a.status = 'active'
  order by u.customer_number`;

export type PriceRights = {
  /** To every customer, with an active account. */
  readonly isLinked: boolean;
  /** Of every customer. */
  readonly showsPrices: boolean;
  /** Differs after any change of purchases. */
  readonly version: string;
};

export async function findPriceRights(
  { pool, catalogue }: { readonly pool: pg.Pool; readonly catalogue: Pick<Catalogue, 'findCustomers'> },
  userId: string,
  customerNumbers: readonly string[],
): Promise<PriceRights> {
  const [links, customers] = await Promise.all([
    findRows(pool, columns, { name: 'price-rights', text, values: [userId, customerNumbers] }),
    catalogue.findCustomers(customerNumbers),
  ]);
  return {
    isLinked: links.length === customerNumbers.length,
    version: links.map(({ position }) => position).join(' '),
    showsPrices:
      links.length === customerNumbers.length &&
      customers.length === customerNumbers.length &&
      links.every(({ rights }) => isGranted(rights ?? undefined, 'see_prices')) &&
      customers.every(({ showPrices }) => showPrices),
  };
}
