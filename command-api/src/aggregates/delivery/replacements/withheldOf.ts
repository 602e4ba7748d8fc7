import type { judgedReplacement } from '@talloor/contracts/endpoints/erpDeliveries.ts';
import type { DeliveryState } from '@talloor/events/delivery/state.ts';
import type { z } from 'zod';

export type JudgedReplacement = z.output<typeof judgedReplacement>;

/** Replacements that are withheld or undecided, for the ERP. */
export function withheldOf(state: DeliveryState): readonly JudgedReplacement[] {
  if (state.status === 'none' || state.picked === null) return [];
  const { deliveryNumber } = state.plan;
  return state.picked.lines.flatMap(({ lineId, withheld = [] }) =>
    withheld.map(({ why, replaces, answerUntil, line }) => ({
      delivery_number: deliveryNumber,
      line_id: lineId,
      article_number: line.articleNumber,
      quantity: line.delivered,
      replaces,
      outcome: why,
      answer_until: answerUntil ?? null,
    })),
  );
}

/** Also the accepted ones. */
export function judgedOf(state: DeliveryState): readonly JudgedReplacement[] {
  if (state.status === 'none' || state.picked === null) return [];
  const { deliveryNumber } = state.plan;
  const onNote = new Set(state.picked.lines.map(({ lineId }) => lineId));
  const accepted = state.questions.flatMap((asked) =>
    asked.status === 'answered'
      ? asked.replacements
          .filter(({ lineId }) => onNote.has(lineId) && saidYes(asked.answer.answers, lineId))
          .map((each) => ({
            delivery_number: deliveryNumber,
            line_id: each.replaces,
            article_number: each.instead.articleNumber,
            quantity: each.quantity,
            replaces: each.orderedQuantity,
            outcome: 'taken' as const,
            answer_until: asked.answerUntil,
          }))
      : [],
  );
  return [...accepted, ...withheldOf(state)];
}

const saidYes = (
  answers: readonly { readonly lineId: string; readonly accepted: boolean }[],
  lineId: string,
): boolean => answers.some((answer) => answer.lineId === lineId && answer.accepted);
