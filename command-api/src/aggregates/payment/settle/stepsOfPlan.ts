import type { PaymentPlan } from '@talloor/events/payment/state.ts';

type Step = { readonly number: string; readonly cents: number };

/** Fixed order, so that of two payments for the same invoices one gets all. */
export function invoicesOf({ shares }: PaymentPlan): readonly Step[] {
  return shares
    .map(({ invoiceNumber: number, moneyCents, credits }) => ({
      number,
      cents: credits.reduce((sum, { cents }) => sum + cents, moneyCents),
    }))
    .sort(byNumber);
}

export function creditsOf({ shares }: PaymentPlan): readonly (Step & { readonly invoiceNumbers: string[] })[] {
  const numbers = [...new Set(shares.flatMap(({ credits }) => credits.map(({ creditNumber }) => creditNumber)))];
  return numbers
    .map((number) => {
      const parts = shares.flatMap(({ invoiceNumber, credits }) =>
        credits.filter(({ creditNumber }) => creditNumber === number).map(({ cents }) => ({ invoiceNumber, cents })),
      );
      return {
        number,
        cents: parts.reduce((sum, { cents }) => sum + cents, 0),
        invoiceNumbers: parts.map(({ invoiceNumber }) => invoiceNumber),
      };
    })
    .sort(byNumber);
}

const byNumber = (first: Step, second: Step): number => (first.number < second.number ? -1 : 1);
