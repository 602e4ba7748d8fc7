import type { Pool } from 'pg';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf, type RowOf } from '@talloor/platform/postgres/columns.ts';
import { customersTable } from '../tables.ts';

/** Who a customer is, as far as registrations ask. */
const customerIdentityColumns = {
  ...columnsOf(customersTable, 'name', 'segment'),
  customerNumber: 'text not null',

  /** Ten digits; null where it has none, or it is not known. */
  companyNumber: 'text',

  /** In lower case. */
  contactEmails: 'text[] not null',
} as const;
export type CustomerIdentity = RowOf<typeof customerIdentityColumns>;

/** What is known of somebody who says to be a customer. */
export type IdentityQuestion = {
  readonly customerNumber?: string | undefined;
  /** Empty where there is none. */
  readonly companyNumber?: string | undefined;
};

const most = 50;

/** The customers that have this number or this company number, the oldest first. */
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
