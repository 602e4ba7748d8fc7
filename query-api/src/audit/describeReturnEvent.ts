import type { ReturnEvent } from '@talloor/events/return/events.ts';
import { returnSlipTexts } from '@talloor/messages/returnSlip/returnSlipTexts.ts';
import type { Language } from './auditSide.ts';
import { deliveryWords } from './deliveryWords.ts';
import { type Description, createDescriber } from './description.ts';
import { historyFormats } from './historyFormats.ts';
import { noSurroundings, type Surroundings } from './historyNames.ts';
import { reasonLabel } from './reasonLabel.ts';
import { returnedLines } from './returnedLines.ts';

export function describeReturnEvent(
  event: ReturnEvent,
  language: Language,
  around: Surroundings = noSurroundings,
): Description {
  const { titles, facts } = deliveryWords[language];
  const format = historyFormats[language];
  const describe = createDescriber(language);
  switch (event.type) {
    case 'ReturnRequested': {
      const { returnId: number, lines } = event.data;
      const { reasons } = returnSlipTexts[language];
      const requestedLines = lines.map(({ articleNumber, name, unit, quantity, reason }) => ({
        what: `${articleNumber} ${name[language]}`,
        before: null,
        after: `${format.quantity(quantity, unit[language])}, ${reasons[reason]}`,
      }));
      return describe(titles.ReturnRequested, { number }, ...requestedLines);
    }
    case 'ReturnPhotoAdded':
    case 'ReturnWithdrawn':
      return describe(titles[event.type]);
    case 'ReturnAccepted':
    case 'ReturnRefused':
      return describe(titles[event.type], { reason: reasonLabel(event.data.reason, language) });
    case 'ReturnCollectionPlanned': {
      const { day, previousDay, reason } = event.data;
      const before = previousDay === null ? null : format.day(previousDay);
      const change = { what: facts.collection, before, after: format.day(day) };
      const why = { what: facts.reason, before: null, after: reasonLabel(reason, language) };
      return describe(titles.ReturnCollectionPlanned, { day: format.day(day) }, change, why);
    }
    case 'ReturnCollected':
      return describe(
        titles.ReturnCollected,
        { day: format.day(event.data.day) },
        ...returnedLines(event.data.lines, around, language),
      );
    case 'ReturnCredited':
      return describe(
        titles.ReturnCredited,
        { amount: format.amount(event.data.totalCents) },
        ...returnedLines(event.data.lines, around, language),
      );
    case 'ReturnMailSent': {
      const count = event.data.recipientCount;
      return describe(count === 1 ? titles.ReturnMailSent_one : titles.ReturnMailSent, { count });
    }
    default:
      return event satisfies never;
  }
}
