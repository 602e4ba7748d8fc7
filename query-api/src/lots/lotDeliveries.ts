import { deliveriesTable, type DeliveredLineRow } from '@talloor/projections/tables/deliveries.ts';
import { deliveredLotsTable } from '@talloor/projections/tables/traceability.ts';

/** A delivery with the lots of its lines. */
export type LotDelivery = {
  readonly customer_number: string;
  readonly customer_name: string;
  readonly delivery_number: string;
  readonly order_number: string;
  readonly day: string;
  readonly picked_at: string | null;
  readonly loaded_at: string | null;
  readonly dispatched_at: string | null;
  readonly delivered_at: string | null;
  readonly lines: readonly DeliveredLineRow[];
};

/**
 * Deliveries by lots and articles, the latest first. Values: lot keys, article numbers, each null where nothing is asked of it.
 * @param has what is asked of the array: `@>` all of them, `&&` one of them
 * @param more conditions beside it
 */
export const lotDeliveriesText = (has: '@>' | '&&', more = ''): string => `
  select d.customer_number, d.customer_name, d.delivery_number, d.order_number, d.day, d.picked_at, d.loaded_at,
    d.dispatched_at, d.delivered_at, d.lines
  from ${deliveredLotsTable.qualifiedName} l
    join ${deliveriesTable.qualifiedName} d on d.delivery_number = l.delivery_number
  where ($1::text[] is null or l.lots ${has} $1) and ($2::text[] is null or l.articles ${has} $2) and d.lines is not null ${more}
  order by d.day desc, d.delivery_number desc`;
