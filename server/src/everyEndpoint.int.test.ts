import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { z } from 'zod';
import { allEndpoints } from '@talloor/contracts/allEndpoints.ts';
import { fillPath } from '@talloor/contracts/client.ts';
import type { Endpoint } from '@talloor/contracts/endpoint.ts';
import { parseConfiguration } from '@talloor/platform/configuration.ts';
import { createTestDatabase } from '@talloor/platform/postgres/testing.ts';
import type { Ending } from '@talloor/platform/shutdown.ts';
import { type Browser, openBrowser } from './testing/openBrowser.ts';
import { startProduct } from './startProduct.ts';

/** Number of an order of Bistro Lindegaard, which is none of amelie's business. */
const lottesCustomer = '204118';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let dataDir: string;
let url: string;
const endings: Ending[] = [];
let visitor: Browser;
let lotte: Browser;
let amelie: Browser;
let support: Browser;
let beheer: Browser;
let lottesOrder: string;
let lottesBasket: string;

beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'talloor-endpoints-'));
  const configuration = parseConfiguration({
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    PORT: '0',
    LOG_LEVEL: 'silent',
    LOGIN_ATTEMPTS: '10000',
  });
  const port = await startProduct({ configuration, say: () => undefined, endings });
  url = `http://127.0.0.1:${port}`;
  await untilReady();
  visitor = await openBrowser(url);
  [lotte, amelie, support, beheer] = await Promise.all([
    openBrowser(url, { username: 'lotte', customer: lottesCustomer }),
    openBrowser(url, { username: 'amelie', customer: 'first' }),
    openBrowser(url, { username: 'support' }),
    openBrowser(url, { username: 'beheer' }),
  ]);
  const { orders } = (await lotte.json('GET', '/api/dashboard/orders/pending')) as {
    orders: { order_number: string }[];
  };
  lottesOrder = orders[0]?.order_number ?? '';
  const basket = (await lotte.json('GET', '/api/basket/list')) as { id?: string; basket_id?: string };
  lottesBasket = basket.id ?? basket.basket_id ?? '';
}, 120_000);

afterAll(async () => {
  for (const { end } of endings) await end();
  await database.drop();
  await rm(dataDir, { recursive: true });
});

async function untilReady() {
  for (;;) if ((await fetch(`${url}/health/ready`)).ok) return;
}

const named = allEndpoints.map((endpoint) => [endpoint.name, endpoint] as const);
const changing = named.filter(([, { side }]) => side === 'command');
const guarded = named.filter(([, { permission }]) => permission.kind !== 'anyone');

/** An address of the endpoint with harmless parameters. */
const pathOf = (endpoint: Endpoint, value = '1'): string => {
  const names = endpoint.params instanceof z.ZodObject ? Object.keys(endpoint.params.shape) : [];
  const optional = /\{[^}]*\}/.test(endpoint.path);
  return fillPath(
    endpoint.path,
    optional && value === '1' ? {} : Object.fromEntries(names.map((name) => [name, value])),
  );
};
const hasParams = ({ path }: Endpoint) => path.includes(':');

/** Somebody who may call it. */
const entitled = ({ permission }: Endpoint): Browser => {
  if (permission.kind !== 'office') return amelie;
  return permission.roles.includes('sales-support') ? support : beheer;
};

type Refusal = { readonly status: number; readonly code: string | null };
const refusals = (answers: readonly Refusal[]) => answers.map(({ status, code }) => `${status} ${code}`);

test.each(guarded)('%s is closed for a visitor: 401', async (_name, endpoint) => {
  const answer = await visitor.call(endpoint.method, pathOf(endpoint), { body: '{"x":' });
  expect(refusals([answer])).toEqual(['401 session.required']);
});

test.each(guarded.filter(([, { permission }]) => permission.kind !== 'user'))(
  '%s is closed for the wrong role: 403',
  async (_name, endpoint) => {
    const other = endpoint.permission.kind === 'office' ? lotte : support;
    const answer = await other.call(endpoint.method, pathOf(endpoint), { body: '{"x":' });
    expect(refusals([answer])).toEqual(['403 permission.denied']);
  },
);

test('the dossier is for everybody of the office and for no customer', async () => {
  const dossier = `/api/office/orders/${lottesOrder}/dossier`;
  const statuses = [support, beheer, lotte].map(async (who) => (await who.call('GET', dossier)).status);
  expect(await Promise.all(statuses)).toEqual([200, 200, 403]);
});

test('what stands still is seen by auditors and administrators, and tried again by administrators alone', async () => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(`insert into platform.parked (policy, position, stream_id, revision, event_id, event_type, error, tries)
    values ('sendOrderConfirmation', '00000000000000000001', 'order-1', 0, 'x', 'OrderPlaced', 'Error: no mailbox', 1)`);
  const auditor = await openBrowser(url, { username: 'auditor' });
  for (const browser of [auditor, beheer])
    expect(await browser.json('GET', '/api/office/subscriptions')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: 'openOrders@1', kind: 'read_model', state: 'running', lag: 0, parked: [] }),
        expect.objectContaining({
          id: 'sendOrderConfirmation',
          kind: 'policy',
          parked: [expect.objectContaining({ stream: 'order-1', error: 'Error: no mailbox', tries: 1 })],
        }),
      ]),
    );
  expect(refusals([await support.call('GET', '/api/office/subscriptions')])).toEqual(['403 permission.denied']);
  const retry = (name: string) => `/api/office/subscriptions/${name}/retry`;
  const refused = [
    await auditor.call('POST', retry('sendOrderConfirmation'), { body: '{}' }),
    await beheer.call('POST', retry('nobody'), { body: '{}' }),
  ];
  expect(refusals(refused)).toEqual(['403 permission.denied', '404 subscription.not_found']);
  expect(await beheer.json('POST', retry('sendOrderConfirmation'), {})).toEqual({ asked: 1 });
  const { rows } = await client.query(
    'delete from platform.parked where retry_requested_at is not null returning policy',
  );
  expect(rows).toEqual([{ policy: 'sendOrderConfirmation' }]);
  await client.end();
});

test.each(changing)('%s needs the CSRF token of this browser: 403', async (_name, endpoint) => {
  const who = endpoint.permission.kind === 'anyone' ? visitor : entitled(endpoint);
  const answers = await Promise.all(
    [null, 'wrong', lotte.token()].map((token) =>
      who.call(endpoint.method, pathOf(endpoint), { body: '{"x":', token }),
    ),
  );
  expect(refusals(answers)).toEqual(Array(3).fill('403 csrf.invalid'));
});

const nonsense: readonly (readonly [what: string, body: string, status: number])[] = [
  ['broken JSON', '{"a":', 400],
  ['an array', '[1]', 400],
  ['a number', '7', 400],
  ['null', 'null', 400],
  ['an unknown field', '{"unknown_field":1}', 400],
  ['a prototype', '{"__proto__":{"isAdmin":true}}', 400],
  ['a control character', '{"unknown":"\\u0000"}', 400],
  ['half a character', '{"unknown":"\\ud800"}', 400],
  ['depth', `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`, 400],
  ['five megabytes', `{"a":"${'x'.repeat(5_000_000)}"}`, 413],
];

test.each(named)('%s refuses a body that is nonsense, whatever it is', async (_name, endpoint) => {
  const who = entitled(endpoint);
  for (const [what, body, status] of nonsense) {
    if (endpoint.method === 'GET') continue;
    const type = endpoint.bodyType === 'text' ? 'text/plain' : 'application/json';
    const bad = endpoint.bodyType === 'text' && status === 400 ? `\u0007${body}` : body;
    const answer = await who.call(endpoint.method, pathOf(endpoint), { body: bad, type });
    expect([what, answer.status, typeof answer.code]).toEqual([what, status, 'string']);
  }
  if (endpoint.method === 'GET') return;
  const form = await who.call(endpoint.method, pathOf(endpoint), {
    body: 'a=1',
    type: 'application/x-www-form-urlencoded',
  });
  expect(refusals([form])).toEqual(['415 request.unsupported_media_type']);
});

const fields = changing.flatMap(([name, endpoint]) =>
  endpoint.body instanceof z.ZodObject
    ? Object.keys(endpoint.body.shape).map((field) => [name, field, endpoint] as const)
    : [],
);
const unfit: readonly unknown[] = [{ an: 'object' }, [[]], true, 'x'.repeat(100_000), '\u0000', 'a\u001bb'];

test.each(fields)('%s names %s where it does not fit', async (_name, field, endpoint) => {
  for (const value of unfit) {
    const answer = await entitled(endpoint).call(endpoint.method, pathOf(endpoint), {
      body: JSON.stringify({ [field]: value }),
    });
    expect(answer.status).toBe(400);
    const { errors } = answer.problem as { errors: { in: string; path: string }[] };
    expect(errors.map(({ in: place, path }) => `${place} ${path.split('.')[0]}`)).toContain(`body ${field}`);
  }
});

const strangePaths = [
  'abc',
  '0',
  '-1',
  '1e3',
  '99999999999999999999',
  '9'.repeat(300),
  '%00',
  '..%2F..%2Fetc',
  "1'--",
  '%F0%9F%8D%85',
  '%zz',
];

test.each(named.filter(([, endpoint]) => hasParams(endpoint)))(
  '%s finds nothing at a strange address',
  async (_name, endpoint) => {
    for (const strange of strangePaths) {
      const path = pathOf(endpoint, 'STRANGE').replaceAll('STRANGE', strange);
      const body = endpoint.name === 'changeBasketLine' ? '{"quantity":1}' : undefined;
      const answer = await entitled(endpoint).call(endpoint.method, path, body ? { body } : {});
      expect([strange, answer.status >= 400 && answer.status < 500, answer.code]).toEqual([
        strange,
        true,
        expect.any(String),
      ]);
    }
  },
);

const strangeValues = [
  '',
  '-1',
  '1e9',
  'NaN',
  '[]',
  '{}',
  '{"q":1}',
  '{"q":{"$ne":null}}',
  '["id","DESC; drop table x"]',
  '[0,1e9]',
  '["a"]',
  '%00',
  '%ff',
  'x'.repeat(3000),
  "'; select 1 --",
  '%5Cud800',
];

test.each(named.filter(([, { method, side }]) => method === 'GET' && side === 'query'))(
  '%s answers or refuses any query, and never fails',
  async (_name, endpoint) => {
    const names = endpoint.query instanceof z.ZodObject ? Object.keys(endpoint.query.shape) : [];
    const who = entitled(endpoint);
    for (const name of names)
      for (const value of strangeValues) {
        const answer = await who.call('GET', `${pathOf(endpoint)}?${name}=${value}`);
        expect([name, value, answer.status < 500, answer.status < 400 || answer.code !== null]).toEqual([
          name,
          value,
          true,
          true,
        ]);
        const twice = await who.call('GET', `${pathOf(endpoint)}?${name}=${value}&${name}=${value}`);
        expect([name, twice.status < 500]).toEqual([name, true]);
      }
    const unknown = await who.call('GET', `${pathOf(endpoint)}?unknown_field=1`);
    expect(unknown.status >= 400 && unknown.status < 500).toBe(true);
  },
);

test("another customer's order and basket are not found, and nothing of them is told", async () => {
  expect(lottesOrder).toMatch(/^\d+$/);
  const answers = [
    await amelie.call('GET', `/api/pending_order/${lottesOrder}`),
    await amelie.call('GET', `/api/basket/list/${lottesBasket}`),
    await amelie.call('POST', '/api/user/customer', { body: JSON.stringify({ customer_number: lottesCustomer }) }),
  ];
  expect(refusals(answers)).toEqual(['404 order.not_found', '404 basket.not_found', '404 not_found']);
  for (const { text } of answers) expect(text).not.toMatch(/Lindegaard|204118/);
  expect((await amelie.call('GET', '/api/dashboard/orders/pending')).text).not.toContain(lottesOrder);
});
