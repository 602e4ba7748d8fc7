import { deliveryStream } from '@talloor/events/delivery/events.ts';
import { fillText } from '@talloor/messages/basket/fillText.ts';
import type { RecallEvent } from '@talloor/events/recall/events.ts';
import type { AnsweredLine } from '@talloor/events/recall/values.ts';
import type { Language } from './auditSide.ts';
import { deliveryWords } from './deliveryWords.ts';
import { type Description, createDescriber } from './description.ts';
import { historyFormats } from './historyFormats.ts';
import { lineOf, lineText, noSurroundings, type Surroundings } from './historyNames.ts';
import { reasonLabel } from './reasonLabel.ts';

export function describeRecallEvent(
  event: RecallEvent,
  language: Language,
  { names }: Surroundings = noSurroundings,
): Description {
  const { titles, facts, recall } = deliveryWords[language];
  const format = historyFormats[language];
  const describe = createDescriber(language);
  const count = (value: number, unit = '') => format.quantity(value, unit).trim();
  const answerOf = ({ deliveryNumber, lineId, held, used, destroyed }: AnsweredLine) => {
    const around = { stream: deliveryStream(deliveryNumber), names };
    const unit = lineOf(lineId, around)?.unit[language];
    return {
      what: `${deliveryNumber}: ${lineText(lineId, around, language)}`,
      before: null,
      after: [
        fillText(recall.held, { count: count(held, unit) }, language),
        fillText(recall.used, { count: count(used, unit) }, language),
        fillText(recall.destroyed, { count: count(destroyed, unit) }, language),
      ].join(', '),
    };
  };
  switch (event.type) {
    case 'RecallOpened': {
      const { recallId: number, title, scope, reason } = event.data;
      const what = [...scope.lots, ...scope.articles].join(', ');
      return describe(
        titles.RecallOpened,
        { number, title: title[language] },
        { what: facts.recalled, before: null, after: what },
        { what: facts.reason, before: null, after: reason[language] },
      );
    }
    case 'RecallNoticeSent': {
      const lines = event.data.deliveries.flatMap(({ deliveryNumber, lines: of }) =>
        of.map(({ articleNumber, name, unit, quantity }) => ({
          what: `${deliveryNumber}: ${articleNumber} ${name[language]}`,
          before: null,
          after: format.quantity(quantity, unit[language]),
        })),
      );
      return describe(titles.RecallNoticeSent, {}, ...lines);
    }
    case 'RecallReminded':
      return describe(titles.RecallReminded);
    case 'RecallMailSent': {
      const { recipientCount } = event.data;
      return describe(recipientCount === 1 ? titles.RecallMailSent_one : titles.RecallMailSent, {
        count: recipientCount,
      });
    }
    case 'RecallAcknowledged': {
      const { officeReason, lines } = event.data;
      const answerChanges = lines.map(answerOf);
      if (officeReason === null) return describe(titles.RecallAcknowledged, {}, ...answerChanges);
      const reason = reasonLabel(officeReason, language);
      return describe(titles.RecallAcknowledged_office, { reason }, ...answerChanges);
    }
    case 'RecallAnswerChanged': {
      const { officeReason, lines } = event.data;
      const why =
        officeReason === null ? [] : [{ what: facts.reason, before: null, after: reasonLabel(officeReason, language) }];
      return describe(titles.RecallAnswerChanged, {}, ...lines.map(answerOf), ...why);
    }
    case 'RecallClosed': {
      const { reason, unanswered } = event.data;
      const change = { what: facts.unanswered, before: null, after: count(unanswered) };
      return describe(titles.RecallClosed, { reason: reasonLabel(reason, language) }, change);
    }
    default:
      return event satisfies never;
  }
}
