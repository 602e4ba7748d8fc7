import type { Pool } from 'pg';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf, type RowOf } from '@talloor/platform/postgres/columns.ts';
import { customersTable } from '../tables.ts';

const customerIdentityColumns = {
  ...columnsOf(customersTable, 'name', 'segment'),
  customerNumber: 'text not null',

  /** Ten digits. */
  companyNumber: 'text',

  contactEmails: 'text[] not null',
} as const;
export type CustomerIdentity = RowOf<typeof customerIdentityColumns>;

export type IdentityQuestion = {
  readonly customerNumber?: string | undefined;
  readonly companyNumber?: string | undefined;
};

const most = 50;

/** Oldest first. */
export async function findCustomerIdentities(
  pool: Pick<Pool, 'query'>,
  { customerNumber, companyNumber }: IdentityQuestion,
): Promise<readonly CustomerIdentity[]> {
  const rows = await findRows(pool, customerIdentityColumns, {
    name: 'customer_identities',
    text: `select customer_number as "customerNumber", name, segment, company_number as "companyNumber",
        contact_emails as "contactEmails"
      from catalogue.customers
      where customer_number = $1 or company_number = nullif($2, '')
      order by length(customer_number), customer_number limit ${most}`,
    values: [customerNumber ?? null, companyNumber ?? ''],
  });
  return rows;
}
