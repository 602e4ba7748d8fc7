import { expect, test } from '@jest/globals';
import { allEndpoints } from './allEndpoints.ts';
import * as approvals from './calls/approvals.ts';
import * as basket from './calls/basket.ts';
import * as catalogue from './calls/catalogue.ts';
import * as checkout from './calls/checkout.ts';
import * as dashboard from './calls/dashboard.ts';
import * as deliveries from './calls/deliveries.ts';
import * as replacements from './calls/replacements.ts';
import * as invitations from './calls/invitations.ts';
import * as lists from './calls/lists.ts';
import * as office from './calls/office.ts';
import * as officeAccounts from './calls/officeAccounts.ts';
import * as officeCustomers from './calls/officeCustomers.ts';
import * as officeContents from './calls/officeContents.ts';
import * as officeDeliveries from './calls/officeDeliveries.ts';
import * as officeReturns from './calls/officeReturns.ts';
import * as orderActs from './calls/orderActs.ts';
import * as orderChanges from './calls/orderChanges.ts';
import * as orderCorrections from './calls/orderCorrections.ts';
import * as orders from './calls/orders.ts';
import * as orderHandover from './calls/orderHandover.ts';
import * as orderNotes from './calls/orderNotes.ts';
import * as orderReceipts from './calls/orderReceipts.ts';
import * as orderSettings from './calls/orderSettings.ts';
import * as orderVersions from './calls/orderVersions.ts';
import * as portal from './calls/portal.ts';
import * as portalManaging from './calls/portalManaging.ts';
import * as profile from './calls/profile.ts';
import * as recovery from './calls/recovery.ts';
import * as registry from './calls/registry.ts';
import * as registration from './calls/registration.ts';
import * as lots from './calls/lots.ts';
import * as empties from './calls/empties.ts';
import * as officeRecalls from './calls/officeRecalls.ts';
import * as recalls from './calls/recalls.ts';
import * as returns from './calls/returns.ts';
import * as session from './calls/session.ts';
import * as standingOrders from './calls/standingOrders.ts';
import * as trackTrace from './calls/trackTrace.ts';
import * as userSessions from './calls/userSessions.ts';
import { createClient, fillPath } from './client.ts';
import { ProblemError } from './problemError.ts';

type Sent = { url: string; init: RequestInit };

function clientThatAnswers(answer: () => Response, customer: string | null = null) {
  const sent: Sent[] = [];
  const stale: string[] = [];
  const client = createClient({
    getCsrfToken: () => 'token-1',
    getCustomerNumber: () => customer,
    locale: () => 'fr',
    onStale: (name) => stale.push(name),
    fetch: ((url: string, init: RequestInit) => {
      sent.push({ url, init });
      return Promise.resolve(answer());
    }) as typeof fetch,
  });
  return { client, sent, stale };
}
const headersOf = (sent: Sent | undefined) => sent?.init.headers as Record<string, string>;

test('the table of calls says the same as the contracts', () => {
  const byName = new Map(allEndpoints.map((endpoint) => [endpoint.name, endpoint]));
  const areas = [
    approvals,
    basket,
    catalogue,
    checkout,
    dashboard,
    deliveries,
    invitations,
    replacements,
    lists,
    office,
    officeAccounts,
    officeCustomers,
    officeReturns,
    orderActs,
    orderChanges,
    orderCorrections,
    orderHandover,
    orderNotes,
    orderReceipts,
    orderSettings,
    orderVersions,
    orders,
    portal,
    portalManaging,
    profile,
    recovery,
    registration,
    empties,
    lots,
    recalls,
    officeRecalls,
    officeDeliveries,
    returns,
    registry,
    session,
    standingOrders,
    trackTrace,
    userSessions,
  ];
  const single = areas.flatMap((area) => Object.values(area));
  const contents = Object.values(officeContents.officeContents).flatMap((resource) => Object.values(resource));
  const all = [...single, ...contents.filter((call) => byName.has(call.name))];
  for (const call of all) {
    const { name, method, path, side, bodyType } = byName.get(call.name) ?? ({} as (typeof allEndpoints)[number]);
    expect({ bodyType: undefined, ...call }).toEqual({ name, method, path, side, bodyType });
  }
  // What browsers reach by a link, by a form, or not at all.
  const uncalled = new Set([
    'confirmDeliveryMoment',
    'punchIn',
    'punchInByLink',
    'changeBasketLineByPost',
    'toggleListItem',
    'toggleRestrictedListItem',
    'getRelatedByForm',
    'lookUpCompanyByPost',
    'getOpenOrderByPost',
    'listFunctionTitlesByPost',
    'getSpecSheet',
    'getDownloadFile',
    'downloadBasket',
    'showBasketForm',
    'sendBasketForm',
  ]);
  uncalled.add('getTranslationFile');
  const called = allEndpoints.filter(({ name, permission }) => permission.kind !== 'api-key' && !uncalled.has(name));
  expect(new Set(all.map(({ name }) => name))).toEqual(new Set(called.map(({ name }) => name)));
  expect(all).toHaveLength(called.length);
});

test('an optional part of a path falls away where its parameter is missing', () => {
  expect(fillPath('/api/basket/list{/:id}', {})).toBe('/api/basket/list');
  expect(fillPath('/api/basket/list{/:id}', { id: 'a/b' })).toBe('/api/basket/list/a%2Fb');
});

test('a call says for which customer its page was shown, where one was chosen', async () => {
  const { client, sent } = clientThatAnswers(() => Response.json({}), '204118');
  await client.call(basket.setBasketItems, { body: { '200104': 2 } });
  await client.call(catalogue.searchProducts, { query: { keywords: 'ui' } });
  expect(sent.map((one) => headersOf(one)['x-customer-number'])).toEqual(['204118', '204118']);
});

test('a command carries the token and a fresh key, a question neither', async () => {
  const { client, sent } = clientThatAnswers(() => Response.json({}));
  await client.call(basket.setBasketItems, { body: { '200104': 2 } });
  await client.call(basket.setBasketItems, { body: { '200104': 2 } });
  await client.call(catalogue.searchProducts, { query: { keywords: 'tomaat & ui' } });
  const [first, second, question] = sent;
  expect(first?.url).toBe('/fr/api/basket/items');
  expect(first?.init).toMatchObject({ method: 'PUT', body: '{"200104":2}' });
  expect(headersOf(first)).toMatchObject({ 'x-csrf-token': 'token-1', 'content-type': 'application/json' });
  expect(headersOf(first)?.['idempotency-key']).not.toBe(headersOf(second)?.['idempotency-key']);
  expect(question?.url).toBe('/fr/api/search?keywords=tomaat+%26+ui');
  expect(headersOf(question)).toEqual({ accept: 'application/json' });
});

test('a command that was sent before says so beside its key, others and questions do not', async () => {
  const { client, sent } = clientThatAnswers(() => Response.json({}));
  const again = { idempotencyKey: 'k-1', isRepeat: true };
  await client.call(basket.setBasketItems, { body: { '200104': 2 } }, again);
  await client.call(basket.setBasketItems, { body: { '200104': 2 } }, { idempotencyKey: 'k-1', isRepeat: false });
  await client.call(catalogue.searchProducts, { query: { keywords: 'ui' } }, again);
  expect(headersOf(sent[0])).toMatchObject({ 'idempotency-key': 'k-1', 'idempotency-repeat': '1' });
  for (const other of sent.slice(1)) expect(headersOf(other)).not.toHaveProperty('idempotency-repeat');
});

test('a reference goes as the text it is', async () => {
  const { client, sent } = clientThatAnswers(() => Response.json({}));
  await client.call(basket.setBasketReference, { body: 'BAR-1' });
  expect(sent[0]?.init.body).toBe('BAR-1');
  expect(headersOf(sent[0])?.['content-type']).toBe('text/plain; charset=utf-8');
});

test('a problem is thrown with its code, and an answer that lags is told', async () => {
  const document = {
    type: 'about:blank',
    title: 'Leeg',
    status: 422,
    code: 'basket.empty',
    detail: 'Uw mandje is leeg',
  };
  const refusing = clientThatAnswers(() =>
    Response.json(document, { status: 422, headers: { 'content-type': 'application/problem+json' } }),
  );
  const failure = await refusing.client.call(checkout.checkout, { body: {} }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ProblemError);
  expect(failure).toMatchObject({ code: 'basket.empty', status: 422, message: 'Uw mandje is leeg' });
  const lagging = clientThatAnswers(() => Response.json({}, { headers: { 'x-stale': 'true' } }));
  await lagging.client.call(basket.getBasket, {});
  expect(lagging.stale).toEqual(['getBasket']);
});

test('a gateway that answers in its own words is a service that is unavailable', async () => {
  const { client } = clientThatAnswers(() => new Response('<html>', { status: 502 }));
  await expect(client.call(session.getUser)).rejects.toMatchObject({ code: 'service.unavailable' });
});
