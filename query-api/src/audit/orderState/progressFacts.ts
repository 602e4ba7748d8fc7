import type { KnownDelivery } from '@talloor/events/delivery/state.ts';
import type { PaymentState } from '@talloor/events/payment/state.ts';
import type { KnownRecall } from '@talloor/events/recall/state.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import { standingOf } from '@talloor/rules/invoice/balance.ts';
import type { HistoryState } from '../historyState.ts';
import { knownDeliveries } from './lineNumbers.ts';
import { amountNames, invoiceParts, orderAmounts } from './orderAmounts.ts';
import type { StateFact } from './stateFact.ts';
import type { StateView } from './stateTexts.ts';

export function amountFacts(state: HistoryState, { words, format }: StateView): StateFact[] {
  const amounts = orderAmounts(state);
  const isOnItsWay = knownDeliveries(state).some(({ dispatchedAt }) => dispatchedAt !== null);
  return amountNames.flatMap((key) => {
    const amount = amounts[key];
    if (!amount) return [];
    const value = format.amount(amount.cents, amount.approximate);
    return [{ key, group: 'amounts', label: words.facts[key], value, isSeen: key !== 'picked' || isOnItsWay }];
  });
}

export function progressFacts(state: HistoryState, view: StateView): StateFact[] {
  const { words, format, fill } = view;
  const fact = (name: keyof typeof words.facts, number: string, value: string, isSeen = true): StateFact => ({
    key: `${name} ${number}`,
    group: 'progress',
    label: fill(words.facts[name], { number }),
    value,
    isSeen,
  });
  const deliveryFacts = (delivery: KnownDelivery): StateFact[] => {
    const { plan, stage, picked, checked, empties, questions } = delivery;
    const number = plan.deliveryNumber;
    const [from, until] = [format.instant(plan.expected.from), format.instant(plan.expected.until)];
    const expected = fill(words.values.expected, { stage: words.stages[stage], from, until });
    const { route } = plan;
    const [stop, stops] = [String(plan.stop), String(plan.stops)];
    return [
      fact('delivery', number, stage === 'delivered' ? words.stages[stage] : expected),
      fact('round', number, fill(words.values.round, { route, stop, stops }), false),
      ...(checked.length === 0
        ? []
        : [
            fact(
              'checks',
              number,
              fill(words.values.checks, { checked: String(checked.length), count: String(picked?.lines.length ?? 0) }),
            ),
          ]),
      ...(empties.length === 0 ? [] : [fact('empties', number, view.containers(empties))]),
      ...questions.map(({ question, status }) => fact('question', `${number}/${question}`, words.questions[status])),
    ];
  };
  return [
    ...knownDeliveries(state).flatMap(deliveryFacts),
    ...[...state.returns.values()].flatMap((each) =>
      each.status === 'none' ? [] : [fact('return', each.request.returnId, words.returns[each.status])],
    ),
    ...[...state.recalls.values()].flatMap((each) =>
      each.status === 'none' ? [] : [fact('recall', each.opened.recallId, recallText(each, view), isNoticed(each))],
    ),
    ...invoiceParts(state).map(({ stream, document, share }) =>
      fact(document.kind, document.number, invoiceText(state, stream, share.cents, view)),
    ),
    ...[...state.payments].flatMap(([stream, payment]) =>
      payment.status === 'none'
        ? []
        : [fact('payment', idOf(stream), words.payments[paymentWord(payment)], payment.flag === 'none')],
    ),
    ...[...state.cases.values()].flatMap((each) =>
      each.status === 'none' ? [] : [fact('case', each.filed.number, words.cases[each.status])],
    ),
  ];
}

const idOf = (stream: string): string => stream.slice(stream.indexOf('-') + 1, stream.indexOf('-') + 9);

const isNoticed = ({ customers }: KnownRecall): boolean => Object.values(customers).some(({ notices }) => notices > 0);

function recallText(recall: KnownRecall, { words, fill }: StateView): string {
  const customers = Object.values(recall.customers);
  const reminders = customers.reduce((sum, each) => sum + each.reminders, 0);
  const answers = customers.flatMap(({ answer }) => answer ?? []);
  const sum = (of: 'held' | 'used' | 'destroyed') => String(answers.reduce((total, each) => total + each[of], 0));
  const step = customers.some(({ awaits }) => awaits)
    ? reminders > 0
      ? words.recalls.reminded
      : words.recalls.noticed
    : answers.length > 0
      ? words.recalls.answered
      : words.recalls.open;
  const answer = fill(words.values.answer, { held: sum('held'), used: sum('used'), destroyed: sum('destroyed') });
  const closed = recall.status === 'closed' ? [words.recalls.closed] : [];
  return [step, ...(answers.length > 0 ? [answer] : []), ...closed].join(', ');
}

function invoiceText(
  state: HistoryState,
  stream: string,
  partCents: number,
  { words, format, fill }: StateView,
): string {
  const invoice = state.invoices.get(stream);
  if (invoice?.status !== 'issued') return '';
  const { document, balance, reservation, disputes } = invoice;
  const standing = standingOf(document, balance, reservation !== null, dayAt(Date.parse(state.at)));
  const text = partCents === document.amountCents ? words.values.amount : words.values.part;
  const values = {
    part: format.amount(partCents),
    whole: format.amount(document.amountCents),
    state: words.invoices[standing],
  };
  const isDisputed = disputes.some(({ outcome }) => outcome === null);
  return [fill(text, values), ...(isDisputed ? [words.values.disputed] : [])].join(', ');
}

function paymentWord(payment: Exclude<PaymentState, { status: 'none' }>): keyof StateView['words']['payments'] {
  if (payment.flag === 'open') return 'flagged';
  return payment.status === 'finished' ? payment.outcome : payment.status;
}
