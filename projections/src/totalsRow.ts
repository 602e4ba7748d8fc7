import type { PromisedTotals } from '@talloor/events/values.ts';
import { eurosOfCents } from '@talloor/rules/money/rounding.ts';
import type { OrderDetailRow } from './tables/orderDetail.ts';

/** In euros. */
export function totalsRow(totals: PromisedTotals): OrderDetailRow['totals'] {
  const exclusive = totals.subtotalCents + totals.deliveryCents + totals.expressCents - totals.discountCents;
  return {
    subtotal: eurosOfCents(totals.subtotalCents),
    delivery_cost: eurosOfCents(totals.deliveryCents),
    express_fee: eurosOfCents(totals.expressCents),
    discounts: eurosOfCents(totals.discountCents),
    vat: totals.vat.map((line) => ({
      tax_percentage: line.rate,
      base: eurosOfCents(line.baseCents),
      amount: eurosOfCents(line.vatCents),
    })),
    total_excl_vat: eurosOfCents(exclusive),
    total_vat: eurosOfCents(totals.vat.reduce((sum, line) => sum + line.vatCents, 0)),
    deposit: eurosOfCents(totals.depositCents),
    amount_to_pay: eurosOfCents(totals.payableCents),
    is_approximate: totals.approximate,
  };
}
