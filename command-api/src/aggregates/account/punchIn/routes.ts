import { punchIn, punchInByLink } from '@talloor/contracts/endpoints/punchIn.ts';
import { route, type RequestContext, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import type { RateLimit } from '@talloor/platform/http/rateLimits.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { grantOf } from '../../../people/grantOf.ts';
import type { LoginAttempts } from '../login/createLoginAttempts.ts';
import { startSession } from '../login/startSession.ts';
import { proveUser } from '../login/proveUser.ts';
import { customersOfHook, type ErpHosts } from './erpHosts.ts';
import { readOciFields } from './readOciFields.ts';

type Context = RequestContext<{ kind: 'anyone' }>;
type Fields = Readonly<Record<string, string | string[]>>;

const refusedPages = { nl: '/erp-verbinding', fr: '/connexion-erp-echouee' };

/** Failures redirect too, so all calls count. */
export const punchInLimits = (attempts: number): readonly RateLimit[] =>
  [punchIn, punchInByLink].map(({ name }) => ({
    endpoint: name,
    windowSeconds: 15 * 60,
    counts: 'all',
    perAddress: attempts * 10,
    problem: 'login.rate_limited',
  }));

/** after-ordering.md §6; the login's block and queue. The return address needs a customer with that host. */
export function punchInRoutes(side: CommandSide, attempts: LoginAttempts, hosts: ErpHosts): readonly Route[] {
  const answer = async (fields: Fields, context: Context) => {
    const language = context.request.path.endsWith('/connexion-erp') ? 'fr' : 'nl';
    const reason = await signInFromErp(side, attempts, hosts, fields, context);
    if (reason === null) rememberErp(context);
    return { redirect: reason === null ? '/' : `${refusedPages[language]}?reason=${reason}` };
  };
  return [
    route(punchIn, ({ body }, context) => answer(body, context)),
    route(punchInByLink, ({ query }, context) => answer(query, context)),
  ];
}

async function signInFromErp(
  side: CommandSide,
  attempts: LoginAttempts,
  hosts: ErpHosts,
  fields: Fields,
  context: Context,
): Promise<string | null> {
  const call = readOciFields(fields);
  if (call === null) return 'incomplete';
  try {
    const { userId, isPasswordUnchanged } = await proveUser(side, attempts, call);
    const { account } = await startSession(side, userId, context, isPasswordUnchanged);
    const customers = customersOfHook(hosts, account.customers, call.hookUrl);
    const [customerNumber] = customers;
    if (customerNumber === undefined) {
      await context.signOut();
      return 'hook';
    }
    const { language } = account;
    // ERP sessions only order.
    const roles = account.roles.filter((role) => role === 'customer');
    const { rights } = grantOf(account, customerNumber);
    const { okCode, target, caller } = call;
    const erp = { hookUrl: call.hookUrl.href, okCode, target, caller };
    await context.updateUser({ userId, roles, customers, customerNumber, rights, language, erp });
    return null;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return error.code;
  }
}

function rememberErp({ request, response }: Context): void {
  response.cookie('erp', '1', { httpOnly: true, sameSite: 'lax', secure: request.secure, path: '/' });
}
