import { customerStream } from '@talloor/events/customer/customer.ts';
import type { RequestContext } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { isoDay } from '@talloor/rules/format/dates.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { customerFold } from '../../../commands/folds.ts';
import { forgetForm } from '../../../commands/forgetForm.ts';
import { grantOf } from '../../../people/grantOf.ts';
import { isRegistrationUnderWay } from '../../../people/isRegistrationUnderWay.ts';
import { loadActiveAccount } from '../loadActiveAccount.ts';
import type { RegisteredAccount } from '../loadUserView.ts';
import { browserOf } from './browserOf.ts';
import { blockMinutes, mostFailures } from './createLoginAttempts.ts';

type Entered = { readonly account: RegisteredAccount; readonly customerNumber: string | null };

/**
 * Begins the session of a user who proved to be one. It is there, with no rights, before the account is read: what is taken
 * from the account from then on ends it (`endSessionsOf`), and a session that has ended is given no rights.
 * The same goes for the password: what was proved is asked again once the session is there. @param stillHolds absent: a passkey or a link
 * @throws Problem where the account may not be used, or is linked to no customer that still is one
 */
export async function enter(
  side: CommandSide,
  userId: string,
  context: Pick<RequestContext, 'signIn' | 'signOut' | 'updateUser' | 'request' | 'response'>,
  stillHolds?: () => Promise<boolean>,
): Promise<Entered> {
  await context.signIn({ userId, roles: [], customers: [], customerNumber: null, language: 'nl' });
  forgetForm(context);
  try {
    if (stillHolds && !(await stillHolds())) throw new Problem('login.invalid', { parameters: untouched });
    const account = await loadActiveAccount(side, userId);
    await checkCustomers(side, account);
    const { roles, customers, language } = account;
    const customerNumber = customers.length === 1 ? (customers[0] ?? null) : null;
    const granted = customerNumber === null ? {} : { rights: grantOf(account, customerNumber).rights };
    const now = side.clock.now();
    const used = { at: now.toISOString(), usedOn: isoDay(now.getTime() / 1000) };
    const begun = { ...used, ...browserOf(context.request.get('user-agent')) };
    await context.updateUser({ userId, roles, customers, customerNumber, ...granted, language, begun });
    return { account, customerNumber };
  } catch (error) {
    await context.signOut();
    throw (await isRegistrationUnderWay(side, userId)) ? new Problem('login.registration_pending') : error;
  }
}

/** What the refusal tells: the password was right when it was typed, so that nothing is counted. */
const untouched = { attempts_left: mostFailures, minutes: blockMinutes };

/**
 * Somebody who only orders needs a customer that was not cancelled; a suspended one cannot be ordered for, but its invoices can
 * be looked at and paid.
 */
async function checkCustomers(side: CommandSide, { roles, customers }: RegisteredAccount): Promise<void> {
  if (roles.some((role) => role !== 'customer')) return;
  const standings = await Promise.all(
    customers.map((number) => side.repository.load(customerFold, customerStream(number))),
  );
  if (standings.every(({ state }) => state.status === 'cancelled')) throw new Problem('login.no_customer');
}
