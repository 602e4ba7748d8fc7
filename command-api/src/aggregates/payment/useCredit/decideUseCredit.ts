import type { InvoiceEvent } from '@talloor/events/invoice/events.ts';
import type { InvoiceState } from '@talloor/events/invoice/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { spendHeldCredit } from '@talloor/rules/invoice/balance.ts';

/** Only credit that is still held: after a release it may have paid something else. */
export function decideUseCredit(
  { paymentId, invoiceNumbers }: { readonly paymentId: string; readonly invoiceNumbers: string[] },
  state: InvoiceState,
): Decision<InvoiceEvent> {
  if (state.status === 'none') return { rejected: 'invoice.not_found' };
  const hold = state.holds.find((each) => each.paymentId === paymentId);
  if (!hold) return [];
  const balance = spendHeldCredit(state.balance, hold.cents);
  return [{ type: 'InvoiceCreditUsed', data: { paymentId, cents: hold.cents, invoiceNumbers, balance } }];
}
