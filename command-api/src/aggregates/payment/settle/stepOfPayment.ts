import type { PaymentOutcome } from '@talloor/events/payment/events.ts';

/** On an invoice or credit. A completed step gives no event. */
export type OfPayment = {
  readonly paymentId: string;
  /** Invoice or credit note. */
  readonly number: string;
  readonly cents: number;
};

export type Release = {
  readonly paymentId: string;
  readonly outcome: Exclude<PaymentOutcome, 'paid'> | 'refused';
};
