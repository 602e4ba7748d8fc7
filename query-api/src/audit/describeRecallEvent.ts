import { fillText } from '@talloor/messages/basket/fillText.ts';
import type { RecallEvent } from '@talloor/events/recall/events.ts';
import type { AnsweredLine } from '@talloor/events/recall/values.ts';
import type { Language } from './auditSide.ts';
import { deliveryWords } from './deliveryWords.ts';
import { type Description, toldIn } from './description.ts';
import { historyFormats } from './historyFormats.ts';
import { reasonSaid } from './reasonSaid.ts';

export function describeRecallEvent(event: RecallEvent, language: Language): Description {
  const { titles, facts, recall } = deliveryWords[language];
  const format = historyFormats[language];
  const said = toldIn(language);
  const count = (value: number) => format.quantity(value, '').trim();
  const answerOf = ({ deliveryNumber, lineId, held, used, destroyed }: AnsweredLine) => ({
    what: `${deliveryNumber} / ${lineId}`,
    before: null,
    after: [
      fillText(recall.held, { count: count(held) }, language),
      fillText(recall.used, { count: count(used) }, language),
      fillText(recall.destroyed, { count: count(destroyed) }, language),
    ].join(', '),
  });
  switch (event.type) {
    case 'RecallOpened': {
      const { recallId: number, title, scope } = event.data;
      const what = [...scope.lots, ...scope.articles].join(', ');
      return said(
        titles.RecallOpened,
        { number, title: title[language] },
        { what: facts.recalled, before: null, after: what },
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
      return said(titles.RecallNoticeSent, {}, ...lines);
    }
    case 'RecallReminded':
      return said(titles.RecallReminded);
    case 'RecallMailSent': {
      const { recipientCount } = event.data;
      return said(recipientCount === 1 ? titles.RecallMailSent_one : titles.RecallMailSent, { count: recipientCount });
    }
    case 'RecallAcknowledged': {
      const { officeReason, lines } = event.data;
      const answered = lines.map(answerOf);
      if (officeReason === null) return said(titles.RecallAcknowledged, {}, ...answered);
      const reason = reasonSaid(officeReason, language);
      return said(titles.RecallAcknowledged_office, { reason }, ...answered);
    }
    case 'RecallAnswerChanged':
      return said(titles.RecallAnswerChanged, {}, ...event.data.lines.map(answerOf));
    case 'RecallClosed': {
      const { reason, unanswered } = event.data;
      const change = { what: facts.unanswered, before: null, after: count(unanswered) };
      return said(titles.RecallClosed, { reason: reasonSaid(reason, language) }, change);
    }
    default:
      return event satisfies never;
  }
}
