import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { testArticle, testChange, writeTestArticles } from '@talloor/catalogue/testing.ts';
import { writePunchOutSettings } from '@talloor/catalogue/punchOut/writePunchOutSettings.ts';
import { checkForm, readForm } from '@talloor/rules/punchOut/checkForm.ts';
import type { FormField } from '@talloor/rules/punchOut/fieldLengths.ts';
import { usualPunchOutSettings, type PunchOutSettings } from '@talloor/rules/punchOut/settings.ts';
import { createTestShop, start, type TestShop } from '../testing/testShop.ts';
import { buyerOf, cookiesOf, fieldsIn, readHtml, send, sessionOf, setCookiesOf } from './testing/buyer.ts';

const hook = 'https://erp.example/sap(bD1ubA==)/hook?sid=42&lang=nl';
const fields = {
  username: 'lotte',
  PASSWORD: 'Welkom-2026',
  Hook_Url: hook,
  '~OkCode': 'ADDI',
  '~Target': '_top',
  '~Caller': 'CTLG',
};

let shop: TestShop;
let url: string;
let buyer: ReturnType<typeof buyerOf>;
const settings = (customerNumber: string, change: Partial<PunchOutSettings>) =>
  writePunchOutSettings(
    shop.pool,
    customerNumber,
    { ...usualPunchOutSettings, hosts: ['erp.example'], ...change },
    testChange,
  );

beforeAll(async () => {
  shop = await createTestShop();
  await shop.writeFacts(['204118', '204119', '204120', '204121'], { '100001': null, '100002': 0 });
  const fries = { nl: 'Diepvriesfrietjes', fr: 'Frites surgelées' };
  await writeTestArticles(shop.pool, [testArticle('100234', { name: fries })], null);
  const erpHosts = new Map([
    ['204119', ['seed.example']],
    ['204121', ['seed.example']],
  ]);
  const process = await shop.startProcess(undefined, undefined, undefined, { discreet: false, erpHosts });
  url = process.url;
  buyer = buyerOf(url, fields);
  for (const [username, customers, password] of [
    ['lotte', ['204118', '204119', '204120'], 'Welkom-2026'],
    ['amelie', ['204119'], 'Welkom-2026'],
    ['rene', ['204119'], 'Crème-2026'],
  ] as const)
    await process.api.registerAccount({
      username,
      password,
      firstName: 'Lotte',
      lastName: 'Peeters',
      email: `${username}@talloor.example`,
      language: 'nl',
      roles: ['customer'],
      customers,
    });
  await settings('204119', {});
  await settings('204120', { hosts: ['erp.example', 'erp2.example:8443'] });
  await process.api.seedErpHosts();
});
beforeEach(() => settings('204119', {}));
afterAll(() => shop.close());

const locationOf = ({ headers }: { headers: Readonly<Record<string, unknown>> }) => String(headers['location']);
const enter = async (change: Readonly<Record<string, string>> = {}) => sessionOf(url, await buyer.post(change));
const fill = async (session: Awaited<ReturnType<typeof enter>>, items: Readonly<Record<string, number>>) => {
  const answer = await session.call('PUT', '/oci/api/basket/items', items);
  return answer.body as { basket_id: string };
};
const logs = async () =>
  (
    await shop.pool.query<{ outcome: string; reason: string | null; customer_number: string | null; fields: string }>(
      `select p.*, (select string_agg(fields::text, ' ' order by message_id) from catalogue.punch_out_messages m
         where m.punch_out_id = p.punch_out_id) as fields
       from catalogue.punch_outs p order by started_at desc, punch_out_id`,
    )
  ).rows;
const lastLog = async () => {
  const { rows } = await shop.pool.query<Record<string, unknown> & { fields: string }>(
    `select p.*, (select string_agg(fields::text, ' ' order by message_id) from catalogue.punch_out_messages m
       where m.punch_out_id = p.punch_out_id) as fields
     from catalogue.punch_outs p where punch_out_id =
       (select punch_out_id from catalogue.punch_out_messages order by message_id desc limit 1)`,
  );
  return rows[0];
};

describe('a call of a buyer’s system', () => {
  it('opens the shop by form or link, for the first customer that allows the return address', async () => {
    for (const answer of [await buyer.post(), await buyer.get()]) {
      expect([answer.status, locationOf(answer)]).toEqual([303, '/oci/index?_locale=nl']);
      const session = await sessionOf(url, answer);
      expect((await fill(session, { '100001': 1 })).basket_id).toMatch(/^[\da-f-]{36}$/);
    }
    const { rows } = await shop.pool.query<{ user: unknown }>(
      `select sess -> 'user' as user from platform.sessions where sess -> 'user' -> 'erp' is not null`,
    );
    expect(rows[0]?.user).toMatchObject({
      customers: ['204119'],
      customerNumber: '204119',
      roles: ['customer'],
      erp: { hookUrl: hook, okCode: 'ADDI', target: '_top', window: '_top', caller: 'CTLG' },
    });
  });

  it('names its customer where several allow the return address', async () => {
    await (await enter({ CUSTOMER: '204120' })).call('PUT', '/oci/api/basket/items', { '100001': 1 });
    expect(await lastLog()).toMatchObject({ customer_number: '204120', outcome: 'opened' });
  });

  it.each([
    ['a language', { LANGUAGE: 'F' }, '/oci/index?_locale=fr'],
    ['FUNCTION=DETAIL', { FUNCTION: 'detail', PRODUCTID: '100234' }, '/oci/product/100234?_locale=nl'],
    ['DETAIL in French', { FUNCTION: 'DETAIL', PRODUCTID: '100234', LANGUAGE: 'fr' }, '/oci/produit/100234?_locale=fr'],
    ['FUNCTION=SOURCING', { FUNCTION: 'SOURCING', SEARCHSTRING: '*fri*t*' }, '/oci/zoeken?keywords=fri+t&_locale=nl'],
    ['a hostile product', { FUNCTION: 'DETAIL', PRODUCTID: '//evil.example' }, '/oci/index?_locale=nl'],
    ['an unknown function', { FUNCTION: 'DROP' }, '/oci/index?_locale=nl'],
    ['no way back', { Hook_Url: '' }, '/oci/index?_locale=nl'],
    ['an unknown returned basket', { EXT_QUOTE_ID: 'f'.repeat(32) }, '/oci/basket?returned=0&_locale=nl'],
  ])('with %s opens %s', async (_, change, location) => {
    expect(locationOf(await buyer.post(change))).toBe(location);
  });

  it.each([
    ['a host that is not listed', { Hook_Url: 'https://evil.example/' }, 'hook'],
    ['another port', { Hook_Url: 'https://erp.example:8443/' }, 'hook'],
    ['a way back without TLS', { Hook_Url: 'http://erp.example/' }, 'hook'],
    ['a login in the address', { Hook_Url: 'https://erp.example@evil.example/' }, 'hook'],
    ['an address without scheme', { Hook_Url: '//erp.example/' }, 'hook'],
    ['script', { Hook_Url: 'javascript:alert(1)' }, 'hook'],
    ['data', { Hook_Url: 'data:text/html,<script>alert(1)</script>' }, 'hook'],
    ['a lookalike host', { Hook_Url: 'https://еrp.example/' }, 'hook'],
    ['the host of another customer', { Hook_Url: 'https://seed.example/' }, 'hook'],
    ['another user’s customer', { CUSTOMER: '204121' }, 'customer'],
    ['a customer that does not exist', { CUSTOMER: '299999' }, 'customer'],
    ['no password', { PASSWORD: '' }, 'incomplete'],
    ['a wrong password', { PASSWORD: 'Fout-2026' }, 'login.invalid'],
    ['an unknown user', { username: 'nobody' }, 'login.invalid'],
  ])('with %s leads to the page that says why, without a session', async (_, change, reason) => {
    const before = await shop.pool.query('select from platform.sessions');
    for (const answer of [await buyer.post(change), await buyer.get(change)]) {
      expect([answer.status, locationOf(answer)]).toEqual([303, `/erp-verbinding?reason=${reason}`]);
      expect(cookiesOf(answer).filter((cookie) => /sid=[^;]/.test(cookie))).toEqual([]);
      expect(cookiesOf(answer).join()).not.toMatch(/2041\d\d/);
    }
    expect(locationOf(await buyer.post(change, '/connexion-erp'))).toContain('/connexion-erp-echouee?reason=');
    expect((await shop.pool.query('select from platform.sessions')).rowCount).toBe(before.rowCount);
    expect(await lastLog()).toMatchObject({ outcome: 'refused', customer_number: null });
    await shop.pool.query('delete from command.login_attempts');
  });

  it('is blocked after three failed logins, like on the login page, also with a password that was right before', async () => {
    await buyer.post();
    const reasons = [];
    for (let attempt = 0; attempt < 3; attempt += 1)
      reasons.push(locationOf(await buyer.post({ PASSWORD: `Fout-${attempt}` })));
    reasons.push(locationOf(await buyer.post()));
    expect(reasons.slice(-2)).toEqual(['/erp-verbinding?reason=login.blocked', '/erp-verbinding?reason=login.blocked']);
    await shop.pool.query('delete from command.login_attempts');
    expect(locationOf(await buyer.post())).toBe('/oci/index?_locale=nl');
  });

  it('does not let a replaced password in, although it was right a moment ago', async () => {
    await buyer.post({ username: 'amelie' });
    await shop.pool.query(
      `update command.credentials set password_hash = (select password_hash || 'x' from command.credentials
         where username = 'amelie') where username = 'amelie'`,
    );
    const before = (await shop.pool.query('select from platform.sessions')).rowCount;
    const refused = await buyer.post({ username: 'amelie' });
    expect(locationOf(refused)).toBe('/erp-verbinding?reason=login.invalid');
    expect((await shop.pool.query('select from platform.sessions')).rowCount).toBe(before);
    expect(
      cookiesOf(refused)
        .filter((cookie) => cookie.startsWith('oci_sid='))
        .at(-1),
    ).toBe('oci_sid=');
    expect(await lastLog()).toMatchObject({ outcome: 'refused', reason: 'login.invalid' });
    await shop.pool.query(`update command.credentials set password_hash = rtrim(password_hash, 'x')
      where username = 'amelie'`);
    await shop.pool.query('delete from command.login_attempts');
  });

  it('gives a replayed call a session of its own', async () => {
    const [first, second] = [await buyer.get(), await buyer.get()];
    const sidOf = (answer: typeof first) => cookiesOf(answer).find((cookie) => cookie.startsWith('oci_sid='));
    expect(sidOf(first)).toBeDefined();
    expect(sidOf(first)).not.toBe(sidOf(second));
  });

  it.each([
    ['10,000 parameters', Array.from({ length: 10_000 }, (_, index) => `f${index}=x`).join('&')],
    ['control characters', 'USERNAME=lotte%00&PASSWORD=x'],
    ['a value of 5,000 characters', `USERNAME=${'x'.repeat(5000)}`],
  ])('with %s is refused as malformed', async (_, body) => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const { status, text } = await send(url, 'POST', '/erp-inloggen', form, body);
    expect([status, JSON.parse(text)]).toMatchObject([400, { code: 'request.malformed' }]);
  });

  it('reads ISO-8859-1, and refuses charsets that no browser sends', async () => {
    const type = (charset: string) => ({ 'content-type': `application/x-www-form-urlencoded; charset=${charset}` });
    const body = new URLSearchParams(fields).toString();
    const latin = await send(url, 'POST', '/erp-inloggen', type('iso-8859-1'), `${body}&note=%E9`);
    expect(locationOf(latin)).toBe('/oci/index?_locale=nl');
    expect((await send(url, 'POST', '/erp-inloggen', type('utf-16'), body)).status).toBe(415);
  });

  it('reads a form or an address in the charset that it names', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const others = new URLSearchParams({ ...fields, username: 'rene', http_content_charset: 'iso-8859-1' });
    others.delete('PASSWORD');
    const body = `${others.toString()}&PASSWORD=Cr%E8me-2026`;
    expect(locationOf(await send(url, 'POST', '/erp-inloggen', form, body))).toBe('/oci/index?_locale=nl');
    expect(locationOf(await send(url, 'GET', `/erp-inloggen?${body}`))).toBe('/oci/index?_locale=nl');
  });

  it('reads the first value of a repeated field', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const body = `${new URLSearchParams(fields).toString()}&USERNAME=nobody&PASSWORD=x&PASSWORD=y`;
    expect(locationOf(await send(url, 'POST', '/erp-inloggen', form, body))).toBe('/oci/index?_locale=nl');
  });

  it('leaves no name, password or secret of the buyer’s system in the log', async () => {
    await buyer.get({ token: 'geheim-token', Hook_Url: 'https://erp.example/hook(geheim)?sid=geheim' });
    const log = await lastLog();
    expect(log).toMatchObject({ hook_host: 'erp.example', outcome: 'opened' });
    expect(log?.fields).toContain('["~Caller","CTLG"]');
    expect(JSON.stringify(await logs())).not.toMatch(/Welkom-2026|Fout-|geheim|"lotte"/);
  });
});

describe('the cookie of a punch-out', () => {
  it('is for frames on other sites, and of another name than the shop’s', async () => {
    const cookies = setCookiesOf(await buyer.post());
    const [sid = ''] = cookies.filter((cookie) => cookie.startsWith('oci_sid='));
    for (const attribute of ['HttpOnly', 'Secure', 'SameSite=None', 'Partitioned', 'Path=/'])
      expect(sid).toContain(attribute);
    const maxAge = Number(/Max-Age=(\d+)/.exec(sid)?.[1]);
    expect(4 * 60 * 60 - maxAge).toBeLessThan(60);
    expect(maxAge).toBeLessThanOrEqual(4 * 60 * 60);
    expect(cookies.some((cookie) => cookie.startsWith('sid='))).toBe(false);
  });

  it('opens nothing outside /oci, and the shop’s cookie nothing inside', async () => {
    const entered = await buyer.post();
    const [value = ''] = cookiesOf(entered)
      .filter((cookie) => cookie.startsWith('oci_sid='))
      .map((cookie) => cookie.slice('oci_sid='.length));
    const change = (cookie: string, path: string) =>
      send(url, 'PUT', path, { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }, '{}');
    expect((await change(`sid=${value}`, '/api/basket/items')).status).toBe(401);
    expect((await change(`oci_sid=${value}`, '/api/basket/items')).status).toBe(401);
    expect((await change(`oci_sid=${value}`, '/oci/api/basket/items')).status).toBe(403);
    const visit = await send(url, 'GET', '/api/user');
    const { csrfToken } = JSON.parse(visit.text) as { csrfToken: string };
    const login = await send(
      url,
      'POST',
      '/api/login',
      { cookie: cookiesOf(visit).join('; '), 'x-csrf-token': csrfToken, 'content-type': 'application/json' },
      JSON.stringify({ username: 'lotte', password: 'Welkom-2026' }),
    );
    const [sid = ''] = cookiesOf(login)
      .filter((cookie) => cookie.startsWith('sid='))
      .map((cookie) => cookie.slice('sid='.length));
    const refused = await change(`oci_sid=${sid}`, '/oci/api/basket/items');
    expect([refused.status, JSON.parse(refused.text)]).toMatchObject([401, { code: 'punch_out.session_required' }]);
  });

  it('cannot reach another customer, an account or the office', async () => {
    const session = await enter();
    for (const [method, path] of [
      ['POST', '/oci/api/user/customer'],
      ['POST', '/oci/api/login'],
      ['POST', '/oci/api/user/passkeys/options'],
      ['PUT', '/oci/api/office/customers/204119/punch-out'],
      ['GET', '/oci/api/invoices'],
    ] as const)
      expect([path, (await session.call(method, path, method === 'GET' ? undefined : {})).status]).toEqual([path, 404]);
    expect((await session.call('PUT', '/api/office/customers/204119/punch-out', {})).status).toBe(401);
  });

  it('needs the token of its own session for each change', async () => {
    const [own, other] = [await enter(), await enter()];
    const call = (token: Readonly<Record<string, string>>) =>
      send(url, 'DELETE', '/oci/api/basket', { cookie: own.cookie, ...token });
    expect((await call({})).status).toBe(403);
    const { csrfToken } = JSON.parse((await send(url, 'GET', '/oci/api/user', { cookie: other.cookie })).text) as {
      csrfToken: string;
    };
    expect((await call({ 'x-csrf-token': csrfToken })).status).toBe(403);
  });

  it('that expired is told to reconnect from the buyer’s system', async () => {
    const session = await enter();
    await shop.pool.query(`update platform.sessions set expire = now() at time zone 'utc'`);
    const answer = await session.call('PUT', '/oci/api/basket/items', { '100001': 1 });
    expect([answer.status, answer.body]).toMatchObject([401, { code: 'punch_out.session_required' }]);
    expect((answer.body as { detail: string }).detail).toContain('vanuit je bestelsysteem');
  });
});

describe('VALIDATE and BACKGROUND_SEARCH', () => {
  it('answer a form that the browser posts to the return address, without a session', async () => {
    const before = await shop.pool.query('select from platform.sessions');
    const answer = await buyer.post({ FUNCTION: 'VALIDATE', PRODUCTID: '100234', QUANTITY: '3.000' });
    expect(answer.status).toBe(200);
    expect(readHtml(/action="([^"]*)"/.exec(answer.text)?.[1] ?? '')).toBe(hook);
    expect(readForm(fieldsIn(answer.text))).toMatchObject([
      {
        index: 1,
        fields: { DESCRIPTION: 'Diepvriesfrietjes', QUANTITY: '3.000', PRICE: '10.000', VENDORMAT: '100234' },
      },
    ]);
    expect(fieldsIn(answer.text)).toContainEqual({ name: '~OkCode', value: 'ADDI' });
    expect(String(answer.headers['content-security-policy'])).toMatch(
      /^default-src 'none';script-src 'sha256-[^']+';form-action https:\/\/erp\.example;base-uri 'none';frame-ancestors https:\/\/erp\.example$/,
    );
    expect(answer.headers['x-frame-options']).toBeUndefined();
    expect(/[^\n -~]/.test(answer.text)).toBe(false);
    expect(cookiesOf(answer)).toEqual([]);
    expect((await shop.pool.query('select from platform.sessions')).rowCount).toBe(before.rowCount);
    expect(await lastLog()).toMatchObject({ outcome: 'answered', lines_returned: 1, customer_number: '204119' });
  });

  it.each([
    ['an unknown article', { FUNCTION: 'VALIDATE', PRODUCTID: '999999', QUANTITY: '1' }, []],
    ['an article without stock', { FUNCTION: 'VALIDATE', PRODUCTID: '100002', QUANTITY: '1' }, []],
    ['no quantity', { FUNCTION: 'VALIDATE', PRODUCTID: '100234' }, ['100234']],
    ['a wildcard', { FUNCTION: 'BACKGROUND_SEARCH', SEARCHSTRING: '*FRI*t*' }, ['100234']],
    ['a word', { FUNCTION: 'BACKGROUND_SEARCH', SEARCHSTRING: 'artikel 1000' }, ['100001']],
    ['a word of nothing', { FUNCTION: 'BACKGROUND_SEARCH', SEARCHSTRING: 'mosterd' }, []],
    ['no word', { FUNCTION: 'BACKGROUND_SEARCH' }, []],
  ])('with %s name %j', async (_, change, articles) => {
    const answer = await buyer.post(change);
    const items = readForm(fieldsIn(answer.text));
    expect(items.map(({ fields: item }) => item['VENDORMAT'])).toEqual(articles);
    expect(checkForm(fieldsIn(answer.text))).toEqual([]);
  });

  it('post nothing where the call has no return address', async () => {
    const answer = await buyer.post({
      Hook_Url: '',
      FUNCTION: 'VALIDATE',
      PRODUCTID: '100234',
      QUANTITY: '1',
      CUSTOMER: '204119',
    });
    expect(answer.text).not.toMatch(/<script|action=/);
    expect(fieldsIn(answer.text).length).toBeGreaterThan(5);
  });
});

type Returned = { action: string; target: string; charset: string; fields: FormField[] };

describe('a basket that goes back', () => {
  const sendBack = (session: Awaited<ReturnType<typeof enter>>, basketId: string, key?: string) =>
    session.call('POST', '/oci/api/punch-out/basket', { basket_id: basketId }, key);

  it('is the form for the return address, and is kept to be opened again', async () => {
    const session = await enter({ '~Target': 'shopframe', http_content_charset: 'iso-8859-1' });
    const { basket_id: basketId } = await fill(session, { '100001': 3, '100234': 2 });
    const { status, body } = await sendBack(session, basketId);
    const { action, target, charset, fields: sent } = body as Returned;
    expect([status, action, target, charset]).toEqual([200, hook, 'shopframe', 'iso-8859-1']);
    expect(checkForm(sent)).toEqual([]);
    const quoteId = basketId.replaceAll('-', '');
    expect(readForm(sent)).toMatchObject([
      { index: 1, fields: { VENDORMAT: '100001', QUANTITY: '3.000', EXT_QUOTE_ID: quoteId, EXT_QUOTE_ITEM: '1' } },
      { index: 2, fields: { VENDORMAT: '100234', QUANTITY: '2.000', EXT_QUOTE_ID: quoteId, EXT_QUOTE_ITEM: '2' } },
    ]);
    expect(await lastLog()).toMatchObject({ outcome: 'sent_back', lines_returned: 2, basket_id: basketId });
    const next = await fill(session, { '100001': 1 });
    expect(next.basket_id).not.toBe(basketId);

    const again = await buyer.post({ EXT_QUOTE_ID: quoteId });
    expect(locationOf(again)).toBe('/oci/basket?returned=1&_locale=nl');
    const reopened = await sessionOf(url, again);
    expect((await fill(reopened, { '100234': 5 })).basket_id).toBe(basketId);
    const second = await sendBack(reopened, basketId);
    expect(readForm((second.body as Returned).fields).map(({ fields: item }) => item['QUANTITY'])).toEqual([
      '3.000',
      '5.000',
    ]);
  });

  it('leaves the reference out of the log, which may name somebody', async () => {
    await settings('204119', { custom_fields: [{ field: 2, value: 'basket_reference' }] });
    const session = await enter();
    const { basket_id: basketId } = await fill(session, { '100001': 3 });
    await send(
      url,
      'POST',
      '/oci/api/basket/po-number',
      { cookie: session.cookie, 'x-csrf-token': session.token, 'content-type': 'text/plain' },
      'voor Margot',
    );
    const { body } = await sendBack(session, basketId);
    expect((body as Returned).fields).toContainEqual({ name: 'NEW_ITEM-CUST_FIELD2[1]', value: 'voor Margo' });
    const log = await lastLog();
    expect(log?.fields).toContain('["NEW_ITEM-CUST_FIELD2[1]","***"]');
    expect(log?.fields).not.toContain('Margo');
  });

  it('answers the same form when the command is repeated, and another command is refused', async () => {
    const session = await enter();
    const { basket_id: basketId } = await fill(session, { '100001': 3 });
    const first = await sendBack(session, basketId, 'key-1');
    const repeated = await sendBack(session, basketId, 'key-1');
    expect(repeated.body).toEqual(first.body);
    const twice = await sendBack(session, basketId, 'key-2');
    expect([twice.status, twice.body]).toMatchObject([409, { code: 'basket.changed' }]);
  });

  it('is refused while it is empty, has faulty lines, changed, or is another customer’s', async () => {
    const session = await enter();
    const codeOf = async (body: unknown) =>
      (await session.call('POST', '/oci/api/punch-out/basket', body)).body as { code: string };
    const { basket_id: basketId } = await fill(session, { '100001': 1 });
    expect(await codeOf({ basket_id: basketId, shown: '[]' })).toMatchObject({ code: 'basket.changed' });
    await fill(session, { '100001': 0 });
    expect(await codeOf({ basket_id: basketId })).toMatchObject({ code: 'basket.empty' });
    const other = await enter({ CUSTOMER: '204120' });
    const foreign = await fill(other, { '100001': 1 });
    expect(await codeOf({ basket_id: foreign.basket_id })).toMatchObject({ code: 'basket.changed' });
    expect(JSON.stringify(await codeOf({ basket_id: foreign.basket_id }))).not.toContain('"100001"');
  });

  it('is refused without a return address, after its host was removed, and where the customer orders here', async () => {
    const without = await enter({ Hook_Url: '', CUSTOMER: '204119' });
    const { basket_id: basketId } = await fill(without, { '100001': 1 });
    expect((await sendBack(without, basketId)).body).toMatchObject({ code: 'punch_out.no_hook' });
    const session = await enter();
    await settings('204119', { hosts: ['other.example'] });
    expect((await sendBack(session, basketId)).body).toMatchObject({ code: 'punch_out.no_hook' });
    await settings('204119', { way: 'order' });
    expect((await sendBack(session, basketId)).body).toMatchObject({ code: 'punch_out.only_order' });
  });

  it('cannot be ordered here where the customer only sends back, and is in the log where it is', async () => {
    const session = await enter();
    await fill(session, { '100001': 30 });
    await settings('204119', { way: 'send_back' });
    const order = () => session.call('POST', '/oci/api/basket/checkout', {});
    expect((await order()).body).toMatchObject({ code: 'punch_out.only_send_back' });
    await settings('204119', { way: 'both' });
    await session.call('POST', '/oci/api/basket/confirm/1773356400', {});
    const { status, body } = await order();
    expect(status).toBe(201);
    const { order_number: orderNumber } = body as { order_number: string };
    const log = await lastLog();
    expect(log).toMatchObject({ outcome: 'ordered' });
    expect(log?.fields).toContain(orderNumber);
  });

  it('outlives its log of 90 days', async () => {
    const session = await enter();
    const { basket_id: basketId } = await fill(session, { '100001': 3 });
    await sendBack(session, basketId);
    const timer = shop.main.api.timers.find(({ name }) => name === 'forgetPunchOuts');
    const day = 24 * 60 * 60 * 1000;
    await timer?.look(new AbortController().signal);
    expect((await logs()).length).toBeGreaterThan(0);
    shop.setNow(new Date(start.getTime() + 91 * day));
    await timer?.look(new AbortController().signal);
    expect(await logs()).toEqual([]);
    shop.setNow(start);
    expect(locationOf(await buyer.post({ EXT_QUOTE_ID: basketId.replaceAll('-', '') }))).toContain('returned=1');
  });
});

it('ERP_HOSTS is the setting of customers that have none', async () => {
  const { rows } = await shop.pool.query(
    `select customer_number, settings -> 'hosts' as hosts from catalogue.punch_out_settings order by 1`,
  );
  expect(rows).toMatchObject([
    { customer_number: '204119', hosts: ['erp.example'] },
    { customer_number: '204120', hosts: ['erp.example', 'erp2.example:8443'] },
    { customer_number: '204121', hosts: ['seed.example'] },
  ]);
});
