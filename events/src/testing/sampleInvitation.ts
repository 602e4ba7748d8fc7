import type { InvitationEvent, UserInvited } from '../invitation/events.ts';

export const sampleInvitation: UserInvited = {
  invitationId: '1057',
  customerNumber: '204118',
  firstName: 'Noor',
  lastName: 'Verhaeghe',
  email: 'noor@lindegaard.example',
  language: 'nl',
  rights: ['order', 'see_prices'],
  orderLimitCents: 25_000,
  invitedBy: '1001',
  expiresAt: '2026-03-25T13:12:00.000Z',
};

/** The last event is an alternative end. */
export const invitationStory: InvitationEvent[] = [
  { type: 'UserInvited', data: sampleInvitation },
  {
    type: 'InvitationMailSent',
    data: { language: 'nl', recipientCount: 1, messageId: 'invitation-a@talloor.example' },
  },
  { type: 'InvitationRenewed', data: { invitedBy: '1002', expiresAt: '2026-03-27T13:12:00.000Z' } },
  {
    type: 'InvitationAccepted',
    data: {
      invitationId: '1057',
      userId: '1057',
      username: 'noor.verhaeghe',
      termsAcceptedAt: '2026-03-12T08:00:00.000Z',
    },
  },
  { type: 'InvitationWithdrawn', data: {} },
];
