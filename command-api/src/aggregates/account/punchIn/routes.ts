import { punchIn, punchInByLink } from '@talloor/contracts/endpoints/punchIn.ts';
import { route, type RequestContext, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import type { RateLimit } from '@talloor/platform/http/rateLimits.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { grantOf } from '../../../people/grantOf.ts';
import type { LoginAttempts } from '../login/createLoginAttempts.ts';
import { enter } from '../login/enter.ts';
import { proveUser } from '../login/proveUser.ts';
import { customersOfHook, type ErpHosts } from './erpHosts.ts';
import { readOciFields } from './readOciFields.ts';

type Context = RequestContext<{ kind: 'anyone' }>;
type Fields = Readonly<Record<string, string | string[]>>;

/** Where a call that fails leads, in the language of its address. */
const refusedPages = { nl: '/erp-verbinding', fr: '/connexion-erp-echouee' };

/** Failed calls lead on too, so that all are counted. */
export const punchInLimits = (attempts: number): readonly RateLimit[] =>
  [punchIn, punchInByLink].map(({ name }) => ({
    endpoint: name,
    windowSeconds: 15 * 60,
    counts: 'all',
    perAddress: attempts * 10,
    problem: 'login.rate_limited',
  }));

/**
 * Signs in whom an ERP system sends over (after-ordering.md §6), under the same block and in the same queue as the login. Where the
 * basket is to go back to is kept with the session, for a customer whose system lies there; without such a customer nobody comes in.
 */
export function punchInRoutes(side: CommandSide, attempts: LoginAttempts, hosts: ErpHosts): readonly Route[] {
  const answer = async (fields: Fields, context: Context) => {
    const language = context.request.path.endsWith('/connexion-erp') ? 'fr' : 'nl';
    const reason = await comeIn(side, attempts, hosts, fields, context);
    if (reason === null) rememberErp(context);
    const location = reason === null ? '/' : `${refusedPages[language]}?reason=${reason}`;
    return { rendered: Buffer.alloc(0), status: 303, headers: { location } } as const;
  };
  return [
    route(punchIn, ({ body }, context) => answer(body, context)),
    route(punchInByLink, ({ query }, context) => answer(query, context)),
  ];
}

/** @returns why somebody does not come in; null where they have */
async function comeIn(
  side: CommandSide,
  attempts: LoginAttempts,
  hosts: ErpHosts,
  fields: Fields,
  context: Context,
): Promise<string | null> {
  const call = readOciFields(fields);
  if (call === null) return 'incomplete';
  try {
    const { userId, stillHolds } = await proveUser(side, attempts, call);
    const { account } = await enter(side, userId, context, stillHolds);
    const customers = customersOfHook(hosts, account.customers, call.hookUrl);
    const [customerNumber] = customers;
    if (customerNumber === undefined) {
      await context.signOut();
      return 'hook';
    }
    const { language } = account;
    // Who comes from there orders, whatever else they may do who sign in here.
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

/** Who lost the session on this browser is told to come again from the ERP system, not to log in. */
function rememberErp({ request, response }: Context): void {
  response.cookie('erp', '1', { httpOnly: true, sameSite: 'lax', secure: request.secure, path: '/' });
}
