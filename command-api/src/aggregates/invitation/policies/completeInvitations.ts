import { invitationStream, type InvitationEvent } from '@talloor/events/invitation/events.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import { definePolicy } from '@talloor/platform/subscription/policy.ts';
import { closeInvitation } from '../invitationRows.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { completeInvitation } from './completeInvitation.ts';

/** For interrupted requests. */
export const completeInvitations = (side: CommandSide) =>
  definePolicy<InvitationEvent>({
    name: 'completeInvitations',
    handles: ['InvitationAccepted', 'InvitationWithdrawn'],
    react: async ({ streamId, event }: DecodedEvent<InvitationEvent>) => {
      const invitationId = streamId.slice(invitationStream('').length);
      if (event.type === 'InvitationAccepted') await completeInvitation(side, invitationId);
      if (event.type === 'InvitationWithdrawn') await closeInvitation(side, invitationId, null);
    },
  });
