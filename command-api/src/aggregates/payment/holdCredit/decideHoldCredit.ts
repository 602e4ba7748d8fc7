import type { InvoiceEvent } from '@talloor/events/invoice/events.ts';
import type { InvoiceState } from '@talloor/events/invoice/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { holdCredit, usableCreditCents } from '@talloor/rules/invoice/balance.ts';
import type { OfPayment } from '../settle/stepOfPayment.ts';

export function decideHoldCredit({ paymentId, number, cents }: OfPayment, state: InvoiceState): Decision<InvoiceEvent> {
  if (state.status === 'none') return { rejected: 'invoice.not_found' };
  if (state.uses.includes(paymentId) || state.holds.some((hold) => hold.paymentId === paymentId)) return [];
  if (usableCreditCents(state.balance) < cents)
    return { rejected: 'invoice.credit_not_usable', parameters: { number } };
  return [{ type: 'InvoiceCreditHeld', data: { paymentId, cents, balance: holdCredit(state.balance, cents) } }];
}
