import type { Pool } from 'pg';
import type { RegistrationRow } from './findRegistrations.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf, typed, type RowOf } from '@talloor/platform/postgres/columns.ts';
import { customersTable } from '@talloor/catalogue/tables.ts';

const doubleColumns = {
  ...columnsOf(customersTable, 'customer_number', 'name'),
  address: 'text not null',
  why: typed<'its_customer' | 'company_number' | 'street' | 'name'>('text not null'),
} as const;
export type Double = RowOf<typeof doubleColumns>;

const most = 5;

/** Possible existing customers: filed for, same company number, same street, or a similar name in the postal code. */
export async function findDoubles(
  pool: Pick<Pool, 'query'>,
  { person, postal, outcome, customer_number: number }: RegistrationRow,
): Promise<readonly Double[]> {
  if (person === null) return [];
  const wasMade = outcome === 'created' || outcome === 'contact_exists';
  const [createdNumber, ownNumber] = wasMade ? [number, null] : [null, number];
  const words = (person.companyName ?? '').toLowerCase().match(/[\p{L}\p{N}]{5,}/gu) ?? [];
  const rows = await findRows(pool, doubleColumns, {
    name: 'registration_doubles',
    text: `select customer_number, name,
        concat_ws(' ', address ->> 'street', address ->> 'streetNumber') || ', ' || (address ->> 'postal') || ' ' || (address ->> 'city') as address,
        case when customer_number = $6 then 'its_customer' when company_number = nullif($1, '') then 'company_number'
          when address ->> 'postal' = $2 and lower(address ->> 'street') = lower(nullif($3, '')) then 'street'
          else 'name' end as why
      from catalogue.customers
      where customer_number is distinct from $4 and (
        customer_number = $6 or company_number = nullif($1, '')
        or (address ->> 'postal' = $2 and (
          lower(address ->> 'street') = lower(nullif($3, ''))
          or exists (select from unnest($5::text[]) word where position(word in lower(name)) > 0))))
      order by (case when customer_number = $6 then -1 when company_number = nullif($1, '') then 0 else 1 end), customer_number limit ${most}`,
    values: [person.businessId ?? '', postal ?? '', person.delivery?.street ?? '', createdNumber, words, ownNumber],
  });
  return rows;
}
