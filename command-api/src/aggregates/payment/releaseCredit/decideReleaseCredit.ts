import type { InvoiceEvent } from '@talloor/events/invoice/events.ts';
import type { InvoiceState } from '@talloor/events/invoice/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { releaseCredit } from '@talloor/rules/invoice/balance.ts';
import type { Release } from '../settle/stepOfPayment.ts';

export function decideReleaseCredit({ paymentId }: Release, state: InvoiceState): Decision<InvoiceEvent> {
  if (state.status === 'none') return [];
  const hold = state.holds.find((each) => each.paymentId === paymentId);
  if (!hold) return [];
  return [{ type: 'InvoiceCreditReleased', data: { paymentId, balance: releaseCredit(state.balance, hold.cents) } }];
}
