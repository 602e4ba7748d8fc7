import type { PaymentPlan } from '@talloor/events/payment/state.ts';
import { paymentTexts } from '@talloor/messages/payment/paymentTexts.ts';
import { type PaymentRequest, ProviderUnavailable } from '../../../payments/paymentProvider.ts';

const resultPages = { nl: '/nl/mijn-account/betaling', fr: '/fr/mon-compte/paiement' } as const;
const mostNumbers = 5;

/** @throws ProviderUnavailable before the product listens */
export function requestOf(
  { paymentId, language, amountCents, shares }: PaymentPlan,
  { webhookUrl, origin }: { readonly webhookUrl: string | null; readonly origin: string },
): PaymentRequest {
  if (webhookUrl === null) throw new ProviderUnavailable('the product does not listen yet');
  const numbers = shares.map(({ invoiceNumber }) => invoiceNumber);
  const { invoice, invoices, more } = paymentTexts[language];
  const shown = numbers.slice(0, mostNumbers).join(', ');
  const rest =
    numbers.length > mostNumbers ? ` ${more.replace('{{count}}', String(numbers.length - mostNumbers))}` : '';
  return {
    paymentId,
    amountCents,
    language,
    description: `${numbers.length === 1 ? invoice : invoices} ${shown}${rest}`,
    redirectUrl: `${origin}${resultPages[language]}?payment=${paymentId}`,
    webhookUrl,
  };
}
