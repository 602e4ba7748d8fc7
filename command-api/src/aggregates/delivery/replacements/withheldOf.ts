import type { replacementResult } from '@talloor/contracts/endpoints/erpDeliveries.ts';
import type { DeliveryState } from '@talloor/events/delivery/state.ts';
import type { z } from 'zod';

export type JudgedReplacement = Omit<z.output<typeof replacementResult>, 'article_erp_number'>;

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

/** Also accepted ones. */
export function judgedReplacementsOf(state: DeliveryState): readonly JudgedReplacement[] {
  if (state.status === 'none' || state.picked === null) return [];
  const { deliveryNumber } = state.plan;
  const onNote = new Set(state.picked.lines.map(({ lineId }) => lineId));
  const acceptedReplacements = state.questions.flatMap((question) =>
    question.status === 'answered'
      ? question.replacements
          .filter(({ lineId }) => onNote.has(lineId) && hasAccepted(question.answer.answers, lineId))
          .map((each) => ({
            delivery_number: deliveryNumber,
            line_id: each.replaces,
            article_number: each.instead.articleNumber,
            quantity: each.quantity,
            replaces: each.orderedQuantity,
            outcome: 'taken' as const,
            answer_until: question.answerUntil,
          }))
      : [],
  );
  return [...acceptedReplacements, ...withheldOf(state)];
}

const hasAccepted = (
  answers: readonly { readonly lineId: string; readonly accepted: boolean }[],
  lineId: string,
): boolean => answers.some((answer) => answer.lineId === lineId && answer.accepted);
