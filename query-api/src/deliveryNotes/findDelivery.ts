import type pg from 'pg';
import { deliveryChecksTable, deliveriesTable } from '@talloor/projections/tables/deliveries.ts';
import { orderDetailsTable, type OrderDetailRow } from '@talloor/projections/tables/orderDetail.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf, orNull, typed, type RowOf } from '@talloor/platform/postgres/columns.ts';

const foundDeliveryColumns = {
  ...columnsOf(
    deliveriesTable,
    'delivery_number',
    'order_number',
    'customer_number',
    'customer_name',
    'reference',
    'placed_at',
    'change_deadline',
    'day',
    'route',
    'stop',
    'stops',
    'stops_before',
    'expected',
    'picked_at',
    'lines',
    'totals',
    'loaded_at',
    'containers',
    'dispatched_at',
    'delivered_at',
    'receipt',
    'empties',
    'invoice_number',
  ),
  ...orNull(columnsOf(orderDetailsTable, 'address_personal')),
  /** Line ids. */
  checked: typed<readonly string[]>('json'),
  address: typed<OrderDetailRow['address']>('json'),
  delivery_service: typed<NonNullable<OrderDetailRow['delivery_service']>>('json'),
} as const;
export type FoundDelivery = RowOf<typeof foundDeliveryColumns>;

const columns = `
  d.delivery_number, d.order_number, d.customer_number, d.customer_name, d.reference, d.placed_at, d.change_deadline, d.day,
  d.route, d.stop, d.stops, d.stops_before, d.expected, d.picked_at, d.lines, d.totals, d.loaded_at, d.containers,
  d.dispatched_at, d.delivered_at, d.receipt, d.empties, d.invoice_number, o.detail->'address' as address,
  o.detail->'delivery_service' as delivery_service,
  o.address_personal,
  (select json_agg(c.line_id) from ${deliveryChecksTable.qualifiedName} c
   where c.delivery_number = d.delivery_number and c.checked) as checked`;
const from = `
  from ${deliveriesTable.qualifiedName} d left join ${orderDetailsTable.qualifiedName} o on o.order_number = d.order_number`;

/** Null before departure or for another customer. */
export async function findDeliveryNote(
  pool: pg.Pool,
  deliveryNumber: string,
  customerNumber: string,
): Promise<FoundDelivery | null> {
  const rows = await findRows(pool, foundDeliveryColumns, {
    name: 'delivery-note',
    text: `select ${columns} ${from} where d.delivery_number = $1 and d.customer_number = $2 and d.dispatched_at is not null`,
    values: [deliveryNumber, customerNumber],
  });
  return rows[0] ?? null;
}

/** Null before it is scheduled or for another customer. */
export async function findDeliveryOfOrder(
  pool: pg.Pool,
  orderNumber: string,
  customerNumber: string,
): Promise<FoundDelivery | null> {
  const rows = await findRows(pool, foundDeliveryColumns, {
    name: 'delivery-of-order',
    text: `select ${columns} ${from} where d.order_number = $1 and d.customer_number = $2`,
    values: [orderNumber, customerNumber],
  });
  return rows[0] ?? null;
}
