import { customerFold, customerStream } from '@talloor/events/customer/customer.ts';
import type { RequestContext } from '@talloor/platform/http/handler.ts';
import { frameCookieName, framedCookie } from '@talloor/platform/http/punchOut.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { isoDay } from '@talloor/rules/format/dates.ts';
import type { PunchOutCall } from '@talloor/rules/punchOut/readCall.ts';
import { loadActiveAccount } from '../../aggregates/account/loadActiveAccount.ts';
import { browserOf } from '../../aggregates/account/login/browserOf.ts';
import type { ProvenUser } from '../../aggregates/account/login/proveUser.ts';
import type { CommandSide } from '../../commandSide.ts';
import { grantOf } from '../../people/grantOf.ts';
import { punchOutHours } from '@talloor/rules/punchOut/settings.ts';
import type { AdmittedUser } from './admitUser.ts';

/** The password is no longer the proven one, or its user is blocked. */
export class ProofLapsed extends Error {
  override readonly name = 'ProofLapsed';
}

type Context = Pick<RequestContext, 'signIn' | 'signOut' | 'changeUser' | 'request' | 'response'>;

const lifetimeMs = punchOutHours * 60 * 60 * 1000;

/**
 * One customer, no office role, an end of its own. The account is read again, so that a removal meanwhile ends the
 * session.
 * @throws Problem, ProofLapsed
 */
export async function startPunchOut(
  side: CommandSide,
  proven: ProvenUser,
  admitted: AdmittedUser,
  { call, punchOutId }: { readonly call: PunchOutCall; readonly punchOutId: string },
  context: Context,
): Promise<void> {
  const now = side.clock.now();
  const { userId, customerNumber, rights, language } = admitted;
  const { hook, okCode, targetField, target, caller, charset } = call;
  await context.signIn(
    {
      userId,
      roles: ['customer'],
      customers: [customerNumber],
      customerNumber,
      rights,
      language,
      begun: {
        at: now.toISOString(),
        usedOn: isoDay(now.getTime() / 1000),
        ...browserOf(context.request.get('user-agent')),
      },
      erp: {
        punchOutId,
        hookUrl: hook === '' ? null : hook,
        okCode,
        target: targetField,
        window: target,
        caller,
        charset,
        // Sessions end by the real clock, as their cookies do.
        endsAt: new Date(Date.now() + lifetimeMs).toISOString(),
      },
    },
    lifetimeMs,
  );
  try {
    const [isUnchanged, account, customer] = await Promise.all([
      proven.isPasswordUnchanged(),
      loadActiveAccount(side, userId),
      side.repository.load(customerFold, customerStream(customerNumber)),
    ]);
    if (!isUnchanged) throw new ProofLapsed();
    if (!account.customers.includes(customerNumber)) throw new Problem('login.no_customer');
    const { rights: currentRights } = grantOf(account, customerNumber);
    if (currentRights.join() !== rights.join()) await context.changeUser({ rights: currentRights });
    if (customer.state.status === 'cancelled') throw new Problem('login.no_customer');
  } catch (error) {
    await context.signOut();
    throw error;
  }
}

/** Also after the end: only this customer's hosts may frame the pages. */
export const allowFrame = (context: Page, customerNumber: string, language: 'nl' | 'fr'): void =>
  setFrameCookie(context, `${customerNumber}.${language}`);

/** For the page of a refusal. The caller knows the host, and learns no customer from it. */
export const allowFrameOfHost = (context: Page, host: string, language: 'nl' | 'fr'): void =>
  setFrameCookie(context, `${host}|${language}`);

type Page = Pick<RequestContext, 'request' | 'response'>;

const setFrameCookie = ({ request, response }: Page, value: string): void =>
  void response.cookie(frameCookieName(request), value, { ...framedCookie, signed: true });
