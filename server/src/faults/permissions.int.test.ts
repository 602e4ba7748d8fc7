import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { allEndpoints } from '@talloor/contracts/allEndpoints.ts';
import type { Endpoint } from '@talloor/contracts/endpoint.ts';
import { customerRoles } from '@talloor/rules/account/rights.ts';
import { isLongRun } from '@talloor/platform/testing/isLongRun.ts';
import { ownedThings, type OwnedThing } from '@talloor/contracts/permissions/things.ts';
import {
  callers,
  type CallerRole,
  ownedBy,
  type Verdict,
  verdictOf,
  verdictOfOthers,
} from '@talloor/contracts/permissions/verdicts.ts';
import { type Browser, browserAfter, change, signIn, visit } from './testing/everyEndpoint/browser.ts';
import { closeConnections, type RawAnswer, sendRaw } from './testing/everyEndpoint/sendRaw.ts';
import { secretMark, startWalkedProduct } from './testing/everyEndpoint/startWalkedProduct.ts';
import { validCall } from './testing/everyEndpoint/validCall.ts';
import type { ValidRequest } from './testing/everyEndpoint/validRequest.ts';

type WalkedCaller = CallerRole | 'stranger' | 'colleague';

let product: Awaited<ReturnType<typeof startWalkedProduct>>;
let browsers: Readonly<Record<WalkedCaller, Browser | null>>;
let things: Readonly<Record<OwnedThing, string>>;

beforeAll(async () => {
  product = await startWalkedProduct();
  const { port, tenant } = product;
  const colleague = await signIn(port, 'chooser');
  browsers = {
    visitor: await visit(port),
    customer: await signIn(port, 'sara'),
    reads: await signIn(port, 'reads'),
    orders: await signIn(port, 'orders'),
    receives: await signIn(port, 'receives'),
    manages: await signIn(port, 'lotte'),
    unchosen: await signIn(port, 'chooser'),
    'sales-support': await signIn(port, 'support'),
    auditor: await signIn(port, 'auditor'),
    admin: await signIn(port, 'admin'),
    'form-manager': await signIn(port, 'forms'),
    'message-manager': await signIn(port, 'messages'),
    'facet-manager': await signIn(port, 'facets'),
    'banner-manager': await signIn(port, 'banners'),
    looking: await lookAs(port, 'sara'),
    machine: null,
    stranger: await signIn(port, secretMark),
    colleague,
  };
  await change(port, colleague, '/api/user/customer', { customer_number: tenant.own.customerNumber });
  things = await sarasThings();
}, 60_000);
afterAll(async () => {
  closeConnections();
  await product.close();
});

async function lookAs(port: number, username: string): Promise<Browser> {
  const looked = await signIn(port, username);
  const { text } = await sendRaw(port, { method: 'GET', path: '/api/user', headers: { cookie: looked.cookie } });
  const { id } = JSON.parse(text) as { id: number };
  const support = await signIn(port, 'support');
  const path = `/api/office/users/${id}/customers/${product.tenant.own.customerNumber}/view`;
  const answer = await change(port, support, path, { reason: 'question_by_phone' });
  return browserAfter(port, support, answer);
}

async function sarasThings(): Promise<typeof things> {
  const { port, tenant } = product;
  const { customerNumber: customer, basketId: basket, orderNumber: order } = tenant.own;
  const sara = browsers.customer;
  if (!sara) throw new Error('the customer’s browser is not signed in');
  const set = { name: 'Kort', shared_with: 'nobody', columns: ['article_number'] };
  const idOf = ({ text }: RawAnswer) => (JSON.parse(text) as { id: string }).id;
  const columns = idOf(await change(port, sara, '/api/column-sets', set));
  const list = idOf(await change(port, sara, '/api/wishlist/create', { name: 'Voor mezelf', items: [] }));
  const download = await sendRaw(port, {
    method: 'GET',
    path: '/api/product/search/download?keywords=100001',
    headers: { cookie: sara.cookie },
  });
  const documents = { type: 'delivery_proofs', numbers: ['1'], customer_numbers: [customer] };
  const documentRequest = idOf(await change(port, sara, '/api/documents/request', documents));
  const id = /\/download\/([^/]+)$/.exec(String(download.headers['location']))?.[1];
  if (id === undefined) throw new Error(`no download was started: ${download.text}`);
  return {
    customer,
    basket,
    order,
    delivery_note: tenant.own.deliveryNumber,
    return: tenant.own.returnId,
    case: tenant.own.caseId,
    recall: tenant.own.recallId,
    invoice: tenant.own.invoiceNumber,
    payment: tenant.own.paymentId,
    list,
    customer_list: list,
    column_set: columns,
    download: id,
    document_request: documentRequest,
    user: tenant.spare.userId,
    invitation: await invitationOf(browsers.manages),
    session: await findOtherSession(sara),
    passkey: await passkeyOf('sara'),
  };
}

async function invitationOf(manager: Browser | null): Promise<string> {
  if (!manager) throw new Error('the manager’s browser is not signed in');
  const noor = { first_name: 'Noor', last_name: 'Verhaeghe', email: 'noor@elders.example', language: 'nl' };
  const grant = { rights: ['order'], order_limit_cents: null };
  const { text } = await change(product.port, manager, '/api/portal/invitations', { ...noor, ...grant });
  return (JSON.parse(text) as { invitation_id: string }).invitation_id;
}

async function findOtherSession(sara: Browser): Promise<string> {
  const { port } = product;
  await signIn(port, 'sara');
  const { text } = await sendRaw(port, { method: 'GET', path: '/api/user/sessions', headers: { cookie: sara.cookie } });
  const { sessions } = JSON.parse(text) as { sessions: { id: string; is_current: boolean }[] };
  const other = sessions.find((session) => !session.is_current);
  if (!other) throw new Error(`Sara is signed in nowhere else: ${text}`);
  return other.id;
}

async function passkeyOf(username: string): Promise<string> {
  const passkeyId = randomUUID();
  await product.pool.query(
    `insert into command.passkeys (passkey_id, user_id, credential_id, public_key, counter, transports)
     select $1, user_id, 'AA', '\\x00', 0, '{}' from command.credentials where username = $2`,
    [passkeyId, username],
  );
  return passkeyId;
}

function requestOf(endpoint: Endpoint): ValidRequest {
  const example = product.examples[endpoint.name];
  if (!example) throw new Error(`${endpoint.name} has no valid example`);
  const owned = ownedBy(endpoint);
  if (owned === null) return example;
  const [parameter, thing] = owned;
  const { params = {}, query = {}, body } = example;
  const thingParameter = { [parameter]: things[thing] };
  if (endpoint.path.includes(`:${parameter}`)) return { ...example, params: { ...params, ...thingParameter } };
  if (parameter in query) return { ...example, query: { ...query, ...thingParameter } };
  return { ...example, body: { ...Object(body), ...thingParameter } };
}

/** Permitted changes lack the token, so that nothing changes (architecture.md §4.1). */
async function ask(endpoint: Endpoint, caller: WalkedCaller, expected: Verdict): Promise<Verdict> {
  const call = validCall(endpoint, requestOf(endpoint));
  const browser = browsers[caller];
  const { answer, isMade } = await send(call, browser, expected !== 'yes');
  // Without a chosen customer every number is unknown.
  const isByNumber = endpoint.permission.kind === 'customer' && caller === 'unchosen';
  return verdictIn(answer, isMade && (ownedBy(endpoint) !== null || isByNumber));
}

async function send(call: ReturnType<typeof validCall>, browser: Browser | null, isMade: boolean) {
  const key = browser === null ? { authorization: `Bearer ${product.apiKey}` } : { cookie: browser.cookie };
  const token = isMade && browser ? { 'x-csrf-token': browser.token } : {};
  const { method, path, headers = {}, body } = call;
  const request = { method, path, headers: { ...headers, ...key, ...token }, ...(body === undefined ? {} : { body }) };
  const answer = await sendRaw(product.port, request);
  return { answer, isMade: isMade || !answer.text.includes('csrf.invalid') };
}

function verdictIn({ status, text }: RawAnswer, isTheirs: boolean): Verdict {
  const { code = '' } = status >= 400 ? (JSON.parse(text) as { code?: string }) : {};
  if (status === 401) return 'sign in';
  if (code === 'permission.denied') return 'denied';
  if (code === 'view.read_only') return 'read only';
  if (code === 'customer.not_selected') return 'choose';
  if (status === 404 && isTheirs) return 'not found';
  if (status >= 500) throw new Error(text);
  return 'yes';
}

const calls: readonly Endpoint[] = allEndpoints.flatMap((endpoint: Endpoint) => [
  endpoint,
  ...(endpoint.aliases ?? []).map((path) => ({ ...endpoint, path })),
]);

async function walk(judge: (endpoint: Endpoint) => Promise<unknown[]>): Promise<unknown[]> {
  // The payment sandbox has its own key (createMollieProvider.int.test.ts).
  const waiting = calls.filter(
    ({ isCrossSite, problems }) => isCrossSite !== true || !problems.includes('api_key.required'),
  );
  const faults: unknown[] = [];
  const go = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) faults.push(...(await judge(next)));
  };
  await Promise.all(Array.from({ length: 16 }, go));
  return faults;
}

/** In the daily run, each call has a third of the callers. */
const callersOf = (endpoint: Endpoint) => {
  const place = calls.indexOf(endpoint);
  return isLongRun ? callers : callers.filter((_, index) => (index + place) % 3 === 0);
};

/** The things are Sara's; colleagues hold those of the customer. */
function holds(caller: CallerRole, endpoint: Endpoint): boolean {
  const owned = ownedBy(endpoint);
  if (owned === null || caller === 'customer') return true;
  return customerRoles.some((role) => role === caller) && ownedThings[owned[1]] === 'customer';
}

test('every call as every caller answers as the table says', async () => {
  const wrong = await walk(async (endpoint) => {
    const answers: unknown[] = [];
    for (const caller of callersOf(endpoint)) {
      const expected = verdictOf(endpoint, caller);
      if (expected === 'yes' && !holds(caller, endpoint)) continue;
      const verdict = await ask(endpoint, caller, expected);
      if (verdict !== expected) answers.push([endpoint.name, endpoint.path, caller, { expected, found: verdict }]);
    }
    return answers;
  });
  expect(wrong).toEqual([]);
}, 180_000);

test('what is another customer’s or a colleague’s is found by those alone whom the table lets through', async () => {
  const wrong = await walk(async (endpoint) => {
    const answers: unknown[] = [];
    if (endpoint.permission.kind === 'office' || ownedBy(endpoint) === null) return answers;
    for (const [caller, owner] of [
      ['stranger', 'another customer'],
      ['colleague', 'a colleague'],
    ] as const) {
      const expected = verdictOfOthers(endpoint, owner);
      const verdict = expected && (await ask(endpoint, caller, expected));
      if (verdict !== expected) answers.push([endpoint.name, endpoint.path, caller, { expected, found: verdict }]);
    }
    return answers;
  });
  expect(wrong).toEqual([]);
}, 60_000);

test('a user without the right to see invoices is denied every call about invoices and payments', async () => {
  const { port } = product;
  const cook = await signIn(port, 'cook');
  const endpoints = allEndpoints.filter(
    ({ permission }) => permission.kind === 'customer' && permission.right === 'see_invoices',
  );
  const answers = await Promise.all(
    endpoints.map(async (endpoint) => {
      const { answer } = await send(validCall(endpoint, requestOf(endpoint)), cook, true);
      return [endpoint.name, answer.status, verdictIn(answer, false)];
    }),
  );
  expect(answers).toEqual(endpoints.map(({ name }) => [name, 403, 'denied']));
  expect(endpoints.map(({ name }) => name).toSorted()).toEqual([
    'disputeInvoice',
    'downloadInvoice',
    'downloadInvoiceUbl',
    'downloadInvoices',
    'explainInvoice',
    'getInvoice',
    'getPayment',
    'listInvoices',
    'payInvoices',
  ]);
});

test('a user without rights cannot change a colleague’s return, basket or list, ask a return for a stranger, or answer a recall', async () => {
  const names = ['withdrawReturn', 'requestReturn', 'addReturnPhoto', 'acknowledgeRecall', 'discardBasket'];
  const others = ['emptyBasket', 'activateBasket', 'deleteList', 'toggleDeliveryNoteLine', 'saveColumnSet', 'checkout'];
  const endpoints = allEndpoints.filter(({ name }) => [...names, ...others].includes(name));
  expect(endpoints).toHaveLength(11);
  for (const endpoint of endpoints) {
    const { answer } = await send(validCall(endpoint, requestOf(endpoint)), browsers.reads, true);
    expect([endpoint.name, answer.status, verdictIn(answer, false)]).toEqual([endpoint.name, 403, 'denied']);
  }
});

test('the walk calls an endpoint for every kind of owned thing', () => {
  const walkedThings = new Set(allEndpoints.map((endpoint) => ownedBy(endpoint)?.[1]));
  expect(Object.keys(ownedThings).filter((thing) => !walkedThings.has(thing as OwnedThing))).toEqual([]);
});
