import { checkPunchOut, type PunchOutFinding } from '@talloor/contracts/endpoints/punchOut.ts';
import { basketStream } from '@talloor/events/basket/events.ts';
import { basketFold } from '@talloor/events/basket/state.ts';
import { punchOutTexts } from '@talloor/messages/punchOut/punchOutTexts.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import type { RateLimit } from '@talloor/platform/http/rateLimits.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import { judgeHook } from '@talloor/rules/punchOut/judgeHook.ts';
import { maskCall } from '@talloor/rules/punchOut/maskCall.ts';
import { basketOfQuote } from '@talloor/rules/punchOut/quoteId.ts';
import { readCall, type PunchOutCall } from '@talloor/rules/punchOut/readCall.ts';
import { loadActiveAccount } from '../../aggregates/account/loadActiveAccount.ts';
import type { CommandSide } from '../../commandSide.ts';
import type { QuickProof } from '../punchIn/createQuickProof.ts';
import { readCallText } from './readCallText.ts';

export const checkPunchOutLimit: RateLimit = {
  endpoint: checkPunchOut.name,
  windowSeconds: 15 * 60,
  counts: 'all',
  perUser: 60,
  problem: 'login.rate_limited',
};

type Found = { readonly code: PunchOutFinding; readonly field: string | null };

const harmless: ReadonlySet<PunchOutFinding> = new Set([
  'field_repeated',
  'field_too_long',
  'password_in_address',
  'hook_missing',
  'function_unknown',
  'basket_unknown',
  'version_unknown',
  'charset_unknown',
  'language_unknown',
  'target_invalid',
]);

export const checkPunchOutRoute = (side: CommandSide, prove: QuickProof['prove'], isDemo: boolean): Route =>
  route(checkPunchOut, async ({ body: { method, call: text } }, { customerNumber, language }) => {
    const { fields, findings } = readCallText(text, isDemo);
    const { call, faults } = readCall(fields);
    const { hosts } = await side.catalogue.findPunchOutSettings(customerNumber);
    const found: readonly Found[] = [
      ...(hosts.length === 0 ? [{ code: 'off' as const, field: null }] : []),
      ...findings.map((code) => ({ code, field: null })),
      ...faults,
      ...(method === 'GET' && call.password !== ''
        ? [{ code: 'password_in_address' as const, field: 'PASSWORD' }]
        : []),
      ...findHookFaults(call, hosts, isDemo),
      ...(call.customer !== '' && call.customer !== customerNumber
        ? [{ code: 'customer_of_other' as const, field: 'CUSTOMER' }]
        : []),
      ...(await findProductFaults(side, call, customerNumber)),
      ...(await findBasketFaults(side, call, customerNumber)),
      ...(await findLoginFaults(side, prove, call, customerNumber)),
    ];
    const texts = punchOutTexts[language].findings;
    return {
      body: {
        is_accepted: found.every(({ code }) => harmless.has(code)),
        findings: found.map(({ code, field }) => ({ code, field, is_error: !harmless.has(code), text: texts[code] })),
        fields: maskCall(fields).map(([name, value]) => ({ name, value })),
      },
    };
  });

function findHookFaults({ hook }: PunchOutCall, hosts: readonly string[], isDemo: boolean): Found[] {
  if (hook === '') return [{ code: 'hook_missing', field: 'HOOK_URL' }];
  const judged = judgeHook(hook, hosts, { isDemo });
  return 'fault' in judged ? [{ code: judged.fault, field: 'HOOK_URL' }] : [];
}

async function findProductFaults(
  { catalogue, clock }: Pick<CommandSide, 'catalogue' | 'clock'>,
  { function: called, productId }: PunchOutCall,
  customerNumber: string,
): Promise<Found[]> {
  if (productId === '' || (called !== 'DETAIL' && called !== 'VALIDATE')) return [];
  const products = /^\d{1,20}$/.test(productId)
    ? await catalogue.findProducts([productId], customerNumber, dayAt(clock.now().getTime()))
    : new Map();
  return products.has(productId) ? [] : [{ code: 'product_unknown', field: 'PRODUCTID' }];
}

async function findBasketFaults(
  { repository }: Pick<CommandSide, 'repository'>,
  { quoteId }: PunchOutCall,
  customerNumber: string,
): Promise<Found[]> {
  if (quoteId === '') return [];
  const basketId = basketOfQuote(quoteId);
  const { state } = basketId === null ? { state: null } : await repository.load(basketFold, basketStream(basketId));
  const isThere = (state?.status === 'open' || state?.status === 'kept') && state.customerNumber === customerNumber;
  return isThere ? [] : [{ code: 'basket_unknown', field: 'EXT_QUOTE_ID' }];
}

/**
 * Reveals no more than a login.
 * @throws Problem `login.busy`
 */
async function findLoginFaults(
  side: CommandSide,
  prove: QuickProof['prove'],
  call: PunchOutCall,
  customerNumber: string,
): Promise<Found[]> {
  if (call.username === '' || call.password === '') return [];
  try {
    const { userId } = await prove(call);
    const account = await loadActiveAccount(side, userId);
    return account.customers.includes(customerNumber) ? [] : [{ code: 'login_of_other_customer', field: 'USERNAME' }];
  } catch (error) {
    if (!(error instanceof Problem) || error.code === 'login.busy') throw error;
    return [{ code: error.code === 'login.blocked' ? 'login_blocked' : 'login_refused', field: 'USERNAME' }];
  }
}
