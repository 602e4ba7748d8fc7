import type pg from 'pg';
import type { OrderDetailRow, OrderLineRow, PersonalOrderRow } from '@talloor/projections/tables/orderDetail.ts';

/** A line as `[line, status, allocated quantity]`. */
export type FoundLine = readonly [OrderLineRow, 'pending' | 'allocated' | 'short', number | null, string];

export type FoundOrder = {
  readonly customer_number: string;
  readonly placed_at: string;
  readonly detail: OrderDetailRow;
  readonly personal: PersonalOrderRow;
  readonly allocated: boolean;
  readonly short: boolean;
  readonly confirmation_sent: boolean;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly lines: readonly FoundLine[];
};

const text = `
  select d.customer_number, d.placed_at, d.detail, d.personal, d.allocated, d.short, d.confirmation_sent,
    a.first_name, a.last_name,
    (select coalesce(json_agg(json_build_array(l.line, l.status, l.allocated_quantity, l.line_id) order by l.place), '[]')
     from projections.order_lines_1 l where l.order_number = d.order_number) as lines
  from projections.order_details_1 d left join projections.accounts_1 a on a.user_id = d.placed_by
  where d.order_number = $1 and ($2::text is null or d.customer_number = $2)`;

/** One order with its lines, of this customer (null: of any); null where there is none. */
export async function findOrderDetail(
  pool: pg.Pool,
  orderNumber: string,
  customerNumber: string | null,
): Promise<FoundOrder | null> {
  const { rows } = await pool.query<FoundOrder>({ name: 'order-detail', text, values: [orderNumber, customerNumber] });
  return rows[0] ?? null;
}
