import type { InvoiceSummary } from '@talloor/contracts/endpoints/invoices.ts';
import { centsOfEuros, eurosOfCents } from '@talloor/rules/money/rounding.ts';

export type PaymentChoice = {
  readonly invoiceNumbers: readonly string[];
  readonly creditNumbers: readonly string[];
  /** Euros to pay after credits. */
  readonly amount: number;
  /** Euros of credit used. */
  readonly credit: number;
};

type Choosable = Pick<InvoiceSummary, 'number' | 'state' | 'open_amount' | 'usable_credit'>;

const isPayable = ({ state }: Pick<Choosable, 'state'>): boolean => state === 'open' || state === 'overdue';
const isCredit = ({ usable_credit: credit }: Pick<Choosable, 'usable_credit'>): boolean => credit > 0;

/** Whole open amounts, minus credits up to their sum (ADR 0146). */
export function paymentChoiceOf(chosen: readonly Choosable[]): PaymentChoice {
  const payable = chosen.filter(isPayable);
  const credits = chosen.filter((invoice) => !isPayable(invoice) && isCredit(invoice));
  const openCents = sumCents(payable.map((invoice) => invoice.open_amount));
  const creditCents = Math.min(openCents, sumCents(credits.map((invoice) => invoice.usable_credit)));
  return {
    invoiceNumbers: payable.map(({ number }) => number),
    creditNumbers: credits.map(({ number }) => number),
    amount: eurosOfCents(openCents - creditCents),
    credit: eurosOfCents(creditCents),
  };
}

const sumCents = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + centsOfEuros(amount), 0);
