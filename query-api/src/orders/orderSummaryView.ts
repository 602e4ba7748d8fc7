import type { OrderSummary } from '@talloor/contracts/shapes.ts';
import type { OrderSummaryRow } from '@talloor/projections/tables/orderSummaryRow.ts';

export type SummaryColumns = {
  readonly summary: OrderSummaryRow;
  readonly allocated: boolean;
  readonly short: boolean;
};

/** An order in a list: its state by the clock, amounts null where the customer's prices are hidden. */
export function orderSummaryView(row: SummaryColumns, showPrices: boolean, now: Date): OrderSummary {
  const { summary } = row;
  return {
    ...summary,
    status: now.getTime() < summary.changeable_until * 1000 ? 'open' : 'processed',
    allocation: row.short ? 'short' : row.allocated ? 'allocated' : 'pending',
    subtotal: showPrices ? summary.subtotal : null,
    amount_to_pay: showPrices ? summary.amount_to_pay : null,
  };
}
