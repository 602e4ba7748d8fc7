import type pg from 'pg';
import { mostDocuments } from '@talloor/contracts/endpoints/documents.ts';
import { deliveriesTable } from '@talloor/projections/tables/deliveries.ts';
import type { MissingDocumentRow } from '@talloor/projections/tables/documentRequests.ts';
import { invoicesTable } from '@talloor/projections/tables/invoices.ts';
import { findRow, findRows } from '@talloor/platform/postgres/findRows.ts';
import { addDays } from '@talloor/rules/delivery/workdays.ts';
import type { DueRequest } from './bundleStore.ts';

const documentColumns = { number: 'text not null', customer_number: 'text not null' } as const;
export type DocumentKey = { readonly number: string; readonly customer_number: string };

type Source = { readonly table: string; readonly number: string; readonly day: string; readonly isHeld: string };

const invoiceSource = (kind: string): Source => ({
  table: invoicesTable.qualifiedName,
  number: 'number',
  day: 'issued_on',
  isHeld: `kind = '${kind}'`,
});
const sources: Readonly<Record<DueRequest['type'], Source>> = {
  invoices: invoiceSource('invoice'),
  credit_notes: invoiceSource('credit_note'),
  delivery_proofs: {
    table: deliveriesTable.qualifiedName,
    number: 'delivery_number',
    day: 'coalesce(delivered_day, day)',
    isHeld: 'dispatched_at is not null',
  },
};

/** At most one more than a bundle may hold. */
export async function findDocuments(
  pool: pg.Pool,
  { type, from_day: from, to_day: to, numbers, customer_numbers: customers }: DueRequest,
): Promise<{ readonly documents: readonly DocumentKey[]; readonly missing: readonly MissingDocumentRow[] }> {
  const { table, number, day, isHeld } = sources[type];
  const select = `select ${number} as number, customer_number from ${table} where customer_number = any($1::text[])`;
  if (numbers !== null) {
    // Chosen in one list, invoices and credit notes come together.
    const isChosen = type === 'delivery_proofs' ? isHeld : 'true';
    const text = `${select} and ${number} = any($2::text[]) and ${isChosen} order by ${day}, ${number}`;
    const documents = await findRows(pool, documentColumns, text, [customers, numbers]);
    const found = new Set(documents.map((each) => each.number));
    return { documents, missing: numbers.filter((each) => !found.has(each)).map(missingDocument) };
  }
  if (from === null || to === null) return { documents: [], missing: [] };
  const [documents, first] = await Promise.all([
    findRows(
      pool,
      documentColumns,
      `${select} and ${isHeld} and ${day} between $2 and $3 order by ${day}, ${number} limit ${mostDocuments + 1}`,
      [customers, from, to],
    ),
    findRow(pool, { day: 'text' }, `select min(${day}) as day from ${table} where ${isHeld}`),
  ]);
  return { documents, missing: missingPeriod(from, to, first?.day ?? null) };
}

export const missingDocument = (number: string): MissingDocumentRow => ({
  what: 'document',
  number,
  from: null,
  to: null,
});

/** @param first day of the oldest document of anybody; null: none */
export function missingPeriod(from: string, to: string, first: string | null): MissingDocumentRow[] {
  if (first !== null && from >= first) return [];
  const dayBefore = first === null ? to : addDays(first, -1);
  return [{ what: 'period', number: null, from, to: dayBefore < to ? dayBefore : to }];
}
