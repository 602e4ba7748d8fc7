import { listInvitations, listOfficeInvitations } from '@talloor/contracts/endpoints/invitations.ts';
import { recordRead } from '@talloor/platform/auditReads/recordRead.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { isStale } from '../isStale.ts';
import type { ReadSide } from '../readSide.ts';
import { findInvitations } from './findInvitations.ts';

export const invitationRoutes = ({ pool, waiter, clock, catalogue }: ReadSide): readonly Route[] => [
  route(listInvitations, async (_input, { customerNumber, seenPosition }) => {
    const stale = await isStale(waiter, seenPosition, 'invitations', 'accounts', 'customerUsers');
    return { body: { invitations: await findInvitations(pool, customerNumber, clock.now()) }, stale };
  }),
  route(listOfficeInvitations, async ({ params: { id } }, { seenPosition, user }) => {
    if ((await catalogue.findCustomer(id)) === null) throw new Problem('customer.not_found');
    await recordRead(pool, { what: 'customer', about: id }, user.userId, clock.now());
    const stale = await isStale(waiter, seenPosition, 'invitations', 'accounts', 'customerUsers');
    return { body: { invitations: await findInvitations(pool, id, clock.now()) }, stale };
  }),
];
