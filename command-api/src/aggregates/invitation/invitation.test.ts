import { describe, expect, test } from '@jest/globals';
import type { InvitationEvent } from '@talloor/events/invitation/events.ts';
import { evolveInvitation, noInvitation, type InvitationState } from '@talloor/events/invitation/state.ts';
import { sampleInvitation } from '@talloor/events/testing/sampleInvitation.ts';
import { decideAcceptInvitation, type AcceptingFacts } from './acceptInvitation/decideAcceptInvitation.ts';
import { decideInviteUser, type InviteUser } from './inviteUser/decideInviteUser.ts';
import { decideRenewInvitation } from './renewInvitation/decideRenewInvitation.ts';
import { decideWithdrawInvitation } from './withdrawInvitation/decideWithdrawInvitation.ts';

const stateAfter = (...events: readonly InvitationEvent[]): InvitationState =>
  events.reduce<InvitationState>(evolveInvitation, noInvitation);
const invited: InvitationEvent = { type: 'UserInvited', data: sampleInvitation };
const renewed: InvitationEvent = {
  type: 'InvitationRenewed',
  data: { invitedBy: '1002', expiresAt: '2026-03-27T13:12:00.000Z' },
};
const withdrawn: InvitationEvent = { type: 'InvitationWithdrawn', data: {} };
const invitationAccepted: InvitationEvent = {
  type: 'InvitationAccepted',
  data: {
    invitationId: '1057',
    userId: '1057',
    username: 'noor',
    termsAcceptedAt: '2026-03-12T13:12:00.000Z',
    terms: { version: 2, textHash: 'a1' },
  },
};
const sentAt = new Date('2026-03-11T13:12:00.000Z');
const dayLater = new Date('2026-03-12T13:12:00.000Z');

describe('inviting', () => {
  const { invitationId, expiresAt: _, ...command } = sampleInvitation;
  const inviteCommand = command as InviteUser;
  const facts = { invitationId, now: sentAt, isUser: false, mayInvite: true, ownLimitCents: null as number | null };

  test('records invited person, rights and an expiry after a fortnight', () => {
    expect(decideInviteUser(inviteCommand, facts, noInvitation)).toEqual([invited]);
  });

  test('adds the right to see prices to the right to approve', () => {
    const decision = decideInviteUser({ ...inviteCommand, rights: ['approve'] }, facts, noInvitation);
    expect(decision).toMatchObject([{ data: { rights: ['approve', 'see_prices'] } }]);
  });

  test('is rejected for an existing user, and for an inviter without management right', () => {
    const of = (changes: Partial<typeof facts>) =>
      decideInviteUser(inviteCommand, { ...facts, ...changes }, noInvitation);
    expect(of({ isUser: true })).toEqual({ rejected: 'invitation.already_user' });
    expect(of({ mayInvite: false })).toEqual({ rejected: 'permission.denied' });
    expect(of({ mayInvite: false, isUser: true })).toEqual({ rejected: 'permission.denied' });
  });

  test('gives at most the limit of the inviter, also with the right to approve', () => {
    const limited = { ...facts, ownLimitCents: 25_000 };
    const give = (orderLimitCents: number | null, rights = inviteCommand.rights) =>
      decideInviteUser({ ...inviteCommand, rights, orderLimitCents }, limited, noInvitation);
    for (const limit of [0, 25_000]) expect(give(limit)).toMatchObject([{ data: { orderLimitCents: limit } }]);
    const rejection = { rejected: 'portal.above_own_limit', parameters: { limit_amount: 250 } };
    for (const limit of [25_001, null]) {
      expect(give(limit)).toEqual(rejection);
      expect(give(limit, ['approve'])).toEqual(rejection);
    }
  });

  test('appends nothing when repeated', () => {
    expect(decideInviteUser(inviteCommand, facts, stateAfter(invited))).toEqual([]);
  });
});

describe('renewing an invitation', () => {
  const by = (customerNumber: string, now: Date) => ({
    customerNumber,
    invitedBy: '1002',
    now,
    mayInvite: true,
    ownLimitCents: null,
  });

  test('starts another fortnight in the name of its sender, also after expiry', () => {
    expect(decideRenewInvitation(by('204118', dayLater), stateAfter(invited))).toEqual([
      { type: 'InvitationRenewed', data: { invitedBy: '1002', expiresAt: '2026-03-26T13:12:00.000Z' } },
    ]);
    const late = new Date('2026-05-01T13:12:00.000Z');
    expect(decideRenewInvitation(by('204118', late), stateAfter(invited))).toMatchObject([
      { type: 'InvitationRenewed' },
    ]);
  });

  test('is rejected without management right, or with a limit below that of the invitation', () => {
    const send = (changes: object) =>
      decideRenewInvitation({ ...by('204118', dayLater), ...changes }, stateAfter(invited));
    expect(send({ mayInvite: false })).toEqual({ rejected: 'permission.denied' });
    expect(send({ ownLimitCents: 24_999 })).toMatchObject({ rejected: 'portal.above_own_limit' });
    expect(send({ ownLimitCents: 25_000 })).toMatchObject([{ type: 'InvitationRenewed' }]);
  });

  test('is limited to one mail per ten minutes and eight mails in all', () => {
    const soon = new Date('2026-03-11T13:21:59.000Z');
    expect(decideRenewInvitation(by('204118', soon), stateAfter(invited))).toMatchObject({
      rejected: 'invitation.sent_recently',
      parameters: { retry_after: 1 },
    });
    const often = stateAfter(invited, ...Array.from({ length: 7 }, () => renewed));
    const late = new Date('2026-05-01T13:12:00.000Z');
    expect(decideRenewInvitation(by('204118', late), often)).toEqual({ rejected: 'invitation.too_many' });
  });

  test.each([
    ['of another customer', stateAfter(invited), '204119'],
    ['that was withdrawn', stateAfter(invited, withdrawn), '204118'],
    ['that was accepted', stateAfter(invited, invitationAccepted), '204118'],
    ['that nobody sent', noInvitation, '204118'],
  ])('finds no invitation %s', (_which, state, customer) => {
    expect(decideRenewInvitation(by(customer, dayLater), state)).toEqual({ rejected: 'invitation.not_found' });
  });
});

describe('withdrawing', () => {
  test('ends an invitation, once', () => {
    expect(decideWithdrawInvitation('204118', stateAfter(invited))).toEqual([withdrawn]);
    expect(decideWithdrawInvitation('204118', stateAfter(invited, withdrawn))).toEqual([]);
  });

  test('finds no invitation of another customer, and no accepted one', () => {
    const notFound = { rejected: 'invitation.not_found' };
    expect(decideWithdrawInvitation('204119', stateAfter(invited))).toEqual(notFound);
    expect(decideWithdrawInvitation('204119', stateAfter(invited, withdrawn))).toEqual(notFound);
    expect(decideWithdrawInvitation('204118', stateAfter(invited, invitationAccepted))).toEqual(notFound);
  });
});

describe('accepting', () => {
  const facts: AcceptingFacts = {
    now: dayLater,
    sending: 1,
    mayInvite: true,
    ownLimitCents: null,
    logins: [],
    terms: { version: 2, textHash: 'a1' },
  };
  const newLogin = { kind: 'new_login', username: 'noor' } as const;
  const withLogin = { kind: 'with_login', userId: '8' } as const;
  const acceptWith = (changes: Partial<AcceptingFacts>, state: InvitationState) =>
    decideAcceptInvitation(newLogin, { ...facts, ...changes }, state);

  test('creates a login with the id of the invitation, or uses the existing login of the address', () => {
    expect(decideAcceptInvitation(newLogin, facts, stateAfter(invited))).toEqual([invitationAccepted]);
    expect(decideAcceptInvitation(withLogin, { ...facts, logins: ['8'] }, stateAfter(invited))).toEqual([
      {
        type: 'InvitationAccepted',
        data: { invitationId: '1057', userId: '8', username: null, termsAcceptedAt: null },
      },
    ]);
  });

  test('requires the existing login of the address', () => {
    const factsWithLogins = { ...facts, logins: ['8', '9'] };
    expect(decideAcceptInvitation(newLogin, factsWithLogins, stateAfter(invited))).toEqual({
      rejected: 'invitation.login_exists',
    });
    expect(decideAcceptInvitation({ ...withLogin, userId: '10' }, factsWithLogins, stateAfter(invited))).toEqual({
      rejected: 'invitation.other_login',
    });
    expect(decideAcceptInvitation(withLogin, facts, stateAfter(invited))).toEqual({
      rejected: 'invitation.other_login',
    });
  });

  test('is rejected for an expired, outdated, withdrawn, accepted or lapsed invitation', () => {
    const over = new Date(sampleInvitation.expiresAt);
    expect(acceptWith({ now: over }, stateAfter(invited))).toEqual({ rejected: 'invitation.link_expired' });
    expect(acceptWith({ now: new Date(over.getTime() - 1) }, stateAfter(invited))).toMatchObject([
      { type: 'InvitationAccepted' },
    ]);
    expect(acceptWith({ sending: 1 }, stateAfter(invited, renewed))).toEqual({ rejected: 'invitation.link_invalid' });
    expect(acceptWith({ sending: 2 }, stateAfter(invited, renewed))).toMatchObject([{ type: 'InvitationAccepted' }]);
    expect(acceptWith({ sending: 2 }, stateAfter(invited))).toEqual({ rejected: 'invitation.link_invalid' });
    expect(acceptWith({}, stateAfter(invited, withdrawn))).toEqual({ rejected: 'invitation.link_invalid' });
    expect(acceptWith({}, stateAfter(invited, invitationAccepted))).toEqual({ rejected: 'invitation.accepted' });
    expect(acceptWith({ mayInvite: false }, stateAfter(invited))).toEqual({ rejected: 'invitation.lapsed' });
    expect(acceptWith({}, noInvitation)).toEqual({ rejected: 'invitation.link_invalid' });
  });

  test('is capped at the current limit of the inviter', () => {
    const unlimited: InvitationEvent = { ...invited, data: { ...sampleInvitation, orderLimitCents: null } };
    const limitOf = (ownLimitCents: number | null, state: InvitationState) => {
      const decision = decideAcceptInvitation(newLogin, { ...facts, ownLimitCents }, state);
      const [event] = 'rejected' in decision ? [] : decision;
      return event?.type === 'InvitationAccepted' ? event.data.orderLimitCents : null;
    };
    expect(limitOf(24_999, stateAfter(invited))).toBe(24_999);
    expect(limitOf(15_000, stateAfter(unlimited))).toBe(15_000);
    for (const ownLimitCents of [25_000, 25_001, null])
      expect(limitOf(ownLimitCents, stateAfter(invited))).toBeUndefined();
    expect(limitOf(null, stateAfter(unlimited))).toBeUndefined();
    const withKnown = { ...facts, logins: ['8'], ownLimitCents: 15_000 };
    expect(decideAcceptInvitation(withLogin, withKnown, stateAfter(invited))).toMatchObject([
      { data: { userId: '8', orderLimitCents: 15_000 } },
    ]);
  });

  test('is rejected after erasure of the person', () => {
    const erased = stateAfter({ ...invited, data: { ...sampleInvitation, email: null } });
    expect(acceptWith({}, erased)).toEqual({ rejected: 'invitation.link_invalid' });
  });
});
