import type { InvoiceState, IssuedInvoice } from '@talloor/events/invoice/state.ts';
import type { PaymentShare } from '@talloor/events/payment/events.ts';
import type { Rejection } from '@talloor/platform/aggregate/aggregate.ts';
import { usableCreditCents } from '@talloor/rules/invoice/balance.ts';

type Document = { readonly number: string; readonly state: InvoiceState };
export type PaymentFacts = {
  readonly customerNumber: string;
  readonly invoices: readonly Document[];
  readonly credits: readonly Document[];
};
export type PaymentQuote = { readonly shares: PaymentShare[]; readonly amountCents: number };

/** Credits cover whole open amounts in the given order; unneeded credit stays free. */
export function quotePayment({ customerNumber, invoices, credits }: PaymentFacts): PaymentQuote | Rejection {
  if ([...invoices, ...credits].some(({ state }) => ownState(state, customerNumber) === null))
    return { rejected: 'invoice.not_found' };
  for (const { number, state } of invoices) {
    const rejection = refusalOf(number, ownState(state, customerNumber));
    if (rejection) return rejection;
  }
  const usable = credits.map(({ number, state }) => {
    const own = ownState(state, customerNumber);
    return { creditNumber: number, cents: own ? usableCreditCents(own.balance) : 0 };
  });
  const used = usable.find(({ cents }) => cents === 0);
  if (used) return { rejected: 'invoice.credit_not_usable', parameters: { number: used.creditNumber } };
  const shares = invoices.map(({ number, state }) => {
    let moneyCents = ownState(state, customerNumber)?.balance.openCents ?? 0;
    const parts: PaymentShare['credits'] = [];
    for (const credit of usable) {
      const cents = Math.min(credit.cents, moneyCents);
      if (cents === 0) continue;
      parts.push({ creditNumber: credit.creditNumber, cents });
      credit.cents -= cents;
      moneyCents -= cents;
    }
    return { invoiceNumber: number, moneyCents, credits: parts };
  });
  return { shares, amountCents: shares.reduce((sum, { moneyCents }) => sum + moneyCents, 0) };
}

const ownState = (state: InvoiceState, customerNumber: string): IssuedInvoice | null =>
  state.status === 'issued' && state.document.customerNumber === customerNumber ? state : null;

function refusalOf(number: string, state: IssuedInvoice | null): Rejection | null {
  if (state === null || state.balance.openCents === 0)
    return { rejected: 'invoice.not_payable', parameters: { number } };
  if (state.reservation !== null) return { rejected: 'invoice.in_payment', parameters: { number } };
  return null;
}
