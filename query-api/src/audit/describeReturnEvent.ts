import type { ReturnEvent } from '@talloor/events/return/events.ts';
import { returnSlipTexts } from '@talloor/messages/returnSlip/returnSlipTexts.ts';
import type { Language } from './auditSide.ts';
import { deliveryWords } from './deliveryWords.ts';
import { type Description, toldIn } from './description.ts';
import { historyFormats } from './historyFormats.ts';
import { reasonSaid } from './reasonSaid.ts';

/** Omits personal texts. */
export function describeReturnEvent(event: ReturnEvent, language: Language): Description {
  const { titles, facts } = deliveryWords[language];
  const format = historyFormats[language];
  const said = toldIn(language);
  switch (event.type) {
    case 'ReturnRequested': {
      const { returnId: number, lines } = event.data;
      const { reasons } = returnSlipTexts[language];
      const asked = lines.map(({ articleNumber, name, unit, quantity, reason }) => ({
        what: `${articleNumber} ${name[language]}`,
        before: null,
        after: `${format.quantity(quantity, unit[language])}, ${reasons[reason]}`,
      }));
      return said(titles.ReturnRequested, { number }, ...asked);
    }
    case 'ReturnPhotoAdded':
    case 'ReturnWithdrawn':
      return said(titles[event.type]);
    case 'ReturnAccepted':
    case 'ReturnRefused':
      return said(titles[event.type], { reason: reasonSaid(event.data.reason, language) });
    case 'ReturnCollectionPlanned': {
      const { day, previousDay } = event.data;
      const before = previousDay === null ? null : format.day(previousDay);
      const change = { what: facts.collection, before, after: format.day(day) };
      return said(titles.ReturnCollectionPlanned, { day: format.day(day) }, change);
    }
    case 'ReturnCollected':
      return said(titles.ReturnCollected, { day: format.day(event.data.day) });
    case 'ReturnCredited':
      return said(titles.ReturnCredited, { amount: format.amount(event.data.totalCents) });
    case 'ReturnMailSent': {
      const count = event.data.recipientCount;
      return said(count === 1 ? titles.ReturnMailSent_one : titles.ReturnMailSent, { count });
    }
    default:
      return event satisfies never;
  }
}
