import { deliveriesTable, type DeliveredLineRow } from '@talloor/projections/tables/deliveries.ts';
import { deliveredLotsTable } from '@talloor/projections/tables/traceability.ts';
import { typed, listOf, columnsOf, type RowOf } from '@talloor/platform/postgres/columns.ts';

export const lotDeliveryColumns = {
  ...columnsOf(
    deliveriesTable,
    'customer_number',
    'customer_name',
    'delivery_number',
    'order_number',
    'day',
    'picked_at',
    'loaded_at',
    'dispatched_at',
    'delivered_at',
  ),
  lines: typed<readonly DeliveredLineRow[]>('json not null'),
};
export type LotDelivery = RowOf<typeof lotDeliveryColumns>;

/**
 * Latest first. Values: lot keys, article numbers; null skips.
 * @param has array operator: `@>` all, `&&` any
 */
export const lotDeliveriesText = (has: '@>' | '&&', more = ''): string => `
  select ${listOf(lotDeliveryColumns, 'd')}
  from ${deliveredLotsTable.qualifiedName} l
    join ${deliveriesTable.qualifiedName} d on d.delivery_number = l.delivery_number
  where ($1::text[] is null or l.lots ${has} $1) and ($2::text[] is null or l.articles ${has} $2) and d.lines is not null ${more}
  order by d.day desc, d.delivery_number desc`;
