import type { ServiceRequestEvent } from '@talloor/events/serviceRequest/events.ts';
import type { ServiceRequestState } from '@talloor/events/serviceRequest/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { mostMessages } from '../mostMessages.ts';

export type AnswerCase = { readonly kind: 'answer' | 'ask'; readonly text: string; readonly userId: string };

/** Who answers an unassigned case takes it, so that replies reach a person. */
export function decideAnswerCase(
  { kind, text, userId }: AnswerCase,
  state: ServiceRequestState,
): Decision<ServiceRequestEvent> {
  if (state.status === 'none') return { rejected: 'case.not_found' };
  if (state.status === 'closed') return { rejected: 'case.closed' };
  if (state.filed.text === null) return { rejected: 'case.person_erased' };
  if (state.messages.length >= mostMessages)
    return { rejected: 'case.too_many_messages', parameters: { max: mostMessages } };
  const data = { personId: state.filed.personId, text };
  return [
    ...(state.assignedTo === null ? [{ type: 'ServiceRequestAssigned' as const, data: { assignedTo: userId } }] : []),
    { type: kind === 'answer' ? 'ServiceRequestAnswered' : 'ServiceRequestInformationAsked', data },
  ];
}
