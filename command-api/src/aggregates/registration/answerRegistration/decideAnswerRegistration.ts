import type { RegistrationEvent } from '@talloor/events/registration/events.ts';
import type { RegistrationState } from '@talloor/events/registration/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';

/** Once per question. */
export function decideAnswerRegistration(answer: string, state: RegistrationState): Decision<RegistrationEvent> {
  if (state.status !== 'waits_for_answer') return { rejected: 'registration.link_invalid' };
  return [{ type: 'RegistrationAnswered', data: { registrationId: state.filed.registrationId, answer } }];
}
