import { typed } from '@talloor/platform/postgres/columns.ts';
import { defineReadModel } from '@talloor/platform/subscription/defineReadModel.ts';

export const invitationsModel = defineReadModel({
  name: 'invitations',
  version: 2,
  on: ['UserInvited', 'InvitationRenewed', 'InvitationWithdrawn', 'InvitationAccepted', 'InvitationMailSent'],
  tables: {
    /**
     * Invitations by mail. Names and address are there while they wait, and read null once they were accepted, withdrawn, or the person
     * was erased: who accepted is told by `accounts`.
     */
    invitations: {
      columns: {
        invitation_id: 'text not null',
        customer_number: 'text not null',
        status: typed<'open' | 'accepted' | 'withdrawn'>('text not null'),
        first_name: 'text',
        last_name: 'text',
        email: 'text',
        language: 'text not null',
        rights: typed<readonly string[]>('jsonb not null'),
        /** Cents; null is no limit. */
        order_limit: 'int',
        /** Who sent it last. */
        invited_by: 'text not null',
        /** ISO 8601 in UTC, as all that follow. */
        invited_at: 'text not null',
        expires_at: 'text not null',
        /** When the last mail went out; null while it is under way. */
        mailed_at: 'text',
        /** Whose login it became; null as long as it is nobody's. */
        accepted_by: 'text',
        accepted_at: 'text',
      },
      primaryKey: ['invitation_id'],
      personal: { first_name: 'invitation_id', last_name: 'invitation_id', email: 'invitation_id' },
      indexes: {
        customer: '(customer_number, status)',
        accepted_by: '(accepted_by)',
      },
    },
  },
});
export const { invitations: invitationsTable } = invitationsModel.tables;
