import type { PaymentShare } from '@talloor/events/payment/events.ts';
import type { PaymentShareRow } from '../tables/payments.ts';

export const shareRows = (shares: readonly PaymentShare[]): PaymentShareRow[] =>
  shares.map((share) => ({
    invoice_number: share.invoiceNumber,
    money_cents: share.moneyCents,
    credits: share.credits.map(({ creditNumber, cents }) => ({ credit_number: creditNumber, cents })),
  }));
