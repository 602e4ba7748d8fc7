import { randomUUID } from 'node:crypto';
import { logPunchOut, type StartedPunchOut } from '@talloor/catalogue/punchOut/punchOutLog.ts';
import { punchIn, punchInByLink, punchInPaths } from '@talloor/contracts/endpoints/punchIn.ts';
import { refusedEntryPaths } from '@talloor/contracts/punchOutPaths.ts';
import { route, type RequestContext, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import type { RateLimit } from '@talloor/platform/http/rateLimits.ts';
import { hookSources, judgeHook } from '@talloor/rules/punchOut/judgeHook.ts';
import { maskCall } from '@talloor/rules/punchOut/maskCall.ts';
import { readCall, type PunchOutCall } from '@talloor/rules/punchOut/readCall.ts';
import type { ProvenUser } from '../../aggregates/account/login/proveUser.ts';
import type { CommandSide } from '../../commandSide.ts';
import { formOf, itemsIn, loggedForm } from '../formOf.ts';
import { openReturnedBasket, type ReturnedBaskets } from '../openReturnedBasket.ts';
import { admitUser, CustomerRefused, HookRefused, type AdmittedUser } from './admitUser.ts';
import type { QuickProof } from './createQuickProof.ts';
import { findItems } from './findItems.ts';
import { sendFormPage } from './formPage.ts';
import { allowFrame, allowFrameOfHost, ProofLapsed, startPunchOut } from './startPunchOut.ts';

type Context = RequestContext<{ kind: 'anyone' }>;
type Fields = Readonly<Record<string, string | string[]>>;

const pages = {
  nl: { product: '/oci/product', search: '/oci/zoeken' },
  fr: { product: '/oci/produit', search: '/oci/rechercher' },
} as const;

export const punchInLimits = (attempts: number): readonly RateLimit[] =>
  [punchIn, punchInByLink].map(({ name }) => ({
    endpoint: name,
    windowSeconds: 15 * 60,
    perAddress: attempts * 10,
    problem: 'login.rate_limited',
  }));

export type PunchInSide = CommandSide &
  QuickProof & {
    readonly baskets: ReturnedBaskets;
    readonly isDemo: boolean;
  };

/** The entry of a buyer's system (ADR 0149): a session and a page, a form, or a refusal. */
export function punchInRoutes(side: PunchInSide): readonly Route[] {
  const answer = async (fields: Fields, context: Context) => {
    const { call } = readCall(fields);
    const entry = { id: randomUUID(), at: side.clock.now(), fields, call };
    try {
      return await enter(side, entry, context);
    } catch (error) {
      const reason = reasonOf(error);
      if (reason === null) throw error;
      return refuse(side, entry, reason, context);
    }
  };
  return [
    route(punchIn, ({ body }, context) => answer(body, context)),
    route(punchInByLink, ({ query }, context) => answer(query, context)),
  ];
}

type Entry = { readonly id: string; readonly at: Date; readonly fields: Fields; readonly call: PunchOutCall };

const isFrench = ({ request }: Context): boolean => request.path.endsWith(punchInPaths.fr);

async function enter(side: PunchInSide, entry: Entry, context: Context) {
  const { call } = entry;
  if (call.username === '' || call.password === '') throw new Incomplete();
  if (call.function === 'VALIDATE' || call.function === 'BACKGROUND_SEARCH') {
    const { userId } = await side.prove(call);
    const admitted = await admitUser(side, userId, call, side.isDemo);
    return answerItems(side, entry, { admitted, language: languageOf(call, admitted, context) }, context);
  }
  const recent = side.recent(call);
  if (recent !== null)
    try {
      return await openShop(side, entry, recent, context);
    } catch (error) {
      if (!(error instanceof ProofLapsed)) throw error;
    }
  return openShop(side, entry, await side.prove(call), context).catch((error: unknown) => {
    throw error instanceof ProofLapsed ? new Problem('login.invalid') : error;
  });
}

const languageOf = (call: PunchOutCall, { language }: AdmittedUser, context: Context): 'nl' | 'fr' =>
  call.language ?? (isFrench(context) ? 'fr' : language);

async function openShop(side: PunchInSide, entry: Entry, proven: ProvenUser, context: Context) {
  const { call, id } = entry;
  const admit = (atLeast?: number) => admitUser(side, proven.userId, call, side.isDemo, atLeast);
  // A session is judged again once it exists; a refusal is final.
  const admitted = await admit(0).catch(() => admit());
  const opened = logged(side, entry, { outcome: 'opened', admitted });
  const [started, log] = await Promise.allSettled([
    startPunchOut(side, proven, admitted, { call, punchOutId: id }, context),
    logPunchOut(side.pool, opened),
  ]);
  if (started.status === 'rejected') throw started.reason;
  if (log.status === 'rejected') throw log.reason;
  const language = languageOf(call, admitted, context);
  allowFrame(context, admitted.customerNumber, language);
  return { redirect: await startPage(side, call, admitted, language, context) };
}

async function startPage(
  side: PunchInSide,
  call: PunchOutCall,
  admitted: AdmittedUser,
  language: 'nl' | 'fr',
  context: Context,
): Promise<string> {
  const page = pages[language];
  const locale = `_locale=${language}`;
  if (call.function === 'DETAIL' && /^\d{1,20}$/.test(call.productId))
    return `${page.product}/${call.productId}?${locale}`;
  if (call.function === 'SOURCING' && call.search !== '')
    return `${page.search}?${new URLSearchParams({ keywords: call.search.replaceAll('*', ' ').trim() }).toString()}&${locale}`;
  if (call.quoteId === '') return `/oci/index?${locale}`;
  const isOpen = await openReturnedBasket(side, side.baskets, call.quoteId, admitted, context);
  return `/oci/basket?returned=${isOpen ? 1 : 0}&${locale}`;
}

async function answerItems(
  side: PunchInSide,
  entry: Entry,
  { admitted, language }: { readonly admitted: AdmittedUser; readonly language: 'nl' | 'fr' },
  context: Context,
) {
  const { call } = entry;
  const { settings } = admitted;
  const assessment = await findItems(side, admitted, call);
  const { fields, charset } = formOf({ assessment, settings, language, charset: call.charset, quoteId: null, call });
  const message = loggedForm('answer', fields, settings);
  const answered = logged(side, entry, { outcome: 'answered', admitted });
  await logPunchOut(side.pool, {
    ...answered,
    linesReturned: itemsIn(fields),
    messages: [...answered.messages, message],
  });
  sendFormPage(context.response, {
    hook: call.hook === '' ? null : call.hook,
    target: call.target,
    charset,
    fields,
    language,
    frames: hookSources(settings.hosts, { isDemo: side.isDemo }),
  });
  return 'handled' as const;
}

/** A wrong call is not told apart from a wrong password by its status, but counts as failed. */
async function refuse(side: PunchInSide, entry: Entry, reason: string, context: Context) {
  const { call } = entry;
  const language = call.language ?? (isFrench(context) ? 'fr' : 'nl');
  context.response.locals['isRefused'] = true;
  const refused = logged(side, entry, { outcome: 'refused', admitted: null });
  const message = { kind: 'refusal', fields: [['reason', reason]] } as const;
  await logPunchOut(side.pool, { ...refused, reason, messages: [...refused.messages, message] });
  // The refusal's page may be in the shop's frame.
  const judged = judgeHook(call.hook, null, { isDemo: side.isDemo });
  if ('host' in judged && (await side.catalogue.hasHost(judged.host))) allowFrameOfHost(context, judged.host, language);
  return { redirect: `${refusedEntryPaths[language]}?reason=${reason}` };
}

function logged(
  { isDemo }: PunchInSide,
  { id, at, fields, call }: Entry,
  { outcome, admitted }: { readonly outcome: StartedPunchOut['outcome']; readonly admitted: AdmittedUser | null },
): StartedPunchOut {
  const judged = judgeHook(call.hook, null, { isDemo });
  return {
    id,
    at,
    customerNumber: admitted?.customerNumber ?? null,
    userId: admitted?.userId ?? null,
    function: call.function,
    hookHost: 'host' in judged ? judged.host : null,
    outcome,
    reason: null,
    linesReturned: 0,
    basketId: null,
    messages: [{ kind: 'call', fields: maskCall(fields) }],
  };
}

class Incomplete extends Error {
  override readonly name = 'Incomplete';
}

const reasonOf = (error: unknown): string | null =>
  error instanceof Incomplete
    ? 'incomplete'
    : error instanceof HookRefused
      ? 'hook'
      : error instanceof CustomerRefused
        ? 'customer'
        : error instanceof Problem
          ? error.code
          : null;
