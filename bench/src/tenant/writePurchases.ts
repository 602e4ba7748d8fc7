import { purchaseChangesTable, purchaseLinesTable, purchaseNotesTable } from '@talloor/projections/tables/purchases.ts';
import type { Bench } from '../bench.ts';

export const linesPerNote = 20;
const articles = 400;

/** Of each buyer's first customer, over two years. */
export async function writePurchases({ pool, tenant }: Bench, notes: number): Promise<void> {
  for (const [index, { customers }] of tenant.buyers.entries()) {
    const [customer = ''] = customers;
    const first = 670_000_000 + index * notes;
    await pool.query(
      `insert into ${purchaseNotesTable.qualifiedName} (delivery_number, customer_number, order_number, ordered_by, delivered_on)
       select ($2::int + each)::text, $1, each::text, '1', to_char(date '2026-03-10' - (each % 730), 'YYYY-MM-DD')
       from generate_series(1, $3::int) as each`,
      [customer, first, notes],
    );
    await pool.query(
      `insert into ${purchaseLinesTable.qualifiedName} (delivery_number, line_id, article_number, name_nl, name_fr, unit_nl,
         unit_fr, brand, group_code, quantity, priced_quantity, turnover_cents, is_promotion, saving_cents, short_quantity,
         is_replacement, deposit_cents)
       select ($1::int + each)::text, line::text, (100000 + article)::text, 'Artikel ' || article, 'Article ' || article,
         'st', 'pc', 'Merk ' || article % 40, 'G' || article % 12, 2, 2, 500 + article, article % 9 = 0,
         case when article % 9 = 0 then 20 else 0 end, 0, false, 0
       from generate_series(1, $2::int) as each, generate_series(1, ${linesPerNote}) as line,
         lateral (select (each * 7 + line * 13) % ${articles} as article) as made`,
      [first, notes],
    );
    await pool.query(
      `insert into ${purchaseChangesTable.qualifiedName} (customer_number, position) values ($1, '1')
       on conflict (customer_number) do nothing`,
      [customer],
    );
  }
  for (const table of [purchaseNotesTable, purchaseLinesTable]) await pool.query(`analyze ${table.qualifiedName}`);
}
