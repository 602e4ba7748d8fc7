import { isDeepStrictEqual } from 'node:util';
import type { Pool } from 'pg';
import type { Address } from '@talloor/rules/facts.ts';
import { changeCatalogue, nothingWritten, type ChangedBy } from '../changes/changeCatalogue.ts';
import type { TableRow } from '../changes/writeRows.ts';
import { writeCustomerRows } from './writeCustomers.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { typed } from '@talloor/platform/postgres/columns.ts';

export type CustomerAddressChange = {
  readonly customerNumber: string;
  readonly kind: 'delivery' | 'billing';
  readonly address: Address;
  /** A repeat changes nothing newer. */
  readonly onlyInPlaceOf?: Address;
};

export async function changeCustomerAddress(
  pool: Pick<Pool, 'connect'>,
  { customerNumber, kind, address, onlyInPlaceOf }: CustomerAddressChange,
  changedBy: ChangedBy,
): Promise<boolean> {
  const column = kind === 'delivery' ? 'address' : 'billing_address';
  let isWritten = false;
  await changeCatalogue(pool, async (client) => {
    const rows = await findRows(
      client,
      { row: typed<TableRow>('jsonb not null') },
      `select to_jsonb(c) - array(select attname::text from pg_attribute
         where attrelid = 'catalogue.customers'::regclass and attgenerated <> '') as row
       from catalogue.customers c where customer_number = $1 for update`,
      [customerNumber],
    );
    const [customer] = rows;
    if (!customer) return nothingWritten;
    const present = customer.row[column] ?? customer.row['address'];
    if (onlyInPlaceOf !== undefined && !isDeepStrictEqual(present, onlyInPlaceOf)) return nothingWritten;
    const outcomes = await writeCustomerRows({ client, changedBy }, [{ ...customer.row, [column]: address }]);
    isWritten = outcomes.size > 0;
    return isWritten ? undefined : nothingWritten;
  });
  return isWritten;
}
