import type { RegistrationAccepted, RegistrationEvent, RegistrationFiled, RegistrationMail } from './events.ts';

export type RegistrationStatus = 'todo' | 'waits_for_answer' | 'waits_for_link' | 'accepted' | 'refused' | 'closed';

export type RegistrationState =
  | { status: 'none' }
  | {
      status: RegistrationStatus;
      filed: RegistrationFiled;
      question: string | null;
      /** A link answers the last one. */
      questions: number;
      accepted: RegistrationAccepted | null;
      told: { about: RegistrationMail; messageId: string }[];
    };
export const noRegistration: RegistrationState = { status: 'none' };

const statusOf: Readonly<Record<RegistrationFiled['outcome'], RegistrationStatus>> = {
  created: 'todo',
  other_contact: 'todo',
  contact_exists: 'todo',
  no_username: 'waits_for_link',
  forgot_password: 'closed',
};

export function evolveRegistration(state: RegistrationState, event: RegistrationEvent): RegistrationState {
  if (event.type === 'RegistrationFiled')
    return {
      status: statusOf[event.data.outcome],
      filed: event.data,
      question: null,
      questions: 0,
      accepted: null,
      told: [],
    };
  if (state.status === 'none') return state;
  switch (event.type) {
    case 'RegistrationQuestioned':
      return {
        ...state,
        status: 'waits_for_answer',
        question: event.data.question,
        questions: state.questions + 1,
      };
    case 'RegistrationAnswered':
      return { ...state, status: 'todo' };
    case 'RegistrationAccepted':
      return { ...state, status: 'accepted', accepted: event.data };
    case 'RegistrationRefused':
      return { ...state, status: 'refused' };
    case 'RegistrationMailSent':
      return { ...state, told: [...state.told, { about: event.data.about, messageId: event.data.messageId }] };
    default:
      return event satisfies never;
  }
}

export const registrationFold = {
  category: 'registration',
  stateVersion: 2,
  initial: noRegistration,
  evolve: evolveRegistration,
};
