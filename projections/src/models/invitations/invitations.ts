import { invitationStream, type InvitationEvent } from '@talloor/events/invitation/events.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import { createProjector } from '@talloor/platform/subscription/defineReadModel.ts';
import type { Row, RowOperation } from '@talloor/platform/subscription/projector.ts';
import { invitationsModel, invitationsTable } from '../../tables/invitations.ts';

export const invitations = createProjector<InvitationEvent>(invitationsModel, projectInvitation);

const erasedPerson = { first_name: null, last_name: null, email: null };

function projectInvitation({
  event,
  streamId,
  metadata: { occurredAt },
}: DecodedEvent<InvitationEvent>): readonly RowOperation[] {
  const key = { invitation_id: streamId.slice(invitationStream('').length) };
  const change = (values: Row): readonly RowOperation[] => [
    { kind: 'update', table: invitationsTable.name, key, values },
  ];
  switch (event.type) {
    case 'UserInvited': {
      const { invitationId, firstName, lastName, email, orderLimitCents, ...invited } = event.data;
      const values = {
        customer_number: invited.customerNumber,
        status: 'open',
        first_name: firstName,
        last_name: lastName,
        email,
        language: invited.language,
        rights: invited.rights,
        order_limit: orderLimitCents,
        invited_by: invited.invitedBy,
        invited_at: occurredAt,
        expires_at: invited.expiresAt,
        mailed_at: null,
        accepted_by: null,
        accepted_at: null,
      };
      return [{ kind: 'upsert', table: invitationsTable.name, key: { invitation_id: invitationId }, values }];
    }
    case 'InvitationRenewed': {
      const { invitedBy, expiresAt } = event.data;
      return change({ invited_by: invitedBy, expires_at: expiresAt, mailed_at: null });
    }
    case 'InvitationWithdrawn':
      return change({ ...erasedPerson, status: 'withdrawn' });
    case 'InvitationAccepted':
      return change({ ...erasedPerson, status: 'accepted', accepted_by: event.data.userId, accepted_at: occurredAt });
    case 'InvitationMailSent':
      return change({ mailed_at: occurredAt });
    default:
      return event satisfies never;
  }
}
