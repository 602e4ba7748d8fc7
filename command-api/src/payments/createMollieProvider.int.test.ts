import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createMollieProvider } from './createMollieProvider.ts';
import { ProviderUnavailable, type PaymentProvider } from './paymentProvider.ts';

type Answer = (request: IncomingMessage & { readonly text: string }, response: ServerResponse) => void;
let answer: Answer;
const calls: { method: string; path: string; headers: IncomingMessage['headers']; text: string }[] = [];
const server = createServer((request, response) => {
  let text = '';
  request.on('data', (bytes: Buffer) => (text += bytes.toString()));
  request.on('end', () => {
    calls.push({ method: request.method ?? '', path: request.url ?? '', headers: request.headers, text });
    answer(Object.assign(request, { text }), response);
  });
});
let provider: PaymentProvider;
let impatient: PaymentProvider;
const key = 'test_dHar4XY7LxsDOtmnkVtjNVWXLSlXsM';
const paymentId = '0197f5d2-6a0e-7c3b-9a53-0b8f2f9f6c31';

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  provider = createMollieProvider({ url: () => url, key });
  impatient = createMollieProvider({ url: () => url, key, timeoutMs: 300 });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  calls.length = 0;
});

const documented = {
  resource: 'payment',
  id: 'tr_5B8cwPMGnU6qLbRvo7qEZo',
  mode: 'live',
  createdAt: '2026-03-11T13:12:00+00:00',
  status: 'open',
  amount: { value: '32.74', currency: 'EUR' },
  description: 'Factuur 264402117',
  redirectUrl: 'https://winkel.example/nl/mijn-account/betaling',
  webhookUrl: 'https://winkel.example/api/payments/webhook',
  metadata: { payment_id: paymentId },
  expiresAt: '2026-03-11T15:27:00+01:00',
  profileId: 'pfl_QkEhN94Ba',
  sequenceType: 'oneoff',
  _links: {
    self: { href: '…', type: 'application/hal+json' },
    checkout: { href: 'https://www.mollie.com/checkout/select-method/5B8cwPMGnU6qLbRvo7qEZo', type: 'text/html' },
  },
};
const answerWith =
  (body: unknown, status = 200): Answer =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/hal+json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
const request = {
  amountCents: 3274,
  description: 'Factuur 264402117',
  language: 'fr',
  redirectUrl: 'https://winkel.example/fr/mon-compte/paiement',
  webhookUrl: 'https://winkel.example/api/payments/webhook',
  paymentId,
} as const;

test('a payment is created with its amount, addresses and identity, under its own id as idempotency key', async () => {
  answer = answerWith(documented, 201);
  expect(await provider.createPayment(request)).toEqual({
    id: 'tr_5B8cwPMGnU6qLbRvo7qEZo',
    status: 'open',
    amountCents: 3274,
    currency: 'EUR',
    checkoutUrl: 'https://www.mollie.com/checkout/select-method/5B8cwPMGnU6qLbRvo7qEZo',
    expiresAt: '2026-03-11T14:27:00.000Z',
    paymentId,
  });
  expect(calls).toMatchObject([
    {
      method: 'POST',
      path: '/v2/payments',
      headers: { authorization: `Bearer ${key}`, 'idempotency-key': paymentId, 'content-type': 'application/json' },
    },
  ]);
  expect(JSON.parse(calls[0]?.text ?? '')).toEqual({
    amount: { currency: 'EUR', value: '32.74' },
    description: 'Factuur 264402117',
    redirectUrl: request.redirectUrl,
    webhookUrl: request.webhookUrl,
    locale: 'fr_BE',
    metadata: { payment_id: paymentId },
  });
});

test.each(['open', 'pending', 'authorized', 'paid', 'failed', 'canceled', 'expired'])(
  'the state of a payment is fetched: %s',
  async (status) => {
    answer = answerWith({ ...documented, status, expiresAt: undefined, _links: {} });
    expect(await provider.getPayment('tr_5B8cwPMGnU6qLbRvo7qEZo')).toMatchObject({
      status,
      checkoutUrl: null,
      expiresAt: null,
    });
    expect(calls).toMatchObject([{ method: 'GET', path: '/v2/payments/tr_5B8cwPMGnU6qLbRvo7qEZo' }]);
  },
);

test.each([
  ['another amount', { amount: { value: '1000000.00', currency: 'EUR' } }, { amountCents: 100_000_000 }],
  ['another currency', { amount: { value: '32.74', currency: 'USD' } }, { currency: 'USD' }],
  ['no identity', { metadata: null }, { paymentId: null }],
  ['an identity of another shape', { metadata: 'order 7' }, { paymentId: null }],
])('%s is told as it is', async (_, difference, told) => {
  answer = answerWith({ ...documented, ...difference });
  expect(await provider.getPayment(documented.id)).toMatchObject(told);
});

describe('the provider is unavailable', () => {
  const never: Answer = () => undefined;
  const slowly: Answer = (_request, response) => {
    response.writeHead(200);
    const drop = setInterval(() => response.write(' '), 20);
    response.on('close', () => clearInterval(drop));
  };
  test.each<[string, Answer]>([
    ['when it is silent', never],
    ['when it answers drop by drop', slowly],
    ['when it cuts the connection', (incoming) => incoming.socket.destroy()],
    ['with status 500', answerWith({ status: 500, title: 'Internal' }, 500)],
    ['with status 401', answerWith({ status: 401, title: 'Unauthorized' }, 401)],
    ['when it redirects', (_request, response) => response.writeHead(302, { location: 'https://else.example' }).end()],
    ['with something that is no JSON', answerWith('<html>busy</html>')],
    ['with more than it may', answerWith(JSON.stringify({ ...documented, description: 'x'.repeat(100_000) }))],
    ['with an unknown state', answerWith({ ...documented, status: 'won' })],
    ['with an amount that is no amount', answerWith({ ...documented, amount: { value: '1e3', currency: 'EUR' } })],
    [
      'with a checkout that is no web page',
      answerWith({ ...documented, _links: { checkout: { href: 'javascript:1' } } }),
    ],
  ])('%s', async (_, behaviour) => {
    answer = behaviour;
    const failure: unknown = await impatient.createPayment(request).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ProviderUnavailable);
    expect(JSON.stringify(failure) + String(failure)).not.toContain(key);
  });

  test('before its address is known', async () => {
    const early = createMollieProvider({ url: () => null, key });
    await expect(early.getPayment('tr_1')).rejects.toThrow(ProviderUnavailable);
  });
});
