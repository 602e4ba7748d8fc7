import type { BasketEvent } from '@talloor/events/basket/events.ts';
import type { ReplacementQuestionEvent } from '@talloor/events/delivery/replacementQuestions.ts';
import type { WithheldLine } from '@talloor/events/delivery/values.ts';
import type { OrderEvent } from '@talloor/events/order/events.ts';
import { replacementHistoryFr } from '@talloor/messages/history/replacementsFr.ts';
import { replacementHistoryNl, type ReplacementHistoryWords } from '@talloor/messages/history/replacementsNl.ts';
import type { Language } from './auditSide.ts';
import { type Description, createDescriber } from './description.ts';
import { historyFormats } from './historyFormats.ts';

export const replacementWords: Readonly<Record<Language, ReplacementHistoryWords>> = {
  nl: replacementHistoryNl,
  fr: replacementHistoryFr,
};

type LineChoice = Extract<
  BasketEvent | OrderEvent,
  { type: 'BasketLineReplacementChosen' | 'OrderLineReplacementChosen' }
>;

export function describeLineChoice(event: LineChoice, article: string, language: Language): Description {
  const { titles, facts, choices } = replacementWords[language];
  const { choice, previous } = event.data;
  return createDescriber(language)(
    titles[event.type],
    { article },
    { what: facts.shortage, before: choices[previous ?? 'none'], after: choices[choice ?? 'none'] },
  );
}

export function describeReplacementQuestion(event: ReplacementQuestionEvent, language: Language): Description {
  const { titles, facts, accepted, refused } = replacementWords[language];
  const format = historyFormats[language];
  const describe = createDescriber(language);
  switch (event.type) {
    case 'DeliveryReplacementAsked': {
      const { replacements, answerUntil } = event.data;
      const count = replacements.length;
      return describe(
        count === 1 ? titles.DeliveryReplacementAsked_one : titles.DeliveryReplacementAsked,
        { count },
        ...replacements.map(({ ordered, orderedQuantity, instead, quantity }) => ({
          what: `${ordered.articleNumber} ${ordered.name[language]}`,
          before: format.quantity(orderedQuantity, ordered.unit[language]),
          after: `${format.quantity(quantity, instead.unit[language])} ${instead.articleNumber} ${instead.name[language]}`,
        })),
        { what: facts.answer_until, before: null, after: format.instant(answerUntil) },
      );
    }
    case 'DeliveryReplacementAnswered':
      return describe(
        titles.DeliveryReplacementAnswered,
        {},
        ...event.data.answers.map((answer) => ({
          what: `${answer.articleNumber} ${answer.name[language]}`,
          before: null,
          after: answer.accepted ? accepted : refused,
        })),
      );
    case 'DeliveryReplacementLapsed':
      return describe(
        event.data.cause === 'dispatched'
          ? titles.DeliveryReplacementLapsed_dispatched
          : titles.DeliveryReplacementLapsed,
        {},
        { what: facts.answer_until, before: null, after: format.instant(event.data.effectiveAt) },
      );
    case 'DeliveryReplacementMailSent':
      return describe(titles.DeliveryReplacementMailSent, {});
    default:
      return event satisfies never;
  }
}

export const describeWithheld = (
  { line, why: reason }: WithheldLine,
  language: Language,
): Description['changes'][number] => ({
  what: `${line.articleNumber} ${line.name[language]}`,
  before: historyFormats[language].quantity(line.delivered, line.unit[language]),
  after: replacementWords[language].withheld[reason],
});
