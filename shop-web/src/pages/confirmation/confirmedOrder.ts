import type { OrderPlacedView } from '@talloor/contracts/endpoints/checkout.ts';
import type { OrderDetail } from '@talloor/contracts/shapes.ts';

/** From the checkout, or from the order after a reload. */
export type ConfirmedOrder = {
  readonly number: string;
  /** Epoch seconds. */
  readonly deliveryDay: number;
  readonly window: { readonly start: string; readonly end: string };
  readonly changeableUntil: number;
  readonly allocation: OrderPlacedView['allocation'];
  readonly reference: string;
  readonly lines: number;
  readonly extraEmails: readonly string[];
  readonly amountToPay: number | null;
  readonly isApproximate: boolean;
  /** Null before the order is read and for hidden prices. */
  readonly totals: OrderDetail['totals'];
  readonly address: OrderDetail['address'] | null;
  readonly service: OrderPlacedView['delivery_service'];
  readonly mainOrder: string | null;
  /** Until the order is read; null for hidden prices. */
  readonly fees: readonly {
    readonly kind: 'delivery' | 'express' | 'deposit' | 'discounts';
    readonly amount: number;
  }[];
};

const linesOf = (lines: OrderDetail['lines']): number => lines.filter((line) => !line.is_free).length;

const feesOf = (placed: OrderPlacedView): ConfirmedOrder['fees'] =>
  (
    [
      ['delivery', placed.shipping_fee],
      ['express', placed.express_fee],
      ['discounts', placed.discounts === null ? null : -placed.discounts],
      ['deposit', placed.total_deposit],
    ] as const
  ).flatMap(([kind, amount]) => (amount === null || amount === 0 ? [] : [{ kind, amount }]));

export const fromPlaced = (placed: OrderPlacedView): ConfirmedOrder => ({
  number: placed.order_number,
  deliveryDay: placed.delivery_date,
  window: { start: placed.delivery_window_start, end: placed.delivery_window_end },
  changeableUntil: placed.changeable_until,
  allocation: placed.allocation,
  reference: placed.reference,
  lines: linesOf(placed.lines),
  extraEmails: [],
  amountToPay: placed.amount_to_pay,
  isApproximate: placed.is_approximate,
  totals: null,
  address: null,
  service: placed.delivery_service,
  mainOrder: placed.main_order,
  fees: feesOf(placed),
});

export const fromDetail = (order: OrderDetail): ConfirmedOrder => ({
  number: order.order_number,
  deliveryDay: order.delivery_date,
  window: order.delivery_window,
  changeableUntil: order.changeable_until,
  allocation: order.allocation,
  reference: order.reference,
  lines: linesOf(order.lines),
  extraEmails: order.extra_emails ?? [],
  amountToPay: order.amount_to_pay,
  isApproximate: order.is_approximate,
  totals: order.totals,
  address: order.address,
  service: order.delivery_service ?? null,
  mainOrder: order.main_order ?? null,
  fees: [],
});
