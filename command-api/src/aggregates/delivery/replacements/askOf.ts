import { isDeepStrictEqual } from 'node:util';
import type { DeliveryEvent } from '@talloor/events/delivery/events.ts';
import type { AskedReplacement } from '@talloor/events/delivery/replacementQuestions.ts';
import type { KnownDelivery } from '@talloor/events/delivery/state.ts';
import type { PickedLine, WithheldLine } from '@talloor/events/delivery/values.ts';
import { amountCents } from '@talloor/rules/money/rounding.ts';
import { waitingQuestion } from './waitingQuestion.ts';

type Asked = Extract<DeliveryEvent, { type: 'DeliveryReplacementAsked' }>;

/** Null without a question, or when it is already open. */
export function askOf(lines: readonly PickedLine[], state: KnownDelivery): Asked | null {
  const asked = lines.flatMap((line) =>
    (line.withheld ?? []).filter(({ why }) => why === 'asked').map((withheld) => ({ line, withheld })),
  );
  // Of several deadlines the earliest applies to all.
  const [answerUntil] = asked
    .flatMap(({ withheld }) => withheld.answerUntil ?? [])
    .toSorted((one, other) => Date.parse(one) - Date.parse(other));
  if (answerUntil === undefined) return null;
  const replacements = asked.map(({ line, withheld }) => askedReplacement(line, withheld));
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

function askedReplacement(ordered: PickedLine, { replaces, line }: WithheldLine): AskedReplacement {
  const named = ({ articleNumber, name, unit, priceMills }: PickedLine | WithheldLine['line']) => ({
    articleNumber,
    name,
    unit,
    priceMills,
  });
  return {
    lineId: line.lineId,
    replaces: ordered.lineId,
    ordered: named(ordered),
    orderedQuantity: replaces,
    instead: named(line),
    quantity: line.delivered,
    totalCents: line.lineTotalCents,
    orderedTotalCents: ordered.free ? 0 : amountCents(ordered.priceMills, replaces, ordered.conversionFactor),
  };
}
