import { accountFold, accountStream } from '@talloor/events/account/account.ts';
import { customerFold, customerStream } from '@talloor/events/customer/customer.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { findAcceptedTerms } from '../../../people/findAcceptedTerms.ts';
import { findUsersByEmail } from '../../../people/knownEmails.ts';
import type { SentInvitation } from '../invitationRules.ts';
import { loadInviter } from '../loadInviter.ts';
import type { AcceptingFacts } from './decideAcceptInvitation.ts';

export async function gatherAcceptingFacts(
  side: Pick<CommandSide, 'pool' | 'sign' | 'repository' | 'clock' | 'catalogue'>,
  { invited, invitedBy }: SentInvitation,
): Promise<Omit<AcceptingFacts, 'sending'>> {
  const now = side.clock.now();
  const [inviter, logins, terms] = await Promise.all([
    loadInviter(side, invitedBy, invited.customerNumber),
    invited.email === null ? [] : findLogins(side, invited.email),
    findAcceptedTerms(side, now),
  ]);
  return { now, logins, terms, ...inviter };
}

/** Active or suspended; without customer nobody can sign in (`login.no_customer`). */
async function findLogins(
  side: Pick<CommandSide, 'pool' | 'sign' | 'repository'>,
  email: string,
): Promise<readonly string[]> {
  const userIds = await findUsersByEmail(side, email);
  const accounts = await Promise.all(userIds.map((userId) => side.repository.load(accountFold, accountStream(userId))));
  const logins = await Promise.all(
    accounts.map(async ({ state }) => {
      if (state.status === 'none' || state.status === 'cancelled' || !state.roles.includes('customer')) return [];
      const customerStates = await Promise.all(
        state.customers.map((number) => side.repository.load(customerFold, customerStream(number))),
      );
      return customerStates.some((customer) => customer.state.status !== 'cancelled') ? [state.userId] : [];
    }),
  );
  return logins.flat();
}
