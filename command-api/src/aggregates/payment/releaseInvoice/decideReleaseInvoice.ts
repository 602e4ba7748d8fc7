import type { InvoiceEvent } from '@talloor/events/invoice/events.ts';
import type { InvoiceState } from '@talloor/events/invoice/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import type { Release } from '../settle/stepOfPayment.ts';

export function decideReleaseInvoice({ paymentId, outcome }: Release, state: InvoiceState): Decision<InvoiceEvent> {
  if (state.status === 'none' || state.reservation?.paymentId !== paymentId) return [];
  return [{ type: 'InvoicePaymentReleased', data: { paymentId, outcome } }];
}
