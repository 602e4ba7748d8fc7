import type { ReplacementQuestion } from '@talloor/events/delivery/replacementQuestions.ts';
import type { DeliveryState } from '@talloor/events/delivery/state.ts';

/** The deadline is checked elsewhere. */
export const waitingQuestion = (state: DeliveryState): ReplacementQuestion | null =>
  state.status === 'none' ? null : (state.questions.findLast(({ status }) => status === 'waiting') ?? null);
