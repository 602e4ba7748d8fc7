import {
  invoiceDeliveryNotesTable,
  invoicesTable,
  invoiceTextsTable,
  type InvoiceLineRow,
} from '@talloor/projections/tables/invoices.ts';
import type { Bench } from '../bench.ts';

const amount = 42_740;
const lineOf = (number: number, count: number): InvoiceLineRow => ({
  line_number: number,
  kind: 'goods',
  delivery_number: '1',
  name: { nl: `Trostomaat ${number}`, fr: `Tomate grappe ${number}` },
  total_cents: Math.round(amount / count),
  note_line_id: String(number),
  article_number: String(100_000 + number),
  return_id: null,
  unit: { nl: 'kist', fr: 'caisse' },
  quantity: 2,
  weight: null,
  price_mills: Math.round((amount * 10) / count / 2),
  vat_rate: 6,
  empties_kind: null,
});
const linesOf = (count: number) => Array.from({ length: count }, (_, index) => lineOf(index + 1, count));

export const longInvoice = (buyer: number): string => String(299_000_000 + buyer);

const firstNumber = 265_000_000;

/** For the notes of `writeHistory`. */
export async function writeInvoices({ pool, tenant }: Bench, many: number, longLines: number): Promise<void> {
  for (const [index, { customers }] of tenant.buyers.entries()) {
    const [customer = ''] = customers;
    await writeRows(pool, customer, firstNumber + index * many, many, 5);
    await writeRows(pool, customer, Number(longInvoice(index)) - 1, 1, longLines);
  }
  await pool.query(
    `insert into ${invoiceDeliveryNotesTable.qualifiedName} (delivery_number, number)
     select unnest(delivery_numbers), number from ${invoicesTable.qualifiedName}`,
  );
  for (const table of [invoicesTable, invoiceTextsTable, invoiceDeliveryNotesTable])
    await pool.query(`analyze ${table.qualifiedName}`);
}

async function writeRows(
  pool: Bench['pool'],
  customer: string,
  from: number,
  count: number,
  lineCount: number,
): Promise<void> {
  const lines = linesOf(lineCount);
  const base = lines.reduce((sum, line) => sum + line.total_cents, 0);
  const vat = Math.round(base * 0.06);
  const articles = lines.map(({ article_number: article, name }) => `${article ?? ''} ${name.nl} ${name.fr}`);
  await pool.query(
    `insert into ${invoicesTable.qualifiedName} (number, kind, customer_number, customer_name, issued_on, due_on,
       communication, buyer_reference, corrected_invoices, order_numbers, delivery_numbers, lines, article_count, vat,
       base_cents, vat_cents, deposit_cents, amount_cents, expected_cents, differences, difference_count, paid_cents,
       credited_cents, open_cents, credit_cents, used_cents, held_cents)
     select number, 'invoice', $1, 'Bistro', day, day, '090933755493', 'WK' || number, '{}', array[substring(number, 3)],
       array['6' || substring(number, 3)], $4, $5, $6, $7, $8, 0, $7::float + $8::float, $7::float + $8::float, '[]', 0,
       case when is_open then 0 else $7::float + $8::float end, 0,
       case when is_open then $7::float + $8::float else 0 end, 0, 0, 0
     from (select ($2::int + each)::text as number, each % 10 = 1 as is_open,
             to_char(date '2026-03-10' - (each % 500), 'YYYY-MM-DD') as day
           from generate_series(1, $3::int) as each) as made`,
    [
      customer,
      from,
      count,
      JSON.stringify(lines),
      lineCount,
      JSON.stringify([{ rate: 6, base_cents: base, vat_cents: vat }]),
      base,
      vat,
    ],
  );
  await pool.query(
    `insert into ${invoiceTextsTable.qualifiedName} (number, customer_number, words, issued_on)
     select ($2::int + each)::text, $1, ($2::int + each) || ' ' || $4, '2026-03-10' from generate_series(1, $3::int) as each`,
    [customer, from, count, articles.join(' ').toLowerCase()],
  );
}
