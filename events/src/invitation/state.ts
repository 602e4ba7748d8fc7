import type { InvitationAccepted, InvitationEvent, UserInvited } from './events.ts';

export type InvitationState =
  | { status: 'none' }
  | {
      status: 'open' | 'withdrawn' | 'accepted';
      /** Names and address read null after erasure. */
      invited: UserInvited;
      invitedBy: string;
      expiresAt: string;
      /** Only the link of the last mail is valid. */
      sendings: number;
      accepted: InvitationAccepted | null;
      /** Message-IDs of sent mails. */
      mailed: string[];
    };
export const noInvitation: InvitationState = { status: 'none' };

export function evolveInvitation(state: InvitationState, event: InvitationEvent): InvitationState {
  if (event.type === 'UserInvited') {
    const { invitedBy, expiresAt } = event.data;
    return { status: 'open', invited: event.data, invitedBy, expiresAt, sendings: 1, accepted: null, mailed: [] };
  }
  if (state.status === 'none') return state;
  switch (event.type) {
    case 'InvitationRenewed':
      return { ...state, ...event.data, sendings: state.sendings + 1 };
    case 'InvitationWithdrawn':
      return { ...state, status: 'withdrawn' };
    case 'InvitationAccepted':
      return { ...state, status: 'accepted', accepted: event.data };
    case 'InvitationMailSent':
      return { ...state, mailed: [...state.mailed, event.data.messageId] };
    default:
      return event satisfies never;
  }
}

export const invitationFold = {
  category: 'invitation',
  stateVersion: 3,
  initial: noInvitation,
  evolve: evolveInvitation,
};
