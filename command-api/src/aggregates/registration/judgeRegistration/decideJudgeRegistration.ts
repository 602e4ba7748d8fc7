import type { RegistrationEvent } from '@talloor/events/registration/events.ts';
import type { RegistrationState } from '@talloor/events/registration/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';

/** `customerNumber`: new or existing. */
export type Judgement =
  | {
      readonly kind: 'accept';
      readonly segment: string;
      readonly customerNumber: string;
      readonly isNewCustomer: boolean;
      readonly reason: string;
    }
  | { readonly kind: 'question'; readonly language: 'nl' | 'fr'; readonly question: string }
  | { readonly kind: 'refuse'; readonly language: 'nl' | 'fr'; readonly reason: string };

export function decideJudgeRegistration(judgement: Judgement, state: RegistrationState): Decision<RegistrationEvent> {
  if (state.status === 'none') return { rejected: 'registration.not_found' };
  const { registrationId } = state.filed;
  const isOpen = state.status === 'todo' || state.status === 'waits_for_answer' || state.status === 'waits_for_link';
  switch (judgement.kind) {
    case 'accept': {
      if (state.status === 'accepted') return [];
      if (!isOpen) return { rejected: 'registration.settled' };
      const { segment, customerNumber, isNewCustomer, reason } = judgement;
      const userId = state.filed.existingUserId ?? registrationId;
      const data = { registrationId, customerNumber, isNewCustomer, segment, userId, by: 'office' as const, reason };
      return [{ type: 'RegistrationAccepted', data }];
    }
    case 'question': {
      const { language, question } = judgement;
      if (!isOpen) return { rejected: 'registration.settled' };
      if (state.status === 'waits_for_answer' && state.question === question) return [];
      return [{ type: 'RegistrationQuestioned', data: { registrationId, language, question } }];
    }
    case 'refuse': {
      const { language, reason } = judgement;
      if (state.status === 'refused') return [];
      if (!isOpen) return { rejected: 'registration.settled' };
      return [{ type: 'RegistrationRefused', data: { registrationId, language, reason } }];
    }
    default:
      return judgement satisfies never;
  }
}
