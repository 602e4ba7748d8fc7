import { customerFold, customerStream } from '@talloor/events/customer/customer.ts';
import type { RequestContext } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { isoDay } from '@talloor/rules/format/dates.ts';
import { isOfficeRole } from '@talloor/rules/account/officeRights.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { forgetForm } from '../../../commands/forgetForm.ts';
import { grantOf } from '../../../people/grantOf.ts';
import { holdOfficeRights, loadOfficeRights } from '../../../people/officeRights.ts';
import { isRegistrationUnderWay } from '../../../people/isRegistrationUnderWay.ts';
import { loadActiveAccount } from '../loadActiveAccount.ts';
import type { RegisteredAccount } from '../loadUserView.ts';
import { browserOf } from './browserOf.ts';
import { blockMinutes, mostFailures } from './createLoginAttempts.ts';

type StartedSession = { readonly account: RegisteredAccount; readonly customerNumber: string | null };

/**
 * No rights before the account is read, so that a removal meanwhile ends the session.
 * @throws Problem for an inactive account, or one without active customer
 */
export async function startSession(
  side: CommandSide,
  userId: string,
  context: Pick<RequestContext, 'signIn' | 'signOut' | 'updateUser' | 'changeUser' | 'request' | 'response'>,
  isPasswordUnchanged?: () => Promise<boolean>,
): Promise<StartedSession> {
  await context.signIn({ userId, roles: [], customers: [], customerNumber: null, language: 'nl' });
  forgetForm(context);
  try {
    if (isPasswordUnchanged && !(await isPasswordUnchanged()))
      throw new Problem('login.invalid', { parameters: untouched });
    const account = await loadActiveAccount(side, userId);
    await checkCustomers(side, account);
    const { roles, customers, language } = account;
    const officeRights = roles.some(isOfficeRole) ? { officeRights: await loadOfficeRights(side, roles) } : {};
    const customerNumber = customers.length === 1 ? (customers[0] ?? null) : null;
    const granted = customerNumber === null ? {} : { rights: grantOf(account, customerNumber).rights };
    const now = side.clock.now();
    const sessionTimes = { at: now.toISOString(), usedOn: isoDay(now.getTime() / 1000) };
    const sessionStart = { ...sessionTimes, ...browserOf(context.request.get('user-agent')) };
    await context.updateUser({
      userId,
      roles,
      customers,
      customerNumber,
      ...granted,
      ...officeRights,
      language,
      begun: sessionStart,
    });
    if (roles.some(isOfficeRole)) await holdOfficeRights(side, userId, context);
    return { account, customerNumber };
  } catch (error) {
    await context.signOut();
    throw (await isRegistrationUnderWay(side, userId)) ? new Problem('login.registration_pending') : error;
  }
}

/** The password was right, so no failure counts. */
const untouched = { attempts_left: mostFailures, minutes: blockMinutes };

/** Suspended customers still see and pay invoices. */
async function checkCustomers(side: CommandSide, { roles, customers }: RegisteredAccount): Promise<void> {
  if (roles.some((role) => role !== 'customer')) return;
  const customerStates = await Promise.all(
    customers.map((number) => side.repository.load(customerFold, customerStream(number))),
  );
  if (customerStates.every(({ state }) => state.status === 'cancelled')) throw new Problem('login.no_customer');
}
