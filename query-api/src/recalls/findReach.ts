import type pg from 'pg';
import { deliveriesTable, type DeliveredLineRow } from '@talloor/projections/tables/deliveries.ts';
import { deliveredLotsTable } from '@talloor/projections/tables/traceability.ts';
import { affectedLots, lotKey, type RecallScope } from '@talloor/rules/recall/affectedLots.ts';
import { sumOf } from './viewRecall.ts';

/** A delivery in which something of a recall lies, and how much of it. */
export type ReachedDelivery = {
  readonly customer_number: string;
  readonly customer_name: string;
  readonly delivery_number: string;
  readonly order_number: string;
  readonly day: string;
  readonly picked_at: string | null;
  readonly loaded_at: string | null;
  readonly dispatched_at: string | null;
  readonly delivered_at: string | null;
  readonly quantity: number;
};
type Row = Omit<ReachedDelivery, 'quantity'> & { readonly lines: readonly DeliveredLineRow[] };

const text = (where: string) => `
  select d.customer_number, d.customer_name, d.delivery_number, d.order_number, d.day, d.picked_at, d.loaded_at,
    d.dispatched_at, d.delivered_at, d.lines
  from projections.${deliveredLotsTable.name} l
    join projections.${deliveriesTable.name} d on d.delivery_number = l.delivery_number
  where ($1::text[] is null or l.lots && $1) and ($2::text[] is null or l.articles && $2) and d.lines is not null ${where}
  order by d.day desc, d.delivery_number desc`;
const queries = {
  all: { name: 'recall-reach', text: text('') },
  inHouse: { name: 'recall-in-house', text: text('and d.dispatched_at is null') },
} as const;

/** Every delivery that lots and articles reached, or those of them that are picked and have not left. */
export async function findReach(
  pool: Pick<pg.Pool, 'query'>,
  scope: RecallScope,
  which: keyof typeof queries,
): Promise<readonly ReachedDelivery[]> {
  const { lots, articles } = scope;
  const values = [lots.length > 0 ? lots.map(lotKey) : null, articles.length > 0 ? articles : null];
  const { rows } = await pool.query<Row>({ ...queries[which], values });
  return rows.flatMap(({ lines, ...delivery }) => {
    const affected = lines.flatMap(({ article_number: articleNumber, delivered, lots: of }) => {
      const found = affectedLots({ articleNumber, delivered, lots: of }, scope);
      return found ? [found.quantity] : [];
    });
    return affected.length === 0 ? [] : [{ ...delivery, quantity: sumOf(affected) }];
  });
}
