import type pg from 'pg';
import {
  deliveryChecksTable,
  deliveriesTable,
  type ContainerRow,
  type DeliveredLineRow,
  type DeliveryExpectation,
  type EmptiesRow,
  type PersonalReceiptRow,
} from '@talloor/projections/tables/deliveries.ts';
import {
  orderDetailsTable,
  type OrderDetailRow,
  type PersonalOrderAddress,
} from '@talloor/projections/tables/orderDetail.ts';

export type FoundDelivery = {
  readonly delivery_number: string;
  readonly order_number: string;
  readonly customer_number: string;
  readonly customer_name: string;
  readonly reference: string;
  readonly placed_at: string;
  readonly change_deadline: string;
  readonly day: string;
  readonly route: string;
  readonly stop: number;
  readonly stops: number;
  readonly stops_before: number | null;
  readonly expected: DeliveryExpectation;
  readonly picked_at: string | null;
  readonly lines: readonly DeliveredLineRow[] | null;
  readonly totals: OrderDetailRow['totals'] | null;
  readonly loaded_at: string | null;
  readonly containers: readonly ContainerRow[] | null;
  readonly dispatched_at: string | null;
  readonly delivered_at: string | null;
  readonly receipt: PersonalReceiptRow | null;
  readonly empties: readonly EmptiesRow[] | null;
  readonly invoice_number: string | null;
  /** Ids of lines that are ticked off. */
  readonly checked: readonly string[] | null;
  readonly address: OrderDetailRow['address'] | null;
  readonly address_personal: PersonalOrderAddress | null;
};

const columns = `
  d.delivery_number, d.order_number, d.customer_number, d.customer_name, d.reference, d.placed_at, d.change_deadline, d.day,
  d.route, d.stop, d.stops, d.stops_before, d.expected, d.picked_at, d.lines, d.totals, d.loaded_at, d.containers,
  d.dispatched_at, d.delivered_at, d.receipt, d.empties, d.invoice_number, o.detail->'address' as address,
  o.address_personal,
  (select json_agg(c.line_id) from ${deliveryChecksTable.qualifiedName} c
   where c.delivery_number = d.delivery_number and c.checked) as checked`;
const from = `
  from ${deliveriesTable.qualifiedName} d left join ${orderDetailsTable.qualifiedName} o on o.order_number = d.order_number`;

/** The delivery with this number of this customer that has left, so that there is a note of it; null where there is none. */
export async function findDeliveryNote(
  pool: pg.Pool,
  deliveryNumber: string,
  customerNumber: string,
): Promise<FoundDelivery | null> {
  const { rows } = await pool.query<FoundDelivery>({
    name: 'delivery-note',
    text: `select ${columns} ${from} where d.delivery_number = $1 and d.customer_number = $2 and d.dispatched_at is not null`,
    values: [deliveryNumber, customerNumber],
  });
  return rows[0] ?? null;
}

/** The delivery of an order of this customer, from when it is scheduled; null where there is none. */
export async function findDeliveryOfOrder(
  pool: pg.Pool,
  orderNumber: string,
  customerNumber: string,
): Promise<FoundDelivery | null> {
  const { rows } = await pool.query<FoundDelivery>({
    name: 'delivery-of-order',
    text: `select ${columns} ${from} where d.order_number = $1 and d.customer_number = $2`,
    values: [orderNumber, customerNumber],
  });
  return rows[0] ?? null;
}
