import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { allEndpoints } from '@talloor/contracts/allEndpoints.ts';
import type { Endpoint } from '@talloor/contracts/endpoint.ts';
import { problemDocument, problemStatus } from '@talloor/contracts/problem.ts';
import { isLongRun } from '@talloor/platform/testing/isLongRun.ts';
import { readTableHashes } from '@talloor/platform/postgres/readTableHashes.ts';
import { openOrdersModel } from '@talloor/projections/tables/openOrders.ts';
import { type Browser, punchOut, signIn, visit } from './testing/everyEndpoint/browser.ts';
import { hostileRequests } from './testing/everyEndpoint/hostileRequests.ts';
import { closeConnections, type RawAnswer, type RawRequest, sendRaw } from './testing/everyEndpoint/sendRaw.ts';
import { secretMark, startWalkedProduct } from './testing/everyEndpoint/startWalkedProduct.ts';
import { addressesOf, type Hostile, pathOf, validCall } from './testing/everyEndpoint/validCall.ts';
import type { Caller } from './testing/everyEndpoint/tenant.ts';

let product: Awaited<ReturnType<typeof startWalkedProduct>>;
const browsers = new Map<Caller | 'other', Browser>();

beforeAll(async () => {
  product = await startWalkedProduct();
  const usernames = {
    customer: 'lotte',
    chooser: 'chooser',
    support: 'support',
    auditor: 'auditor',
    admin: 'admin',
    other: secretMark,
  };
  browsers.set('visitor', await visit(product.port));
  for (const [caller, username] of Object.entries(usernames))
    browsers.set(caller as Caller, await signIn(product.port, username));
  browsers.set('buyer', await punchOut(product.port, 'lotte'));
  storedRows = await readStoredRows();
}, 60_000);
afterAll(async () => {
  closeConnections();
  await product.close();
});

const send = (request: RawRequest) => sendRaw(product.port, request);
function requestOf({ caller, token, headers = {}, body, method, path }: Hostile): RawRequest {
  const browser = caller && browsers.get(caller);
  const authorization = caller === 'machine' ? { authorization: `Bearer ${product.apiKey}` } : {};
  const { 'x-add-cookie': addedCookie, ...rest } = headers;
  const tokens = { none: undefined, garbage: 'AAAA', 'of another session': browsers.get('other')?.token };
  const csrfToken = token === undefined ? browser?.token : tokens[token];
  const cookie = [browser?.cookie, addedCookie].filter((part) => part !== undefined).join('; ');
  return {
    method,
    path,
    ...(body === undefined ? {} : { body: typeof body === 'function' ? body() : body }),
    headers: {
      ...authorization,
      ...(browser ? { cookie } : {}),
      ...(csrfToken === undefined ? {} : { 'x-csrf-token': csrfToken }),
      ...rest,
    },
  };
}

const withFormsToken = (request: RawRequest): RawRequest => {
  const { body, headers } = request;
  const token = headers?.['x-csrf-token'];
  if (typeof body !== 'string' || token === undefined) return request;
  return { ...request, body: body.replace('csrf_token=of-another-session', `csrf_token=${encodeURIComponent(token)}`) };
};

function complaint({ what, expected = 'refused' }: Hostile, { status, headers, text }: RawAnswer): string | null {
  const summary = `${what}: ${status} ${text.slice(0, 160)}`;
  if (headers['permissions-policy'] === undefined) return `no Permissions-Policy: ${summary}`;
  if (text.includes(secretMark)) return `another customer's data: ${summary}`;
  if (/node_modules|\.ts:\d|select .* from/i.test(text)) return `the inside of the product: ${summary}`;
  // A busy product may not be ready.
  if (expected === 'harmless' && (status < 400 || text.startsWith('{"status":"not ready"'))) return null;
  if (status < 400 || status > 499) return `no refusal: ${summary}`;
  if (!headers['content-type']?.includes('application/problem+json')) return `no problem document: ${summary}`;
  const document = problemDocument.safeParse(JSON.parse(text));
  if (!document.success) return `a problem of another shape: ${summary}`;
  const statusByCode: Readonly<Record<string, number>> = problemStatus;
  if (statusByCode[document.data.code] !== status) return `a code of another status: ${summary}`;
  return typeof expected === 'number' && status !== expected ? `${expected} was due: ${summary}` : null;
}

const connections = 16;

async function complaintsAbout(requests: Iterable<Hostile>, areFiles = false): Promise<string[]> {
  const complaints: string[] = [];
  const waiting = requests[Symbol.iterator]();
  const sendOneByOne = async () => {
    for (let next = waiting.next(); !next.done; next = waiting.next()) {
      const found = complaint(next.value, await send(requestOf(next.value)));
      if (found !== null) complaints.push(found);
    }
  };
  // A full queue is another error.
  await Promise.all(Array.from({ length: areFiles ? 1 : connections }, sendOneByOne));
  return complaints;
}

let storedRows: Awaited<ReturnType<typeof readStoredRows>>;
/** Without payments under way, at which a timer looks, words of fruitless searches, and recorded reads. */
const readStoredRows = async () =>
  (await readTableHashes(product.pool, ['event_store', 'catalogue', 'command', 'platform', 'analytics'])).filter(
    ({ name }) => !['command.payments', 'platform.audit_reads'].includes(name) && !name.endsWith('_misses'),
  );

const exampleOf = ({ name }: Endpoint) => {
  const example = product.examples[name];
  if (!example) throw new Error(`${name} has no valid example in testing/everyEndpoint/requestsByHand.ts`);
  return example;
};

/** Cross-site calls redirect everybody; punchOut.int.test.ts tests them. */
const walkedEndpoints = allEndpoints.filter(({ isCrossSite }) => !isCrossSite);

const sample = <T>(all: Iterable<T>, place: number, oneIn = 40): T[] =>
  isLongRun ? [...all] : [...all].filter((_, index) => (index + place) % oneIn === 0);

/** Every twentieth endpoint, because comparing is slow. */
const isCompared = (place: number) => isLongRun || place % 20 === 19 || place === walkedEndpoints.length - 1;

describe.each(walkedEndpoints.map((endpoint, place) => [endpoint.name, endpoint, place] as const))(
  '%s',
  (_, endpoint, place) => {
    test('has an example request that its contract accepts', () => {
      const { params = {}, query = {}, body } = exampleOf(endpoint);
      for (const [schema, value] of [
        [endpoint.params, params],
        [endpoint.query, query],
        // Routes read streams themselves.
        [endpoint.body, endpoint.bodyType === 'stream' || endpoint.bodyType === 'file' ? undefined : body],
      ] as const)
        expect(schema.safeParse(value)).toMatchObject({ success: true });
    });

    test('answers everything hostile with a problem, shows nothing of others and stores nothing', async () => {
      const example = exampleOf(endpoint);
      const hostile = sample(hostileRequests(endpoint, example, product.tenant), place);
      expect(await complaintsAbout(hostile, endpoint.bodyType === 'file')).toEqual([]);
      if (!isCompared(place)) return;
      const before = storedRows;
      storedRows = await readStoredRows();
      expect(storedRows).toEqual(before);
    }, 60_000);

    const fields = endpoint.body instanceof z.ZodObject ? Object.keys(endpoint.body.shape) : [];
    const texts = ['x'.repeat(Math.min(100_000, (endpoint.bodyLimit ?? Infinity) / 2)), '\u0000', 'a\u001bb'];
    const invalidValues = endpoint.bodyType === 'form' ? texts : [{ an: 'object' }, [[]], ...texts];
    if (fields.length > 0)
      test('names each invalid field of its body', async () => {
        const { body } = exampleOf(endpoint);
        for (const [index, field] of fields.entries())
          for (const invalidValue of sample(invalidValues, place + index, invalidValues.length)) {
            const call = validCall(endpoint, {
              ...exampleOf(endpoint),
              body: { ...Object(body), [field]: invalidValue },
            });
            const answer = await send(requestOf(call));
            expect([field, answer.status]).toEqual([field, 400]);
            const { errors = [] } = problemDocument.parse(JSON.parse(answer.text));
            expect(errors.map(({ in: place, path }) => `${place} ${path.split('.')[0]}`)).toContain(`body ${field}`);
          }
      });

    test('answers hostile calls with a problem at each of its addresses', async () => {
      const example = exampleOf(endpoint);
      const call = validCall(endpoint, example);
      const requests = addressesOf(endpoint).flatMap((address, index) => {
        const path = pathOf(endpoint, { ...example, query: { unknown_field: 'x' } }, address);
        const hostile: Hostile[] = [
          { ...call, what: `${address} without a session`, path, caller: null },
          { ...call, what: `${address} with an unknown field`, path },
          { ...call, what: `${address} patched`, path, method: 'PATCH', expected: 405 },
          { ...call, what: `${address} in no language`, path: `/xx${path}`, headers: {} },
        ];
        return sample(hostile, place + index, hostile.length);
      });
      expect(await complaintsAbout(requests)).toEqual([]);
    });
  },
);

test('what is no endpoint of a contract answers hostile calls with a problem too', async () => {
  const body = 'x'.repeat(5 * 1024 * 1024);
  const plain = ['/health/live', '/health/ready', '/metrics', '/api/openapi.json', '/api/docs'];
  const requests = plain.flatMap((path): Hostile[] => [
    ...['POST', 'PUT', 'DELETE', 'PATCH'].map((method) => ({ what: `${method} ${path}`, caller: null, method, path })),
    { what: `5 MB to ${path}`, caller: null, method: 'POST', path, body },
    { what: `a body for ${path}`, caller: null, method: 'GET', path, body: '{', expected: 'harmless' },
    {
      what: `a query for ${path}`,
      caller: null,
      method: 'GET',
      path: `${path}?__proto__=1&a=%00`,
      expected: 'harmless',
    },
  ]);
  const nowhere = ['/api/nothing', '/api/%ZZ', '/api/%00', '/nl/api/..%2f..%2fsecrets.json', '/%2e%2e/secrets.json'];
  for (const path of [
    ...nowhere,
    `/api/${'a'.repeat(8000)}`,
    '/__proto__',
    '/fr/api/constructor',
    '/api',
    '//api/user',
  ])
    requests.push({ what: path.slice(0, 40), caller: 'customer', method: 'GET', path });
  expect(await complaintsAbout(requests)).toEqual([]);
});

test('every valid call still works after all hostile calls', async () => {
  for (const endpoint of allEndpoints) {
    const call = { ...validCall(endpoint, exampleOf(endpoint)), what: endpoint.name, expected: 'harmless' as const };
    const answer = await send(withFormsToken(requestOf(call)));
    const { code = '' } = answer.status < 400 ? {} : (JSON.parse(answer.text) as { code?: string });
    const isKnown = answer.status === endpoint.status || (endpoint.problems as readonly string[]).includes(code);
    expect([endpoint.name, complaint(call, answer), isKnown]).toEqual([endpoint.name, null, true]);
  }
});

test('auditors and administrators see parked events, and only administrators retry them', async () => {
  await product.pool
    .query(`insert into platform.parked (policy, position, stream_id, revision, event_id, event_type, error, tries)
      values ('sendOrderConfirmation', '00000000000000000001', 'order-1', 0, 'x', 'OrderPlaced', 'Error: no mailbox', 1)`);
  const call = async (caller: Caller, method: string, path: string) => {
    const json = method === 'POST' ? { headers: { 'content-type': 'application/json' }, body: '{}' } : {};
    const { status, text } = await send(requestOf({ what: path, caller, method, path, ...json }));
    return [status, JSON.parse(text) as unknown];
  };
  const list = '/api/office/subscriptions';
  const policy = {
    id: 'sendOrderConfirmation',
    kind: 'policy',
    parked: [expect.objectContaining({ stream: 'order-1', error: 'Error: no mailbox', tries: 1, next_try_at: null })],
  };
  const readModel = { id: openOrdersModel.checkpoint, kind: 'read_model', state: 'running', parked: [] };
  for (const caller of ['auditor', 'admin'] as const)
    expect(await call(caller, 'GET', list)).toEqual([
      200,
      expect.arrayContaining([expect.objectContaining(readModel), expect.objectContaining(policy)]),
    ]);
  expect(await call('support', 'GET', list)).toMatchObject([403, { code: 'permission.denied' }]);
  const retry = `${list}/sendOrderConfirmation/retry`;
  expect(await call('auditor', 'POST', retry)).toMatchObject([403, { code: 'permission.denied' }]);
  expect(await call('admin', 'POST', `${list}/nobody/retry`)).toMatchObject([404, { code: 'subscription.not_found' }]);
  expect(await call('admin', 'POST', retry)).toEqual([200, { asked: 1 }]);
  const statement = 'delete from platform.parked where next_try_at is not null and not planned returning policy';
  expect((await product.pool.query(statement)).rows).toEqual([{ policy: 'sendOrderConfirmation' }]);
});
