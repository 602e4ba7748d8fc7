import type { InvitationEvent } from '@talloor/events/invitation/events.ts';
import type { InvitationState } from '@talloor/events/invitation/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { isWaiting } from '../invitationRules.ts';

export function decideWithdrawInvitation(customerNumber: string, state: InvitationState): Decision<InvitationEvent> {
  if (state.status === 'withdrawn' && state.invited.customerNumber === customerNumber) return [];
  if (!isWaiting(state, customerNumber)) return { rejected: 'invitation.not_found' };
  return [{ type: 'InvitationWithdrawn', data: {} }];
}
