import type { InvoiceEvent } from '@talloor/events/invoice/events.ts';
import type { PaymentEvent } from '@talloor/events/payment/events.ts';
import type { Language } from '../auditSide.ts';
import { type Description, createDescriber } from '../description.ts';
import { historyFormats } from '../historyFormats.ts';
import { describePaymentEvent } from './describePaymentEvent.ts';
import { lineText, noSurroundings, paymentText, type Surroundings } from '../historyNames.ts';
import { isPaymentEvent } from './invoiceHistory.ts';
import { invoiceWords } from './invoiceWords.ts';

export const describeInvoiceOrPayment = (
  event: InvoiceEvent | PaymentEvent,
  language: Language,
  around: Surroundings = noSurroundings,
): Description =>
  isPaymentEvent(event) ? describePaymentEvent(event, language) : describeInvoiceEvent(event, language, around);

function describeInvoiceEvent(event: InvoiceEvent, language: Language, around: Surroundings): Description {
  const { titles, facts, outcomes, disputes, answers } = invoiceWords[language];
  const { amount, day } = historyFormats[language];
  const describe = createDescriber(language);
  const newValue = (what: string, after: string) => ({ what, before: null, after });
  const paymentFact = (id: string) => newValue(facts.payment, paymentText(id, around, language));
  switch (event.type) {
    case 'InvoiceIssued': {
      const { number, kind, amountCents, dueOn, expectedCents, differences, lines } = event.data;
      const title = kind === 'invoice' ? titles.InvoiceIssued : titles.InvoiceIssued_credit;
      return describe(
        title,
        { number, amount: amount(amountCents) },
        newValue(facts.lines, `${lines.length}`),
        ...(dueOn === null ? [] : [newValue(facts.due, day(dueOn))]),
        ...(differences.length === 0 ? [] : [newValue(facts.differences, `${differences.length}`)]),
        ...(differences.length === 0 || expectedCents === null
          ? []
          : [newValue(facts.expected, amount(expectedCents))]),
      );
    }
    case 'InvoicePaymentReserved':
    case 'InvoiceCreditHeld':
      return describe(titles[event.type], { amount: amount(event.data.cents) }, paymentFact(event.data.paymentId));
    case 'InvoicePaymentReleased': {
      const { outcome, paymentId } = event.data;
      return describe(titles.InvoicePaymentReleased, { outcome: outcomes[outcome] }, paymentFact(paymentId));
    }
    case 'InvoicePaymentReceived': {
      const { moneyCents, creditsCents, paymentId, balance } = event.data;
      return describe(
        titles.InvoicePaymentReceived,
        { amount: amount(moneyCents + creditsCents) },
        paymentFact(paymentId),
        ...(creditsCents === 0 ? [] : [newValue(facts.credits, amount(creditsCents))]),
        newValue(facts.open, amount(balance.openCents)),
      );
    }
    case 'InvoiceTransferReceived': {
      const { receivedOn, cents, balance } = event.data;
      const values = { day: day(receivedOn), amount: amount(cents) };
      return describe(titles.InvoiceTransferReceived, values, newValue(facts.open, amount(balance.openCents)));
    }
    case 'InvoiceCreditReleased':
      return describe(titles.InvoiceCreditReleased, {}, paymentFact(event.data.paymentId));
    case 'InvoiceCreditUsed': {
      const { cents, invoiceNumbers, paymentId } = event.data;
      return describe(
        titles.InvoiceCreditUsed,
        { amount: amount(cents) },
        newValue(facts.invoices, invoiceNumbers.join(', ')),
        paymentFact(paymentId),
      );
    }
    case 'InvoiceCreditRefunded': {
      const { refundedOn, cents } = event.data;
      return describe(titles.InvoiceCreditRefunded, { day: day(refundedOn), amount: amount(cents) });
    }
    case 'InvoiceDisputed': {
      const { lineNumbers, reason } = event.data;
      const about =
        lineNumbers.length === 0
          ? facts.wholeDocument
          : lineNumbers.map((number) => lineText(String(number), around, language)).join(', ');
      return describe(titles.InvoiceDisputed, { reason: disputes[reason] }, newValue(facts.lines, about));
    }
    case 'InvoiceDisputeAnswered':
      return describe(titles.InvoiceDisputeAnswered, { outcome: answers[event.data.outcome] });
    case 'InvoiceNoted':
      return describe(titles.InvoiceNoted, {}, newValue(facts.note, event.data.text));
    default:
      return event satisfies never;
  }
}
