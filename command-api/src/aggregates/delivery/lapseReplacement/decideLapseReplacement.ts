import type { DeliveryEvent } from '@talloor/events/delivery/events.ts';
import type { DeliveryState } from '@talloor/events/delivery/state.ts';
import type { PromisedCosts } from '@talloor/rules/deliveryNote/settleDelivery.ts';
import { settleWithheld } from '../replacements/settleWithheld.ts';
import { waitingQuestion } from '../replacements/waitingQuestion.ts';

export type LapseMoment =
  | { readonly cause: 'time'; readonly now: string }
  | { readonly cause: 'dispatched'; readonly at: string };

/** Nothing is replaced (ADR 0124). */
export function decideLapseReplacement(
  moment: LapseMoment,
  state: DeliveryState,
  promisedCosts: PromisedCosts,
): DeliveryEvent[] {
  const openQuestion = waitingQuestion(state);
  if (openQuestion === null || state.status === 'none' || state.picked === null) return [];
  const { question, answerUntil, replacements } = openQuestion;
  if (moment.cause === 'time' && moment.now < answerUntil) return [];
  const isDue = moment.cause === 'time' || answerUntil <= moment.at;
  const lapsed = new Set(replacements.map(({ lineId }) => lineId));
  return [
    {
      type: 'DeliveryReplacementLapsed',
      data: isDue
        ? { question, effectiveAt: answerUntil, cause: 'time' }
        : { question, effectiveAt: moment.at, cause: 'dispatched' },
    },
    settleWithheld(state.picked, ({ line }) => (lapsed.has(line.lineId) ? 'unanswered' : null), promisedCosts),
  ];
}
