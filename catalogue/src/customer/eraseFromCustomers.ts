import type { Pool, PoolClient } from 'pg';
import { changeCatalogue, nothingWritten, type ChangedBy } from '../changes/changeCatalogue.ts';
import type { TableRow } from '../changes/writeRows.ts';
import { writeCustomerRows } from './writeCustomers.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { typed } from '@talloor/platform/postgres/columns.ts';

type ConnectingPool = Pick<Pool, 'connect'>;
type CustomerRow = TableRow & {
  readonly customer_number: string;
  readonly name: string;
  readonly address: { readonly street: string; readonly postal: string; readonly city: string };
  readonly contact_emails: readonly string[];
};

/**
 * @param isTheirs receives lower case
 * @returns affected customers
 */
export const eraseContacts = (
  pool: ConnectingPool,
  isTheirs: (email: string) => boolean,
  changedBy: ChangedBy,
): Promise<readonly string[]> =>
  rewrite(pool, changedBy, {
    condition: 'cardinality(contact_emails) > 0',
    values: [],
    rewritten: ({ contact_emails: emails, ...row }) => {
      const others = emails.filter((email) => !isTheirs(email));
      return others.length === emails.length ? null : { ...row, contact_emails: others };
    },
  });

/**
 * Customers without a company number that a person registered; postal code and city stay. Businesses stay:
 * registers and invoices name them.
 * @param filedFor customers of this person's registrations
 * @returns blanked customers
 */
export async function erasePrivateCustomers(
  pool: ConnectingPool,
  filedFor: readonly string[],
  changedBy: ChangedBy,
): Promise<readonly string[]> {
  const condition = `company_number is null and vat_number = '' and customer_number = any($1) and exists (
    select from catalogue.changes where subject = 'customers' and subject_key = customer_number
      and before is null and changed_by = 'registration')`;
  return rewrite(pool, changedBy, {
    condition: condition,
    values: [filedFor],
    rewritten: (row) => {
      const { customer_number: name, address } = row;
      const { postal, city } = address;
      if (row.name === name && address.street === '') return null;
      const blank = { name: '', street: '', streetNumber: '', box: '', postal, city };
      const nothing = { billing_address: null, address_book: [], contact_emails: [], account_number: '' };
      return { ...row, ...nothing, name, address: blank };
    },
  });
}

type CustomerRewrite = {
  readonly condition: string;
  readonly values: readonly unknown[];
  /** Null keeps the row. */
  readonly rewritten: (row: CustomerRow) => CustomerRow | null;
};

async function rewrite(
  pool: ConnectingPool,
  changedBy: ChangedBy,
  { condition, values, rewritten }: CustomerRewrite,
): Promise<readonly string[]> {
  const numbers: string[] = [];
  await changeCatalogue(pool, async (client) => {
    const rows = await findRows(
      client,
      { row: typed<CustomerRow>('jsonb not null') },
      `select to_jsonb(c) - array(select attname::text from pg_attribute
         where attrelid = 'catalogue.customers'::regclass and attgenerated <> '') as row
       from catalogue.customers c where ${condition} order by customer_number for update`,
      [...values],
    );
    const changedRows = rows.map(({ row }) => rewritten(row)).filter((row) => row !== null);
    if (changedRows.length === 0) return nothingWritten;
    await writeCustomerRows({ client, changedBy }, changedRows);
    await forgetNames(client, changedRows);
    numbers.push(...changedRows.map((row) => row.customer_number));
    return undefined;
  });
  return numbers;
}

/** Change rows are permanent and hold names. */
async function forgetNames(client: PoolClient, rows: readonly CustomerRow[]): Promise<void> {
  const nameless = rows.filter((row) => row.name === row.customer_number).map((row) => row.customer_number);
  const nameKeys = `array['name', 'account_number']`;
  await client.query(
    `update catalogue.changes set before = before - ${nameKeys}, after = after - ${nameKeys}
     where subject = 'customers' and subject_key = any($1)`,
    [nameless],
  );
}
