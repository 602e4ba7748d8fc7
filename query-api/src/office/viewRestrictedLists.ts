import type { RestrictedListRow } from '@talloor/catalogue/customer/findRestrictedLists.ts';
import type { OfficeRestrictedList } from '@talloor/contracts/endpoints/officeRestrictedLists.ts';
import type pg from 'pg';
import { accountCustomersTable, accountsTable } from '@talloor/projections/tables/accounts.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import type { RowOf } from '@talloor/platform/postgres/columns.ts';

const personColumns = { id: 'text not null', name: 'text' } as const;
type Person = RowOf<typeof personColumns>;

/** @param names by user id; missing after erasure */
export const viewRestrictedListRow = (
  { customerNumber, customerName, name, managers, articles }: RestrictedListRow,
  names: ReadonlyMap<string, string>,
): OfficeRestrictedList => ({
  id: customerNumber,
  name,
  customer_name: customerName,
  managers: managers.map((id) => ({ id, name: names.get(id) ?? null })),
  number_of_products: articles,
});

export async function findUsersOf(pool: pg.Pool, customerNumber: string): Promise<readonly Person[]> {
  const rows = await findRows(pool, personColumns, {
    name: 'users-of-customer',
    text: `select a.user_id as id, nullif(concat_ws(' ', a.first_name, a.last_name), '') as name
      from ${accountCustomersTable.qualifiedName} c join ${accountsTable.qualifiedName} a using (user_id)
      where c.customer_number = $1 and a.status = 'active' order by name, id`,
    values: [customerNumber],
  });
  return rows;
}
