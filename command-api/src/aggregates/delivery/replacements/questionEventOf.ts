import { isDeepStrictEqual } from 'node:util';
import type { DeliveryEvent } from '@talloor/events/delivery/events.ts';
import type { ProposedReplacement } from '@talloor/events/delivery/replacementQuestions.ts';
import type { KnownDelivery } from '@talloor/events/delivery/state.ts';
import type { PickedLine, WithheldLine } from '@talloor/events/delivery/values.ts';
import { amountCents } from '@talloor/rules/money/rounding.ts';
import { waitingQuestion } from './waitingQuestion.ts';

type QuestionEvent = Extract<DeliveryEvent, { type: 'DeliveryReplacementAsked' }>;

export function questionEventOf(lines: readonly PickedLine[], state: KnownDelivery): QuestionEvent | null {
  const offers = lines.flatMap((line) =>
    (line.withheld ?? []).filter(({ why }) => why === 'asked').map((withheld) => ({ line, withheld })),
  );
  // Of several deadlines the earliest applies to all.
  const [answerUntil] = offers
    .flatMap(({ withheld }) => withheld.answerUntil ?? [])
    .toSorted((a, b) => Date.parse(a) - Date.parse(b));
  if (answerUntil === undefined) return null;
  const replacements = offers.map(({ line, withheld }) => offerOf(line, withheld));
  if (isDeepStrictEqual(replacements, waitingQuestion(state)?.replacements)) return null;
  return {
    type: 'DeliveryReplacementAsked',
    data: {
      question: state.questions.length + 1,
      askedOf: state.plan.orderedBy,
      answerUntil,
      replacements,
    },
  };
}

function offerOf(orderedLine: PickedLine, { replaces, line }: WithheldLine): ProposedReplacement {
  const articleOf = ({ articleNumber, name, unit, priceMills }: PickedLine | WithheldLine['line']) => ({
    articleNumber,
    name,
    unit,
    priceMills,
  });
  return {
    lineId: line.lineId,
    replaces: orderedLine.lineId,
    ordered: articleOf(orderedLine),
    orderedQuantity: replaces,
    instead: articleOf(line),
    quantity: line.delivered,
    totalCents: line.lineTotalCents,
    orderedTotalCents: orderedLine.free
      ? 0
      : amountCents(orderedLine.priceMills, replaces, orderedLine.conversionFactor),
  };
}
