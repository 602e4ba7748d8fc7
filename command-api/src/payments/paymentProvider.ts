/** In the shape of Mollie's payments API (ADR 0146). */
export type ProviderStatus = 'open' | 'pending' | 'authorized' | 'paid' | 'failed' | 'canceled' | 'expired';

export type PaymentAtProvider = {
  readonly id: string;
  readonly status: ProviderStatus;
  readonly amountCents: number;
  /** ISO 4217. */
  readonly currency: string;
  /** Page to pay on; null once it is over. */
  readonly checkoutUrl: string | null;
  /** ISO 8601 in UTC; null where the provider says nothing. */
  readonly expiresAt: string | null;
  /** `payment_id` that the shop gave; null without one. */
  readonly paymentId: string | null;
};

export type PaymentRequest = {
  /** Euro. */
  readonly amountCents: number;
  readonly description: string;
  readonly language: 'nl' | 'fr';
  readonly redirectUrl: string;
  readonly webhookUrl: string;
  /** Also the idempotency key: a repeat gets the same payment. */
  readonly paymentId: string;
};

export type PaymentProvider = {
  /** @throws ProviderUnavailable */
  readonly createPayment: (request: PaymentRequest) => Promise<PaymentAtProvider>;
  /** @throws ProviderUnavailable */
  readonly getPayment: (id: string) => Promise<PaymentAtProvider>;
};

/** No answer in time, or an unusable one. Its message has no key. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';
}

/** Without configuration nothing can be paid. */
export const noProvider: PaymentProvider = {
  createPayment: () => Promise.reject(new ProviderUnavailable('no payment provider is configured')),
  getPayment: () => Promise.reject(new ProviderUnavailable('no payment provider is configured')),
};
