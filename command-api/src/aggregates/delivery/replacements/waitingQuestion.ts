import type { ReplacementQuestion } from '@talloor/events/delivery/replacementQuestions.ts';
import type { DeliveryState } from '@talloor/events/delivery/state.ts';

/** What the buyer is being asked about a delivery; null where nothing waits for an answer. Whether it still may be answered tells the clock. */
export const waitingQuestion = (state: DeliveryState): ReplacementQuestion | null =>
  state.status === 'none' ? null : (state.questions.findLast(({ status }) => status === 'waiting') ?? null);
