import type pg from 'pg';
import { eraseColumnSets } from '@talloor/catalogue/assortment/columnSets.ts';
import { eraseContacts, erasePrivateCustomers } from '@talloor/catalogue/customer/eraseFromCustomers.ts';
import { emailHash } from '@talloor/command-api/people/knownEmails.ts';
import { eraseReceipts } from '@talloor/command-api/operations/eraseReceipts.ts';
import type { Sign } from '@talloor/platform/createSigner.ts';
import { accountCustomersTable, accountsTable } from '@talloor/projections/tables/accounts.ts';
import { deliveriesTable } from '@talloor/projections/tables/deliveries.ts';
import { registrationsTable } from '@talloor/projections/tables/registrations.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf } from '@talloor/platform/postgres/columns.ts';
import { accountEmailsTable } from '@talloor/command-api/tables.ts';
import { findNamedReports } from './findNamedReports.ts';

type Erasing = { readonly pool: pg.Pool; readonly sign: Sign; readonly personId: string; readonly by: string };

/**
 * Contacts, private customers, column sets. Needs read models, so it runs before them; repeatable.
 * @returns a line per removal
 */
export async function eraseReferences({ pool, sign, personId, by }: Erasing): Promise<readonly string[]> {
  const changedBy = { by, at: new Date() };
  const hasReadModels = await hasReadModelTables(pool);
  const emails = hasReadModels ? await findEmails(pool, personId) : [];
  const hash = await findRows(
    pool,
    columnsOf(accountEmailsTable, 'email_hash'),
    'select email_hash from command.account_emails where user_id = $1',
    [personId],
  );
  const hashes = new Set([...emails.map((email) => emailHash(sign, email)), ...hash.map((row) => row.email_hash)]);
  const contacts =
    hashes.size === 0 ? [] : await eraseContacts(pool, (email) => hashes.has(emailHash(sign, email)), changedBy);
  const blanked = await erasePrivateCustomers(
    pool,
    hasReadModels ? await findFiledCustomers(pool, personId) : [],
    changedBy,
  );
  const receipts = hasReadModels ? await eraseReceipts(pool, await findReceipts(pool, personId)) : 0;
  const sets = await eraseColumnSets(pool, personId, changedBy);
  return [
    ...contacts.map((customer) => `customer ${customer}: mail address taken out of its contacts`),
    ...blanked.map((customer) => `customer ${customer}: blanked, it was this person without a company`),
    ...(receipts > 0 ? [`reports of the ERP that wait: ${receipts} blanked`] : []),
    ...(sets > 0 ? [`sets of columns: ${sets} deleted`] : []),
  ];
}

/** A tenant before its first start has no read models. */
async function hasReadModelTables(pool: pg.Pool): Promise<boolean> {
  const tables = [accountsTable, accountCustomersTable, deliveriesTable, registrationsTable].map(
    ({ qualifiedName }) => qualifiedName,
  );
  const text = 'select bool_and(to_regclass(name) is not null) as made from unnest($1::text[]) name';
  return (await findRows(pool, { made: 'boolean not null' }, text, [tables]))[0]?.made === true;
}

async function findEmails(pool: pg.Pool, personId: string): Promise<readonly string[]> {
  const rows = await findRows(
    pool,
    columnsOf(accountsTable, 'email'),
    `select email from ${accountsTable.qualifiedName} where user_id = $1
     union select person -> 'contact' ->> 'email' from ${registrationsTable.qualifiedName} where registration_id = $1`,
    [personId],
  );
  return rows.flatMap(({ email }) => email ?? []);
}

/** Deliveries that the person ordered or received, and parked reports that name them. */
async function findReceipts(pool: pg.Pool, personId: string): Promise<readonly string[]> {
  const text = `select delivery_number from ${deliveriesTable.qualifiedName} where ordered_by = $1 or receipt_of = $1`;
  const rows = await findRows(pool, columnsOf(deliveriesTable, 'delivery_number'), text, [personId]);
  const named = await findRows(
    pool,
    { firstName: 'text not null', lastName: 'text not null', customers: 'text[] not null' },
    `with names as (
       select first_name, last_name from ${accountsTable.qualifiedName} where user_id = $1
       union select person -> 'contact' ->> 'firstName', person -> 'contact' ->> 'lastName'
       from ${registrationsTable.qualifiedName} where registration_id = $1
     )
     select first_name as "firstName", last_name as "lastName",
       array(
         select customer_number from ${accountCustomersTable.qualifiedName} where user_id = $1
         union select customer_number from ${deliveriesTable.qualifiedName}
         where (ordered_by = $1 or receipt_of = $1) and customer_number is not null
         union select unnest(array_remove(array[customer_number, claimed_customer], null))
         from ${registrationsTable.qualifiedName} where registration_id = $1
       ) as customers
     from names where first_name is not null and last_name is not null`,
    [personId],
  );
  const numbers = rows.map((row) => row.delivery_number);
  for (const { customers, ...name } of named)
    numbers.push(...(await findNamedReports(pool, { userId: personId, ...name }, customers)));
  return numbers;
}

/** Excludes customers with other users. */
async function findFiledCustomers(pool: pg.Pool, personId: string): Promise<readonly string[]> {
  const rows = await findRows(
    pool,
    columnsOf(accountCustomersTable, 'customer_number'),
    `select customer_number from ${registrationsTable.qualifiedName} r
     where registration_id = $1 and customer_number is not null and status = 'accepted' and not exists (
       select from ${accountCustomersTable.qualifiedName} c where c.customer_number = r.customer_number and c.user_id <> $1)`,
    [personId],
  );
  return rows.map((row) => row.customer_number);
}
