import type { z } from 'zod';
import type { getInvoiceStateAt } from '@talloor/contracts/endpoints/officeInvoices.ts';
import type { InvoiceState } from '@talloor/events/invoice/state.ts';
import type { PaymentState } from '@talloor/events/payment/state.ts';
import { standingOf } from '@talloor/rules/invoice/balance.ts';
import type { Language } from '../auditSide.ts';
import { historyFormats } from '../historyFormats.ts';
import { invoiceWords } from './invoiceWords.ts';

export type InvoiceStateAt = {
  readonly invoice: InvoiceState;
  readonly payment: PaymentState;
  readonly day: string;
};
type StateView = z.output<typeof getInvoiceStateAt.response>;
type Fact = { readonly key: string; readonly label: string; readonly value: string };

export function viewInvoiceState(
  event: string,
  state: InvoiceStateAt,
  before: InvoiceStateAt | undefined,
  language: Language,
): StateView {
  const valuesBefore = new Map(before && factsOf(before, language).map(({ key, value }) => [key, value]));
  const facts = factsOf(state, language).map((fact) => {
    const was = valuesBefore.get(fact.key) ?? null;
    const isChanged = before !== undefined && was !== fact.value;
    return { ...fact, before: isChanged ? was : null, is_changed: isChanged };
  });
  return { event, facts };
}

function factsOf({ invoice, payment, day }: InvoiceStateAt, language: Language): Fact[] {
  const { facts, states, payments, outcomes } = invoiceWords[language];
  const { amount } = historyFormats[language];
  const fact = (key: Exclude<keyof typeof facts, 'wholeDocument'>, value: string): Fact => ({
    key,
    label: facts[key],
    value,
  });
  const progress =
    payment.status === 'none'
      ? payments.none
      : payment.status === 'finished'
        ? `${payments.finished}, ${outcomes[payment.outcome]}`
        : payments[payment.status];
  const paymentFact = fact('payment', progress);
  if (invoice.status === 'none') return [paymentFact];
  const { document, balance, differences, reservation, disputes } = invoice;
  return [
    fact('status', states[standingOf(document, balance, reservation !== null, day)]),
    fact('amount', amount(document.amountCents)),
    fact('paid', amount(balance.paidCents)),
    fact('credited', amount(balance.creditedCents)),
    fact('open', amount(balance.openCents)),
    fact('credit', amount(balance.creditCents)),
    fact('used', amount(balance.usedCents)),
    fact('held', amount(balance.heldCents)),
    fact('differences', `${differences.length}`),
    fact('disputes', `${disputes.filter(({ outcome }) => outcome === null).length}`),
    paymentFact,
  ];
}
