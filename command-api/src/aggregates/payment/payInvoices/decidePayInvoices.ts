import type { PaymentEvent } from '@talloor/events/payment/events.ts';
import type { PaymentState } from '@talloor/events/payment/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { type PaymentFacts, quotePayment } from './quotePayment.ts';

export type PayInvoices = {
  readonly paymentId: string;
  /** As the page showed it. */
  readonly amountCents: number;
  readonly startedBy: string;
  readonly language: 'nl' | 'fr';
};

export function decidePayInvoices(
  { amountCents, ...payment }: PayInvoices,
  state: PaymentState,
  facts: PaymentFacts,
): Decision<PaymentEvent> {
  if (state.status !== 'none') return [];
  const quote = quotePayment(facts);
  if ('rejected' in quote) return quote;
  if (quote.amountCents !== amountCents) return amountChanged(quote.amountCents);
  return [{ type: 'PaymentStarted', data: { ...payment, customerNumber: facts.customerNumber, ...quote } }];
}

export const amountChanged = (amountCents: number) => ({
  rejected: 'invoice.amount_changed' as const,
  parameters: { amount: (amountCents / 100).toFixed(2) },
});
