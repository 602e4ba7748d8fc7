import { expect, test } from '@jest/globals';
import { getBasket, setBasketItems, setBasketReference } from './endpoints/basket.ts';
import { searchProducts } from './endpoints/catalogue.ts';
import { checkout } from './endpoints/checkout.ts';
import { getUser } from './endpoints/session.ts';
import { createClient, fillPath } from './client.ts';
import { ProblemError } from './problemError.ts';

type SentRequest = { url: string; init: RequestInit };

function clientThatAnswers(answer: () => Response, customer: string | null = null) {
  const requests: SentRequest[] = [];
  const stale: string[] = [];
  const client = createClient({
    getCsrfToken: () => 'token-1',
    getCustomerNumber: () => customer,
    locale: () => 'fr',
    onStale: (name) => stale.push(name),
    fetch: ((url: string, init: RequestInit) => {
      requests.push({ url, init });
      return Promise.resolve(answer());
    }) as typeof fetch,
  });
  return { client, sent: requests, stale };
}
const headersOf = (request: SentRequest | undefined) => request?.init.headers as Record<string, string>;

test('fillPath omits an optional part of a path when its parameter is missing', () => {
  expect(fillPath('/api/basket/list{/:id}', {})).toBe('/api/basket/list');
  expect(fillPath('/api/basket/list{/:id}', { id: 'a/b' })).toBe('/api/basket/list/a%2Fb');
});

test('the client sends the chosen customer’s number with every call', async () => {
  const { client, sent: requests } = clientThatAnswers(() => Response.json({}), '204118');
  await client.call(setBasketItems, { body: { '200104': 2 } });
  await client.call(searchProducts, { query: { keywords: 'ui' } });
  expect(requests.map((request) => headersOf(request)['x-customer-number'])).toEqual(['204118', '204118']);
});

test('the client sends the CSRF token and a fresh idempotency key with a command, but not with a query', async () => {
  const { client, sent: requests } = clientThatAnswers(() => Response.json({}));
  await client.call(setBasketItems, { body: { '200104': 2 } });
  await client.call(setBasketItems, { body: { '200104': 2 } });
  await client.call(searchProducts, { query: { keywords: 'tomaat & ui' } });
  const [first, second, question] = requests;
  expect(first?.url).toBe('/fr/api/basket/items');
  expect(first?.init).toMatchObject({ method: 'PUT', body: '{"200104":2}' });
  expect(headersOf(first)).toMatchObject({ 'x-csrf-token': 'token-1', 'content-type': 'application/json' });
  expect(headersOf(first)?.['idempotency-key']).not.toBe(headersOf(second)?.['idempotency-key']);
  expect(question?.url).toBe('/fr/api/search?keywords=tomaat+%26+ui');
  expect(headersOf(question)).toEqual({ accept: 'application/json' });
});

test('the client sends Idempotency-Repeat with a repeated command, but not with first commands or queries', async () => {
  const { client, sent: requests } = clientThatAnswers(() => Response.json({}));
  const repeatedCommand = { idempotencyKey: 'k-1', isRepeat: true };
  await client.call(setBasketItems, { body: { '200104': 2 } }, repeatedCommand);
  await client.call(setBasketItems, { body: { '200104': 2 } }, { idempotencyKey: 'k-1', isRepeat: false });
  await client.call(searchProducts, { query: { keywords: 'ui' } }, repeatedCommand);
  expect(headersOf(requests[0])).toMatchObject({ 'idempotency-key': 'k-1', 'idempotency-repeat': '1' });
  for (const other of requests.slice(1)) expect(headersOf(other)).not.toHaveProperty('idempotency-repeat');
});

test('the client sends a basket reference as plain text', async () => {
  const { client, sent: requests } = clientThatAnswers(() => Response.json({}));
  await client.call(setBasketReference, { body: 'BAR-1' });
  expect(requests[0]?.init.body).toBe('BAR-1');
  expect(headersOf(requests[0])?.['content-type']).toBe('text/plain; charset=utf-8');
});

test('the client throws a problem with its code and reports a stale answer', async () => {
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
  const failure = await refusing.client.call(checkout, { body: {} }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ProblemError);
  expect(failure).toMatchObject({ code: 'basket.empty', status: 422, message: 'Uw mandje is leeg' });
  const lagging = clientThatAnswers(() => Response.json({}, { headers: { 'x-stale': 'true' } }));
  await lagging.client.call(getBasket, {});
  expect(lagging.stale).toEqual(['getBasket']);
});

test('the client reports service.unavailable when a gateway answers with its own page', async () => {
  const { client } = clientThatAnswers(() => new Response('<html>', { status: 502 }));
  await expect(client.call(getUser)).rejects.toMatchObject({ code: 'service.unavailable' });
});
