import type { OrderSummary } from '@talloor/contracts/shapes.ts';
import type { OrderSummaryRow } from '@talloor/projections/tables/orderSummaryRow.ts';

export type SummaryColumns = {
  readonly summary: OrderSummaryRow;
  readonly allocated: boolean;
  readonly short: boolean;
};

/** How the stock stands for an order. */
export const orderAllocation = (allocated: boolean, short: boolean): OrderSummary['allocation'] =>
  short ? 'short' : allocated ? 'allocated' : 'pending';

/** An order in a list: its state by the clock, amounts null where the customer's prices are hidden. */
export function orderSummaryView(row: SummaryColumns, showPrices: boolean, now: Date): OrderSummary {
  const { summary } = row;
  return {
    ...(showPrices ? summary : withoutAmounts(summary)),
    status: now.getTime() < summary.changeable_until * 1000 ? 'open' : 'processed',
    allocation: orderAllocation(row.allocated, row.short),
  };
}

/** A summary for who sees no prices. */
export const withoutAmounts = (summary: OrderSummaryRow): Omit<OrderSummary, 'status' | 'allocation'> => ({
  ...summary,
  subtotal: null,
  amount_to_pay: null,
  ...(summary.delivery_service?.kind === 'express' && { delivery_service: { kind: 'express' as const, fee: null } }),
});
