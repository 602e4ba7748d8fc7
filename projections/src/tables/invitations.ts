import { typed } from '@talloor/platform/postgres/columns.ts';
import { defineReadModel } from '@talloor/platform/subscription/defineReadModel.ts';

export const invitationsModel = defineReadModel({
  name: 'invitations',
  version: 3,
  on: ['UserInvited', 'InvitationRenewed', 'InvitationWithdrawn', 'InvitationAccepted', 'InvitationMailSent'],
  tables: {
    /** Personal values are null once the invitation is closed. */
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
        /** Cents; null: no limit. */
        order_limit: 'int',
        /** Last sender. */
        invited_by: 'text not null',
        /** ISO 8601 in UTC, like the next ones. */
        invited_at: 'text not null',
        expires_at: 'text not null',
        /** Last mail; null before it is sent. */
        mailed_at: 'text',
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
