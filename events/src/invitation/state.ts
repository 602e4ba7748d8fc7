import type { InvitationAccepted, InvitationEvent, UserInvited } from './events.ts';

export type InvitationState =
  | { status: 'none' }
  | {
      status: 'open' | 'withdrawn' | 'accepted';
      /** As it was sent; names and address read null once the person is erased. */
      invited: UserInvited;
      /** Who stands for it: whoever sent it last. */
      invitedBy: string;
      expiresAt: string;
      /** How many mails were asked for: a link belongs to the last one. */
      sendings: number;
      accepted: InvitationAccepted | null;
      /** Message-IDs of mails that went out. */
      mailed: string[];
    };
export const noInvitation: InvitationState = { status: 'none' };

/** Folds one event into an invitation. */
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
