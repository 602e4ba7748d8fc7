import type { PaymentEvent } from '@talloor/events/payment/events.ts';
import type { Language } from '../auditSide.ts';
import { type Description, createDescriber } from '../description.ts';
import { reasonLabel } from '../reasonLabel.ts';
import { historyFormats } from '../historyFormats.ts';
import { invoiceWords } from './invoiceWords.ts';

export function describePaymentEvent(event: PaymentEvent, language: Language): Description {
  const { titles, facts, outcomes, flags } = invoiceWords[language];
  const { amount, instant } = historyFormats[language];
  const describe = createDescriber(language);
  const newValue = (what: string, after: string) => ({ what, before: null, after });
  switch (event.type) {
    case 'PaymentStarted': {
      const { amountCents, shares } = event.data;
      const credits = shares.flatMap((share) => share.credits);
      return describe(
        titles.PaymentStarted,
        { amount: amount(amountCents) },
        newValue(facts.invoices, shares.map(({ invoiceNumber }) => invoiceNumber).join(', ')),
        ...credits.map(({ creditNumber, cents }) => newValue(`${facts.credit} ${creditNumber}`, amount(cents))),
      );
    }
    case 'PaymentRefused':
      return describe(titles.PaymentRefused, { number: event.data.number });
    case 'PaymentPrepared':
      return describe(titles.PaymentPrepared);
    case 'PaymentCreated': {
      const { providerId, expiresAt } = event.data;
      return describe(titles.PaymentCreated, { id: providerId }, newValue(facts.expires, instant(expiresAt)));
    }
    case 'PaymentFlagged': {
      const { reason, providerCents, currency } = event.data;
      const provider = newValue(facts.provider, `${amount(providerCents)} (${currency})`);
      return describe(titles.PaymentFlagged, { reason: flags[reason] }, provider);
    }
    case 'PaymentFlagClosed':
      return describe(titles.PaymentFlagClosed, {}, newValue(facts.note, event.data.note));
    case 'PaymentFinished': {
      const { outcome, reason } = event.data;
      const changes = reason === undefined ? [] : [newValue(facts.releaseReason, reasonLabel(reason, language))];
      return describe(titles.PaymentFinished, { outcome: outcomes[outcome] }, ...changes);
    }
    case 'PaymentSettled':
      return describe(titles[event.type], { outcome: outcomes[event.data.outcome] });
    default:
      return event satisfies never;
  }
}
