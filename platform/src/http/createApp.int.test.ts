import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Express } from 'express';
import type { SessionData } from 'express-session';
import type pg from 'pg';
import request from 'supertest';
import { z } from 'zod';
import { defineEndpoint, type Permission } from '@talloor/contracts/endpoint.ts';
import { EventStoreUnavailable } from '../eventStore/port.ts';
import { until } from '../testing/until.ts';
import { createLogger } from '../logging.ts';
import { createMetrics } from '../metrics.ts';
import { platformMigrations } from '../migrations.ts';
import { createPool } from '../postgres/createPool.ts';
import { migrate } from '../postgres/migrate.ts';
import { createTestDatabase } from '../postgres/testing.ts';
import { createApp } from './createApp.ts';
import { route, type SessionUser } from './handler.ts';
import { createSessionLifetime } from './sessionLifetime.ts';
import { SessionStore } from './sessionStore.ts';

const cook: SessionUser = {
  userId: 'u1',
  roles: ['customer'],
  customers: ['1', '2'],
  customerNumber: null,
  language: 'nl',
};
const nothing = { params: z.object({}), query: z.object({}), body: z.undefined(), problems: [] } as const;
const anyone: Permission = { kind: 'anyone' };
const command = { ...nothing, side: 'command', method: 'POST', status: 200, summary: '' } as const;
const query = { ...nothing, side: 'query', method: 'GET', status: 200, summary: '' } as const;

const enter = defineEndpoint({
  ...command,
  name: 'enter',
  path: '/api/enter',
  permission: anyone,
  body: z.strictObject({ name: z.string(), secret: z.string() }),
  response: z.object({ csrfToken: z.string() }),
});
const leave = defineEndpoint({
  ...command,
  name: 'leave',
  path: '/api/leave',
  permission: anyone,
  status: 204,
  response: z.undefined(),
});
const choose = defineEndpoint({
  ...command,
  name: 'choose',
  path: '/api/choose',
  permission: { kind: 'user' },
  response: z.unknown(),
});
const identityEndpoint = defineEndpoint({
  ...query,
  name: 'who',
  path: '/api/who',
  permission: anyone,
  response: z.unknown(),
});
const write = defineEndpoint({
  ...command,
  name: 'write',
  method: 'PUT',
  path: '/api/pages/:number',
  aliases: ['/api/sheets/:number'],
  permission: { kind: 'customer' },
  params: z.object({ number: z.string().regex(/^\d+$/) }),
  query: z.object({ draft: z.string().optional() }),
  body: z.strictObject({ title: z.string(), lines: z.array(z.strictObject({ text: z.string() })).optional() }),
  response: z.unknown(),
});
const note = defineEndpoint({
  ...command,
  name: 'note',
  path: '/api/note',
  permission: anyone,
  body: z.string().max(30),
  bodyType: 'text',
  response: z.unknown(),
});
const choice = defineEndpoint({
  ...query,
  name: 'choice',
  method: 'POST',
  path: '/api/choice',
  permission: anyone,
  body: z.record(z.string(), z.union([z.string(), z.array(z.string()).max(3)])).optional(),
  bodyType: 'form',
  response: z.unknown(),
});
const sheet = defineEndpoint({
  ...query,
  name: 'sheet',
  path: '/api/sheet{/:number}',
  permission: { kind: 'customer' },
  params: z.object({ number: z.string().optional() }),
  problems: ['order.not_found'],
  response: z.unknown(),
});
const paper = defineEndpoint({
  ...query,
  name: 'paper',
  path: '/paper/:number',
  permission: { kind: 'customer' },
  params: z.object({ number: z.string().regex(/^\d+$/) }),
  response: z.unknown(),
  produces: 'file',
  loggedOut: (language, { number = '' }) => `/${language}/login?next=${number}`,
});
const office = defineEndpoint({
  ...query,
  name: 'office',
  path: '/api/office',
  permission: { kind: 'office', right: 'watch_operations' },
  response: z.unknown(),
});
const confirm = defineEndpoint({
  ...command,
  name: 'confirm',
  method: 'GET',
  path: '/thing/confirm/:number',
  opened: (language) => `/${language}/thing`,
  params: z.object({ number: z.string().regex(/^\d+$/) }),
  permission: anyone,
  response: z.unknown(),
});
const broken = defineEndpoint({
  ...query,
  name: 'broken',
  path: '/api/broken/:how',
  params: z.object({ how: z.string() }),
  permission: anyone,
  response: z.unknown(),
});

const store = { storeId: () => Promise.resolve('store-1'), head: () => Promise.resolve('00000000000000000050') };
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let pool: pg.Pool;
let app: Express;

beforeAll(async () => {
  database = await createTestDatabase();
  await migrate(database.url, 'platform', platformMigrations);
  pool = createPool(database.url, { name: 'test' });
  app = createApp({
    routes: [
      route(enter, async ({ body }, context) => {
        if (body.secret !== 'right') throw new Error('unreachable: the rate limit is tested with a wrong name');
        await context.signIn({ ...cook, roles: body.name === 'clerk' ? ['auditor'] : cook.roles });
        return { body: { csrfToken: context.csrfToken } };
      }),
      route(leave, async (_input, context) => {
        await context.signOut();
        return { body: undefined };
      }),
      route(choose, async (_input, context) => {
        await context.updateUser({ ...context.user, customerNumber: '1' });
        return { body: {} };
      }),
      route(identityEndpoint, (_input, { user, csrfToken, locale, seenPosition }) =>
        Promise.resolve({ body: { user, csrfToken, locale, seen: seenPosition }, stale: seenPosition !== null }),
      ),
      route(write, ({ params, query: parameters, body }, { customerNumber, idempotencyKey, isRepeat }) =>
        Promise.resolve({
          body: { ...params, ...parameters, ...body, customerNumber, key: idempotencyKey, isRepeat },
          seen: '00000000000000000042',
        }),
      ),
      route(note, ({ body }) => Promise.resolve({ body: { noted: body } })),
      route(choice, ({ body }) => Promise.resolve({ body: { chosen: body ?? null } })),
      route(sheet, ({ params }) => Promise.resolve({ body: params })),
      route(paper, ({ params }) => Promise.resolve({ body: params })),
      route(office, () => Promise.resolve({ body: 'secret files' })),
      route(confirm, ({ params }) => Promise.resolve({ body: params })),
      route(broken, ({ params }) =>
        Promise.reject(params.how === 'store' ? new EventStoreUnavailable('gone') : new Error('password=hunter2')),
      ),
    ],
    pool,
    store,
    sessionSecret: 'a secret that is long enough for a test',
    texts: (code, _parameters, language) => ({ title: `${language} ${code}` }),
    logger: createLogger('test', 'silent'),
    metrics: createMetrics('test'),
    checks: { store: () => Promise.resolve('here'), copier: () => Promise.reject(new Error('out of paper')) },
    documents: { '/api/openapi.json': () => ({ openapi: '3.1.0' }) },
    readableDocuments: { '/api/docs': () => '<!doctype html><title>calls</title>' },
  });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

async function browser() {
  const agent = request.agent(app);
  const visit = await agent.get('/api/who');
  return { agent, token: String((visit.body as { csrfToken: string }).csrfToken) };
}
async function signedIn(name = 'cook') {
  const { agent, token } = await browser();
  const answer = await agent.post('/api/enter').set('x-csrf-token', token).send({ name, secret: 'right' });
  return { agent, token: String((answer.body as { csrfToken: string }).csrfToken), visitorsToken: token };
}
async function withCustomer() {
  const person = await signedIn();
  await person.agent.post('/api/choose').set('x-csrf-token', person.token);
  return person;
}

test('a request is checked in order: session 401, role and token 403, customer 409, path 404, then body 400', async () => {
  const nonsense = { title: 1, more: true };
  const visitor = await browser();
  const answers = [await visitor.agent.put('/api/pages/1').send(nonsense)];
  const clerk = await signedIn('clerk');
  answers.push(await clerk.agent.put('/api/pages/1').send(nonsense));
  const person = await signedIn();
  answers.push(await person.agent.put('/api/pages/1').send(nonsense));
  answers.push(await person.agent.put('/api/pages/1').set('x-csrf-token', person.token).send(nonsense));
  await person.agent.post('/api/choose').set('x-csrf-token', person.token);
  answers.push(await person.agent.put('/api/pages/x').set('x-csrf-token', person.token).send(nonsense));
  answers.push(await person.agent.put('/api/pages/1').set('x-csrf-token', person.token).send(nonsense));
  expect(answers.map(({ status, body }) => [status, (body as { code: string }).code])).toEqual([
    [401, 'session.required'],
    [403, 'permission.denied'],
    [403, 'csrf.invalid'],
    [409, 'customer.not_selected'],
    [404, 'not_found'],
    [400, 'request.malformed'],
  ]);
  expect(answers[5]?.headers['content-type']).toMatch('application/problem+json');
  expect(answers[5]?.body).toMatchObject({
    errors: [
      { in: 'body', path: 'title' },
      { in: 'body', path: 'more' },
    ],
  });
});

test('a user without a chosen customer gets 409 for a list and 404 for a record', async () => {
  const { agent } = await signedIn();
  const [list, record] = [await agent.get('/api/sheet'), await agent.get('/api/sheet/7')];
  expect([list.body, record.body]).toMatchObject([{ code: 'customer.not_selected' }, { code: 'order.not_found' }]);
});

test('a command for a customer is rejected when another window has chosen another customer', async () => {
  const { agent, token } = await signedIn();
  await agent.post('/api/choose').set('x-csrf-token', token);
  const put = (customerNumber: string) =>
    agent.put('/api/pages/1').set('x-csrf-token', token).set('x-customer-number', customerNumber).send({ title: 'a' });
  expect([await put('2'), await agent.get('/api/sheet').set('x-customer-number', '2')]).toMatchObject([
    { status: 409, body: { code: 'customer.changed' } },
    { status: 409, body: { code: 'customer.changed' } },
  ]);
  expect((await put('1')).status).toBe(200);
  expect((await agent.get('/api/who').set('x-customer-number', '2')).status).toBe(200);
});

test('a browser that opens a file without a session or customer goes to the login; a script gets the problem', async () => {
  const open = { accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8', 'sec-fetch-mode': 'navigate' };
  const { agent, token } = await signedIn();
  const answers = [
    await request(app).get('/fr/paper/7').set(open),
    await agent.get('/paper/7').set(open),
    await request(app)
      .get('/paper/7')
      .set({ ...open, 'sec-fetch-mode': 'cors' }),
    await request(app).get('/paper/7'),
    await request(app).get('/api/sheet').set(open),
    await (await signedIn('clerk')).agent.get('/paper/7').set(open),
  ];
  await agent.post('/api/choose').set('x-csrf-token', token);
  answers.push(await agent.get('/paper/7').set(open));
  expect(answers.map(({ status, headers }) => [status, headers['location']])).toEqual([
    [303, '/fr/login?next=7'],
    [303, '/nl/login?next=7'],
    [401, undefined],
    [401, undefined],
    [401, undefined],
    [403, undefined],
    [200, undefined],
  ]);
});

test('a person gets a rejection as a page, and a program gets it as a problem document', async () => {
  const open = { accept: 'text/html,*/*;q=0.8' };
  const page = await request(app).get('/fr/api/office').set(open);
  expect([page.status, page.headers['content-type']]).toEqual([401, 'text/html; charset=utf-8']);
  expect(page.text).toContain('<h1>fr session.required</h1>');
  expect((await request(app).get('/fr/api/office')).body).toMatchObject({ code: 'session.required' });
  const script = await request(app)
    .get('/fr/api/office')
    .set({ ...open, 'sec-fetch-mode': 'cors' });
  expect(script.body).toMatchObject({ code: 'session.required' });
});

test('a login creates a new session and token, and invalidates the old token; a logout ends the session', async () => {
  const { agent, token, visitorsToken } = await signedIn();
  const old = await agent.post('/api/choose').set('x-csrf-token', visitorsToken);
  expect(old.body).toMatchObject({ code: 'csrf.invalid' });
  const choiceAnswer = await agent.post('/api/choose').set('x-csrf-token', token);
  expect(choiceAnswer.status).toBe(200);
  expect((await agent.get('/api/who')).body).toMatchObject({
    user: { userId: 'u1', customerNumber: '1' },
    csrfToken: token,
  });
  expect((await agent.post('/api/leave').set('x-csrf-token', token)).status).toBe(204);
  expect((await agent.get('/api/who')).body).toMatchObject({ user: null });
});

test('a session that ends during a request stays ended', async () => {
  const { agent, token } = await signedIn('ended');
  const row = await pool.connect();
  await row.query('begin');
  await row.query("delete from platform.sessions where sess -> 'user' ->> 'userId' = 'u1'");
  const choosing = agent
    .post('/api/choose')
    .set('x-csrf-token', token)
    .then((answer) => answer);
  await until('the request waits for the row', async () => {
    const waiting =
      "select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like 'update platform.sessions%'";
    return (await pool.query(waiting)).rowCount === 1;
  });
  await row.query('commit');
  row.release();
  expect((await choosing).body).toMatchObject({ code: 'session.required' });
  expect((await agent.get('/api/who')).body).toMatchObject({ user: null });
});

test('cookies are HttpOnly and SameSite=Lax', async () => {
  const visit = await request(app).get('/api/who');
  const login = await request(app)
    .post('/api/enter')
    .set('cookie', String(visit.headers['set-cookie']).split(';')[0] ?? '')
    .set('x-csrf-token', (visit.body as { csrfToken: string }).csrfToken)
    .send({ name: 'cook', secret: 'right' });
  const cookies = [...(visit.get('Set-Cookie') ?? []), ...(login.get('Set-Cookie') ?? [])];
  expect(cookies.length).toBeGreaterThanOrEqual(2);
  for (const cookie of cookies) expect(cookie).toMatch(/HttpOnly.*SameSite=Lax/);
  expect(visit.headers['content-security-policy']).toContain("script-src 'self';style-src 'self' 'unsafe-inline'");
  for (const path of ['/api/who', '/health/live', '/api/nowhere'])
    expect((await request(app).get(path)).headers['permissions-policy']).toContain('microphone=()');
});

test('over TLS, also behind a trusted proxy, cookies are secure and HSTS is set', async () => {
  const plain = await request(app).get('/api/who').set('x-forwarded-proto', 'https');
  expect(plain.headers['strict-transport-security']).toBeUndefined();
  expect(String(plain.headers['set-cookie'])).not.toContain('Secure');
  app.set('trust proxy', 1);
  const secure = await request(app).get('/api/who').set('x-forwarded-proto', 'https');
  app.set('trust proxy', 0);
  expect(secure.headers['strict-transport-security']).toBe('max-age=31536000');
  const cookies = [secure.headers['set-cookie'] ?? []].flat();
  expect(cookies).not.toEqual([]);
  for (const cookie of cookies) expect(cookie).toMatch(/^__Host-[^;]+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
});

test('over TLS a session cookie needs its __Host- name', async () => {
  const { agent, token } = await browser();
  const entered = await agent.post('/api/enter').set('x-csrf-token', token).send({ name: 'cook', secret: 'right' });
  const plain = /(?:^|,)(sid=[^;]+)/.exec(String(entered.headers['set-cookie']))?.[1] ?? '';
  app.set('trust proxy', 1);
  const overTls = (cookie: string) =>
    request(app).post('/api/choose').set('x-forwarded-proto', 'https').set('cookie', cookie);
  const plainAnswer = await overTls(plain);
  const prefixed = await overTls(`__Host-${plain}`);
  app.set('trust proxy', 0);
  expect(plainAnswer.body).toMatchObject({ code: 'session.required' });
  expect(prefixed.body).toMatchObject({ code: 'csrf.invalid' });
});

test('an office session lasts twelve hours, and a customer’s session a fortnight', async () => {
  const hoursOf = createSessionLifetime();
  expect([hoursOf({ roles: ['customer'] }), hoursOf({ roles: [] })]).toEqual([336 * 3_600_000, 336 * 3_600_000]);
  expect(hoursOf({ roles: ['auditor'] })).toBe(12 * 3_600_000);
  expect(createSessionLifetime(8)({ roles: ['admin', 'customer'] })).toBe(8 * 3_600_000);
  const store = new SessionStore(pool);
  const data = { cookie: { originalMaxAge: null, expires: new Date(Date.now() + 336 * 3_600_000) } } as SessionData;
  await new Promise((resolve) => store.set('clerk', data, resolve));
  const user = { userId: '9', customers: [], customerNumber: null, language: 'nl' } as const;
  // Later use on the same day does not prolong the session.
  for (const roles of [['auditor'], ['customer']] as const) await store.update('clerk', { ...user, roles: [...roles] });
  const { rows } = await pool.query<{ hours: number }>(
    `select extract(epoch from expire - now() at time zone 'utc')::float8 / 3600 as hours from platform.sessions where sid = 'clerk'`,
  );
  expect(rows[0]?.hours).toBeGreaterThan(11.9);
  expect(rows[0]?.hours).toBeLessThanOrEqual(12);
});

test('a forged session cookie gives 401 and no failure', async () => {
  for (const cookie of ['sid=j%3A%7B%22user%22%3A1%7D', 'sid=j:[1]', 'sid=s%3Aforged.AAAA', 'sid=%ZZ', 'sid=']) {
    const answer = await request(app).post('/api/choose').set('cookie', cookie);
    expect([cookie, answer.status, answer.body]).toMatchObject([cookie, 401, { code: 'session.required' }]);
  }
});

test('a query neither creates nor updates a session', async () => {
  const { agent } = await signedIn();
  const rows = async () =>
    (await pool.query('select sid, expire, xmin::text from platform.sessions order by sid')).rows;
  const before = await rows();
  await agent.get('/api/who');
  await request(app).get('/api/who');
  expect(await rows()).toEqual(before);
});

test('a login removes expired sessions', async () => {
  const store = new SessionStore(pool);
  const insert = "insert into platform.sessions (sid, sess, expire) values ($1, '{}', now() at time zone 'utc' + $2)";
  await pool.query(insert, ['old', '-1 second']);
  await pool.query(insert, ['young', '1 hour']);
  const data = { cookie: { originalMaxAge: null, expires: new Date(Date.now() + 60_000) } } as SessionData;
  await new Promise((resolve) => store.set('fresh', data, resolve));
  const findRemainingIds = async () => {
    const { rows } = await pool.query<{ sid: string }>(
      "select sid from platform.sessions where sid in ('old', 'young', 'fresh') order by sid",
    );
    return rows.map(({ sid }) => sid);
  };
  while ((await findRemainingIds()).includes('old'));
  expect(await findRemainingIds()).toEqual(['fresh', 'young']);
});

test('an endpoint answers under each locale prefix, under its alias, and by query parameter', async () => {
  const locales = await Promise.all(
    ['/api/who', '/fr/api/who', '/en/api/who', '/api/who?_locale=fr', '/api/who?_locale=xx'].map((path) =>
      request(app).get(path),
    ),
  );
  expect(locales.map(({ body }) => (body as { locale: string }).locale)).toEqual(['nl', 'fr', 'en', 'fr', 'nl']);
  const { agent, token } = await withCustomer();
  const answer = await agent
    .put('/fr/api/sheets/7?draft=yes&_locale=nl')
    .set({ 'x-csrf-token': token, 'idempotency-key': 'k-1', 'idempotency-repeat': '1' })
    .send({ title: 'T' });
  expect(answer.body).toEqual({
    number: '7',
    draft: 'yes',
    title: 'T',
    customerNumber: '1',
    key: 'k-1',
    isRepeat: true,
  });
  expect(answer.get('Set-Cookie')?.join()).toMatch('seen=store-1.00000000000000000042; Path=/; HttpOnly; SameSite=Lax');
  const laterAnswer = await agent.get('/api/who');
  expect(laterAnswer.headers['x-stale']).toBe('true');
  const problem = await request(app).get('/fr/api/nowhere');
  expect(problem.body).toMatchObject({ status: 404, code: 'not_found', title: 'fr not_found' });
});

test('a `seen` cookie of another store or beyond the head is dropped and delays no query', async () => {
  const { agent, token } = await withCustomer();
  await agent.put('/api/pages/7').set('x-csrf-token', token).send({ title: 'T' });
  const ask = async (seenCookie: string) => {
    const answer = await request(app).get('/api/who').set('cookie', `seen=${seenCookie}`);
    const isDropped = String(answer.headers['set-cookie']).includes('seen=;');
    return [(answer.body as { seen: string | null }).seen, answer.headers['x-stale'] ?? null, isDropped];
  };
  expect(await ask('store-1.00000000000000000050')).toEqual(['00000000000000000050', 'true', false]);
  expect(await ask('store-1.00000000000000000051')).toEqual(['00000000000000000051', null, true]);
  expect(await ask('store-2.00000000000000000042')).toEqual([null, null, true]);
  expect(await ask('00000000000000000042')).toEqual([null, null, true]);
  const login = await agent.post('/api/enter').set('x-csrf-token', token).send({ name: 'cook', secret: 'right' });
  expect(String(login.headers['set-cookie'])).toContain('seen=;');
});

test('an invalid body is rejected: malformed, too large, of another type, with unstorable text or unknown fields', async () => {
  const { agent, token } = await withCustomer();
  const send = (body: string, type = 'application/json') =>
    agent.put('/api/pages/1').set({ 'x-csrf-token': token, 'content-type': type }).send(body);
  const answers = [
    await send('{"title":'),
    await send('x'.repeat(5_000_000)),
    await send('title=1', 'application/x-www-form-urlencoded'),
    await send('{"title":"a\\u0000b"}'),
    await send('{"title":"T","lines":[{"text":"\\u001b[31m"}]}'),
    await send('{"title":"\\ud800"}'),
    await send('{"title":"T","__proto__":{"x":1}}'),
    await send('null'),
    await agent.put('/api/pages/1').set('x-csrf-token', token),
    await agent.put('/api/pages/1?unknown=1').set('x-csrf-token', token).send({ title: 'T' }),
    await agent.put('/api/pages/1').set({ 'x-csrf-token': token, 'idempotency-key': 'a b' }).send({ title: 'T' }),
    await agent.put('/api/pages/1').set({ 'x-csrf-token': token, 'idempotency-repeat': '1' }).send({ title: 'T' }),
    await agent.get('/api/who').set('content-type', 'application/json').send('{"x":1}'),
  ];
  expect(answers.map(({ status }) => status)).toEqual([
    400, 413, 415, 400, 400, 400, 400, 400, 400, 400, 400, 400, 400,
  ]);
  expect(answers[4]?.body).toMatchObject({ errors: [{ in: 'body', path: 'lines.0.text' }] });
  expect(answers[9]?.body).toMatchObject({ errors: [{ in: 'query', path: 'unknown' }] });
  expect(answers[10]?.body).toMatchObject({ errors: [{ in: 'headers', path: 'Idempotency-Key' }] });
  expect(answers[11]?.body).toMatchObject({ errors: [{ in: 'headers', path: 'Idempotency-Repeat' }] });
});

test('a text body is plain text within its limits', async () => {
  const { agent, token } = await browser();
  const send = (body: string, type: string) =>
    agent.post('/api/note').set({ 'x-csrf-token': token, 'content-type': type }).send(body);
  expect((await send('BAR-1', 'text/plain')).body).toEqual({ noted: 'BAR-1' });
  expect((await send('{}', 'application/json')).status).toBe(415);
  expect((await send('x'.repeat(31), 'text/plain')).status).toBe(400);
});

test('a form in either encoding is read as fields, and an invalid or oversized form is rejected', async () => {
  const send = (body: string, type = 'application/x-www-form-urlencoded') =>
    request(app).post('/api/choice').set('content-type', type).send(body);
  const parts = (...fields: readonly [string, string][]) => {
    const body = fields.map(([head, value]) => `--b\r\ncontent-disposition: form-data; ${head}\r\n\r\n${value}\r\n`);
    return send(`${body.join('')}--b--\r\n`, 'multipart/form-data; boundary=b');
  };
  const chosen = { option: ['related', 'up_sell'], view: 'grid' };
  expect((await send('option=related&option=up_sell&view=grid')).body).toEqual({ chosen });
  expect(
    (await parts(['name="option[]"', 'related'], ['name="option[]"', 'up_sell'], ['name="view"', 'grid'])).body,
  ).toEqual({ chosen });
  expect((await request(app).post('/api/choice')).body).toEqual({ chosen: null });
  expect((await send('__proto__=x&constructor=y')).body).toEqual({ chosen: { constructor: 'y' } });
  const answers = [
    await send('{"option":"related"}', 'application/json'),
    await send('--b', 'multipart/form-data'),
    await send('--b\r\nhalf', 'multipart/form-data; boundary=b'),
    await parts(['name="a"; filename="a.txt"', 'a file']),
    await parts(['name="a[b][c]"', 'deep']),
    await parts(['name="a[101]"', 'far']),
    await parts(['name="a[b]"', 'an object']),
    await parts(['name="__proto__"', 'x']),
    await parts(['name="a"', 'a\u0000b']),
    await parts(['name="a"', 'x'.repeat(40_000)]),
    await parts(...Array.from({ length: 101 }, (_, index): [string, string] => [`name="${index}"`, 'x'])),
    await send(`a=${'x'.repeat(300_000)}`),
    await send(Array.from({ length: 101 }, (_, index) => `${index}=x`).join('&')),
    await send('a=b').set('content-encoding', 'gzip'),
    await parts(['name="a"', 'b']).set('content-encoding', 'gzip'),
  ];
  expect(answers.map(({ status }) => status)).toEqual([
    415, 400, 400, 400, 400, 400, 400, 400, 400, 413, 400, 413, 400, 415, 415,
  ]);
});

test('a GET that changes state requires the token or a request from our own page, and rejects HEAD', async () => {
  const { agent, token } = await browser();
  const statuses = [
    await agent.get('/thing/confirm/1'),
    await agent.get('/thing/confirm/1').set('sec-fetch-site', 'cross-site'),
    await agent.get('/thing/confirm/1').set('sec-fetch-site', 'same-origin'),
    await agent.get('/nl/thing/confirm/1').set('x-csrf-token', token),
    await agent.head('/thing/confirm/1').set('sec-fetch-site', 'same-origin'),
  ].map(({ status }) => status);
  expect(statuses).toEqual([403, 403, 200, 200, 405]);
});

test('a browser that opens an address that changes state goes to a page in its language; a script gets the answer', async () => {
  const { agent } = await browser();
  const opening = { accept: 'text/html,*/*;q=0.8', 'sec-fetch-site': 'same-origin' };
  const pageAnswer = await agent.get('/fr/thing/confirm/1').set({ ...opening, 'sec-fetch-mode': 'navigate' });
  expect([pageAnswer.status, pageAnswer.headers['location']]).toEqual([303, '/fr/thing']);
  const read = await agent.get('/fr/thing/confirm/1').set({ ...opening, 'sec-fetch-mode': 'cors' });
  expect([read.status, read.body]).toEqual([200, { number: '1' }]);
  const foreignAnswer = await agent.get('/fr/thing/confirm/1').set({ accept: opening.accept });
  expect([foreignAnswer.status, foreignAnswer.headers['location']]).toEqual([403, undefined]);
});

test('an unsupported method gives 405 with the supported methods', async () => {
  const answer = await request(app).patch('/api/who');
  expect(answer.status).toBe(405);
  expect(answer.headers['allow']).toBe('GET');
  expect((await request(app).options('/api/who')).status).toBe(405);
  expect((await request(app).patch('/thing/confirm/1')).status).toBe(405);
  expect((await request(app).patch('/thing/confirm/x')).status).toBe(404);
});

test('an unknown failure reveals no details, and an unavailable store gives 503', async () => {
  const failureAnswer = await request(app).get('/api/broken/code');
  expect(failureAnswer.status).toBe(500);
  expect(JSON.stringify(failureAnswer.body)).not.toContain('hunter2');
  expect(
    await request(app)
      .get('/api/broken/store')
      .then(({ status }) => status),
  ).toBe(503);
  expect(
    await request(app)
      .get('/api/%zz')
      .then(({ status }) => status),
  ).toBe(404);
});

test('readiness names each check, metrics count by endpoint, and the API documents are served', async () => {
  const health = await request(app).get('/health/ready');
  expect(health.status).toBe(503);
  expect(health.body).toEqual({
    status: 'not ready',
    checks: { store: { holds: true, detail: 'here' }, copier: { holds: false, detail: 'out of paper' } },
  });
  expect((await request(app).get('/health/live')).status).toBe(200);
  expect((await request(app).get('/metrics')).text).toContain('endpoint="who"');
  expect((await request(app).get('/api/openapi.json')).body).toEqual({ openapi: '3.1.0' });
  const page = await request(app).get('/fr/api/docs');
  expect([page.type, page.text]).toEqual(['text/html', '<!doctype html><title>calls</title>']);
});

test('only the operator gets metrics and health details: on this machine, or with the token', async () => {
  const far = { 'x-forwarded-for': '203.0.113.7' };
  const guarded = createApp({
    routes: [],
    pool,
    store,
    sessionSecret: 'a secret that is long enough for a test',
    texts: (code) => ({ title: code }),
    logger: createLogger('test', 'silent'),
    metrics: createMetrics('guarded'),
    checks: { store: () => Promise.reject(new Error('10.0.0.7 refuses')) },
    metricsToken: 'a token of the operator',
  });
  const metrics = (headers: Record<string, string>) => request(guarded).get('/metrics').set(headers);
  expect((await metrics({})).status).toBe(200);
  expect((await metrics(far)).body).toMatchObject({ status: 403, code: 'permission.denied' });
  expect((await metrics({ ...far, authorization: 'Bearer wrong' })).status).toBe(403);
  expect((await metrics({ ...far, authorization: 'Bearer a token of the operator' })).status).toBe(200);
  expect(
    (
      await request(app)
        .get('/metrics')
        .set({ ...far, authorization: 'Bearer null' })
    ).status,
  ).toBe(403);
  const health = await request(guarded).get('/health/ready').set(far);
  expect([health.status, health.body]).toEqual([503, { status: 'not ready' }]);
});

test('failed logins count per normalised name and per address in all processes; successful logins do not count', async () => {
  const createLimited = () =>
    createApp({
      routes: [
        route(enter, ({ body }) =>
          body.secret === 'right' ? Promise.resolve({ body: { csrfToken: '' } }) : Promise.reject(new Error('no')),
        ),
        route(identityEndpoint, (_input, { csrfToken }) => Promise.resolve({ body: { csrfToken } })),
      ],
      pool,
      store,
      sessionSecret: 'a secret that is long enough for a test',
      texts: (code) => ({ title: code }),
      logger: createLogger('test', 'silent'),
      metrics: createMetrics('limited'),
      checks: {},
      limits: [
        {
          endpoint: 'enter',
          windowSeconds: 900,
          perAddress: 5,
          perField: { name: 'name', limit: 2, everywhere: 3, keyOf: (name) => name.trim().toLowerCase() },
          problem: 'login.rate_limited',
        },
      ],
      trustProxy: 1,
    });
  const [limited, second] = [createLimited(), createLimited()];
  const agent = request.agent(limited);
  const { csrfToken } = (await agent.get('/api/who')).body as { csrfToken: string };
  const attempt = async (name: string, secret: string, from = '192.0.2.1') =>
    (await agent.post('/api/enter').set({ 'x-csrf-token': csrfToken, 'x-forwarded-for': from }).send({ name, secret }))
      .status;
  const statuses: number[] = [];
  const tries: readonly (readonly [name: string, secret: string, from?: string])[] = [
    ['lotte', 'right'],
    ['lotte', 'right'],
    ['lotte', 'wrong'],
    [' Lotte ', 'wrong'],
    ['lotte', 'right'],
    ['lotte', 'wrong', '192.0.2.2'],
    ['lotte', 'right', '192.0.2.3'],
    ['amelie', 'right'],
    ['amelie', 'wrong'],
    ['third', 'wrong'],
    ['fourth', 'right'],
  ];
  for (const [name, secret, from] of tries) statuses.push(await attempt(name, secret, from));
  expect(statuses).toEqual([200, 200, 500, 500, 429, 500, 429, 200, 500, 500, 429]);

  const other = request.agent(second);
  const { csrfToken: otherToken } = (await other.get('/api/who')).body as { csrfToken: string };
  const sent = other.post('/api/enter').set({ 'x-csrf-token': otherToken, 'x-forwarded-for': '192.0.2.1' });
  const refused = await sent.send({ name: 'fifth', secret: 'right' });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(890);
  const { rows } = await pool.query<{ key: string }>('select key from platform.rate_limits');
  expect(rows.length).toBeGreaterThan(3);
  expect(JSON.stringify(rows)).not.toMatch(/192|lotte/);
});
