import type { UserView } from '@talloor/contracts/endpoints/session.ts';
import * as contracts from '@talloor/contracts/endpoints/invitations.ts';
import { accountFold, accountStream } from '@talloor/events/account/account.ts';
import { route, type RequestContext, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { commandMetadata } from '../../../commands/commandMetadata.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { visitorMetadata } from '../../../commands/visitorMetadata.ts';
import type { SentInvitation } from '../invitationRules.ts';
import { readInvitationLink, type OpenLink } from '../invitationToken.ts';
import { acceptInvitation } from './acceptInvitation.ts';
import { effectiveLimit, judgeInvitationLink, type AcceptingFacts } from './decideAcceptInvitation.ts';
import { gatherAcceptingFacts } from './gatherAcceptingFacts.ts';

/** Steps of other aggregates, from the composition. */
export type AfterAccepting = {
  readonly complete: (invitationId: string) => Promise<void>;
  readonly signIn: (userId: string, context: RequestContext) => Promise<UserView>;
  readonly choose: (customerNumber: string, context: RequestContext) => Promise<UserView>;
};

export const acceptInvitationRoutes = (side: CommandSide, after: AfterAccepting): readonly Route[] => [
  route(contracts.openInvitation, async ({ body }, { user }) => {
    const { invitation, facts } = await openLink(side, body.token);
    const { invited } = invitation;
    const [customer, inviter] = await Promise.all([
      side.catalogue.findCustomer(invited.customerNumber),
      side.repository.load(accountFold, accountStream(invitation.invitedBy)),
    ]);
    const { state } = inviter;
    return {
      body: {
        customer_name: customer?.name ?? invited.customerNumber,
        invited_by: state.status === 'none' ? '' : [state.firstName, state.lastName].filter(Boolean).join(' '),
        first_name: invited.firstName ?? '',
        last_name: invited.lastName ?? '',
        email: invited.email ?? '',
        expires_at: invitation.expiresAt,
        rights: invited.rights,
        order_limit_cents: effectiveLimit(invitation, facts),
        way: wayOf(facts, user?.userId ?? null),
      },
    };
  }),
  route(contracts.acceptInvitation, async ({ body }, context) => {
    const link = await openLink(side, body.token);
    const { invitationId } = link.invitation.invited;
    const { username, password } = body.login;
    const passwordHash = await side.passwords.hashInQueue(password);
    const metadata = visitorMetadata(contracts.acceptInvitation.name, invitationId, { username }, context, side);
    await acceptInvitation(side, link, { kind: 'new_login', username, passwordHash }, metadata);
    await after.complete(invitationId);
    return { body: await after.signIn(invitationId, context) };
  }),
  route(contracts.acceptInvitationWithLogin, async ({ body }, context) => {
    const link = await openLink(side, body.token);
    const { invitationId, customerNumber } = link.invitation.invited;
    const { userId } = context.user;
    const metadata = commandMetadata(contracts.acceptInvitationWithLogin.name, { invitationId }, context, side);
    await acceptInvitation(side, link, { kind: 'with_login', userId }, metadata);
    await after.complete(invitationId);
    return { body: await after.choose(customerNumber, context) };
  }),
];

/** @throws Problem */
async function openLink(
  side: CommandSide,
  token: string,
): Promise<OpenLink & { readonly invitation: SentInvitation; readonly facts: Omit<AcceptingFacts, 'sending'> }> {
  const { invitation, sending } = await readInvitationLink(side, token);
  const facts = await gatherAcceptingFacts(side, invitation);
  const judgement = judgeInvitationLink({ ...facts, sending }, invitation);
  if ('rejected' in judgement) throw new Problem(judgement.rejected);
  return { invitation, sending, facts };
}

function wayOf({ logins }: Pick<AcceptingFacts, 'logins'>, userId: string | null): contracts.OpenedInvitation['way'] {
  if (logins.length === 0) return 'new_login';
  if (userId === null) return 'sign_in';
  return logins.includes(userId) ? 'confirm' : 'sign_out';
}
