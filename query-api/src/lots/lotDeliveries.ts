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
 * Latest first.
 * @param has array operator: `@>` all, `&&` any
 * @param scope lot keys and article numbers; null: whatever they are
 */
export function lotDeliveriesQuery(
  has: '@>' | '&&',
  { lots, articles }: { readonly lots: readonly string[] | null; readonly articles: readonly string[] | null },
  more = '',
): { readonly text: string; readonly values: unknown[] } {
  // A condition for an absent value would keep PostgreSQL from its indexes.
  const given = Object.entries({ lots, articles }).filter(([, keys]) => keys !== null);
  const conditions = given.map(([column], at) => `l.${column} ${has} $${at + 1}::text[]`);
  const text = `
  select ${listOf(lotDeliveryColumns, 'd')}
  from ${deliveredLotsTable.qualifiedName} l
    join ${deliveriesTable.qualifiedName} d on d.delivery_number = l.delivery_number
  where ${[...conditions, 'd.lines is not null'].join(' and ')} ${more}
  order by d.day desc, d.delivery_number desc`;
  return { text, values: given.map(([, keys]) => keys) };
}
