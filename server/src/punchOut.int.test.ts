import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testArticle, testChange, writeTestArticles } from '@talloor/catalogue/testing.ts';
import { writePunchOutSettings } from '@talloor/catalogue/punchOut/writePunchOutSettings.ts';
import { logIn, password, type Person } from '@talloor/command-api/testing/logIn.ts';
import {
  buyerOf,
  fieldsIn,
  readHtml,
  send,
  sessionOf,
  setCookiesOf,
  type FramedSession,
} from '@talloor/command-api/punchOut/testing/buyer.ts';
import { allEndpoints } from '@talloor/contracts/allEndpoints.ts';
import { fillPath } from '@talloor/contracts/client.ts';
import { punchOutPathsOf } from '@talloor/contracts/punchOutPaths.ts';
import { checkForm, readForm } from '@talloor/rules/punchOut/checkForm.ts';
import type { FormField } from '@talloor/rules/punchOut/fieldLengths.ts';
import { usualPunchOutSettings } from '@talloor/rules/punchOut/settings.ts';
import { startTestProduct } from './faults/testing/startTestProduct.ts';

/** Examples of inbound calls and outbound forms, where there are any. */
const examples = process.env['PUNCH_OUT_EXAMPLES'] ?? '';

const fields = {
  USERNAME: 'lotte',
  PASSWORD: password,
  HOOK_URL: 'https://erp.example/hook',
  '~OkCode': 'ADDI',
  '~Caller': 'CTLG',
};

type InboundCase = { name: string; method: string; query?: string; body?: string; content_type?: string };
const inboundCases = (): InboundCase[] =>
  examples === '' || !existsSync(join(examples, 'inbound_cases.json'))
    ? []
    : (JSON.parse(readFileSync(join(examples, 'inbound_cases.json'), 'utf8')) as InboundCase[]);
const inboundFields = ({ query, body }: InboundCase): Map<string, string> =>
  new Map([...new URLSearchParams(query ?? body ?? '')].map(([name, value]) => [name.toUpperCase(), value]));

let product: Awaited<ReturnType<typeof startTestProduct>>;
let url: string;
let buyer: ReturnType<typeof buyerOf>;
let session: FramedSession;
let support: Person;

beforeAll(async () => {
  product = await startTestProduct(
    async (shop) => {
      await shop.writeArticles({ '100001': null });
      const fries = { nl: 'Diepvriesfrietjes', fr: 'Frites surgelées' };
      await writeTestArticles(shop.pool, [testArticle('100234', { name: fries })], null);
      await shop.addCustomer('204118');
      await shop.addCustomer('204119');
      await shop.giveAllRights(await shop.addUser('lotte', ['204118']), '204118');
      await shop.addUser('support', [], 'sales-support');
      await shop.addUser('auditor', [], 'auditor');
      const settings = { ...usualPunchOutSettings, hosts: ['erp.example', 'portal.example:8443'] };
      await writePunchOutSettings(shop.pool, '204118', settings, testChange);
    },
    { LOGIN_ATTEMPTS: '1000', TRUST_PROXY: '1' },
  );
  url = product.url;
  buyer = buyerOf(url, fields);
  session = await sessionOf(url, await buyer.post());
  support = await logIn(url, 'support');
}, 120_000);
afterAll(() => product.close());

it('says to the gateway who may frame the pages', async () => {
  const policyFor = async (cookie: string) =>
    (await send(url, 'GET', '/oci/api/frame-policy', { cookie })).headers['content-security-policy'];
  expect(await policyFor(session.cookie)).toContain('frame-ancestors https://erp.example https://portal.example:8443');
  expect(await policyFor('')).toContain("frame-ancestors 'none'");
});

it('has cookies over TLS that no sibling site can set, in frames on other sites', async () => {
  const tls = { 'x-forwarded-proto': 'https' };
  const entered = await buyer.post({}, '/erp-inloggen', tls);
  const cookies = setCookiesOf(entered);
  for (const name of ['__Host-oci_sid', '__Host-oci_frame']) {
    const [cookie = ''] = cookies.filter((each) => each.startsWith(`${name}=`));
    for (const attribute of ['HttpOnly', 'Secure', 'SameSite=None', 'Partitioned', 'Path=/'])
      expect([name, attribute, cookie.includes(attribute)]).toEqual([name, attribute, true]);
  }
  const cookie = cookies.map((each) => each.split(';')[0]).join('; ');
  const user = await send(url, 'GET', '/oci/api/user', { ...tls, cookie });
  expect(JSON.parse(user.text)).toMatchObject({ customer_number: '204118', is_erp: true });
  const { csrfToken } = JSON.parse(user.text) as { csrfToken: string };
  const change = { ...tls, cookie, 'x-csrf-token': csrfToken, 'content-type': 'application/json' };
  const changed = await send(url, 'PUT', '/oci/api/basket/items', change, '{"100001":2}');
  const seen = setCookiesOf(changed).find((each) => each.startsWith('oci_seen='));
  expect(seen).toMatch(/SameSite=None/);
  expect(seen).toMatch(/Partitioned/);
  const ended = await send(url, 'POST', '/oci/api/logout', change, '{}');
  expect(setCookiesOf(ended).find((each) => each.startsWith('__Host-oci_sid='))).toMatch(/Expires=Thu, 01 Jan 1970/);
  expect((await send(url, 'GET', '/oci/api/basket/list', { ...tls, cookie })).status).toBe(401);
});

describe('the calls under /oci/api', () => {
  it('answer as those of the shop do', async () => {
    const { body: basket } = await session.call('PUT', '/oci/api/basket/items', { '100001': 3 });
    expect(basket).toMatchObject({ lines: [{ quantity: 3 }] });
    const id = (await session.call('POST', '/oci/api/wishlist/create', { name: 'Keuken', items: ['100001'] })).body as {
      id: string;
    };
    const answers = [
      ['GET', '/oci/api/autocomplete/friet'],
      ['GET', '/oci/api/basket/list'],
      ['PUT', '/oci/api/basket/item/100001', { quantity: 4 }],
      ['PUT', '/oci/api/basket/items', { '100234': 2 }],
      ['GET', '/oci/api/navigation/tree'],
      ['GET', '/oci/api/search?keywords=friet'],
      ['GET', '/oci/api/user'],
      ['GET', '/oci/api/wishlist/list'],
      ['POST', `/oci/api/wishlist/${id.id}/toggle/100234`, {}],
      ['POST', `/oci/api/wishlist/${id.id}`, { items: ['100001'] }],
      ['POST', `/oci/api/wishlist/update/${id.id}`, { name: 'Bar' }],
      ['DELETE', `/oci/api/wishlist/${id.id}`],
      ['DELETE', '/oci/api/basket'],
      ['GET', '/oci/api/punch-out'],
    ] as const;
    const statuses: [string, number][] = [];
    for (const [method, path, body] of answers) statuses.push([path, (await session.call(method, path, body)).status]);
    expect(statuses.filter(([, status]) => status >= 400)).toEqual([]);
  });

  it('say who the user is, what the pages offer and when the session ends', async () => {
    expect((await session.call('GET', '/oci/api/user')).body).toMatchObject({
      is_erp: true,
      roles: ['customer'],
      customers: [{ customer_number: '204118' }],
      customer_number: '204118',
    });
    const { body } = await session.call('GET', '/oci/api/punch-out');
    expect(body).toMatchObject({
      can_send_back: true,
      has_hook: true,
      can_order: true,
      hook_host: 'erp.example',
    });
    const { ends_at: endsAt } = body as { ends_at: number };
    const now = Date.parse('2026-03-11T13:12:00Z') / 1000;
    expect(endsAt - now).toBeGreaterThan(3.9 * 3600);
    expect(endsAt - now).toBeLessThan(4.1 * 3600);
    const visitor = await send(url, 'GET', '/oci/api/user');
    expect(JSON.parse(visitor.text)).toMatchObject({ id: 0, is_erp: true });
    expect(JSON.parse((await send(url, 'GET', '/api/user')).text)).toMatchObject({ id: 0, is_erp: false });
  });

  it('exist for the pages of punch-out alone, and refuse the shop’s own session', async () => {
    const shopSession = session.cookie.replaceAll('oci_sid=', 'sid=');
    const faults: unknown[] = [];
    for (const endpoint of allEndpoints) {
      if (endpoint.isCrossSite || endpoint.permission.kind === 'anyone' || endpoint.permission.kind === 'api-key')
        continue;
      const [framedPath = `/oci${endpoint.path}`] = punchOutPathsOf(endpoint);
      const path = fillPath(framedPath, { id: '1', number: '1', orderId: '1', artno: '1', artNo: '1', timestamp: '1' });
      const { status } = await send(url, endpoint.method, path, { cookie: shopSession });
      // Another method may be allowed.
      const isRight = endpoint.inPunchOut === undefined ? status === 404 || status === 405 : status === 401;
      if (!isRight) faults.push([endpoint.name, path, status]);
      if (endpoint.inPunchOut === 'only') continue;
      const own = await send(url, endpoint.method, fillPath(endpoint.path, { id: '1' }), { cookie: session.cookie });
      if (own.status !== 401) faults.push([endpoint.name, endpoint.path, own.status]);
    }
    expect(faults).toEqual([]);
  });
});

describe('the office', () => {
  it('keeps a customer’s settings, with who changed what and why', async () => {
    const path = '/api/office/customers/204119/punch-out';
    expect((await support('GET', path)).body).toEqual(usualPunchOutSettings);
    const settings = {
      ...usualPunchOutSettings,
      hosts: ['inkoop.example'],
      units: [{ iso: 'PCE', own: 'ST' }],
      custom_fields: [{ field: 1, value: 'tax_percentage' }],
    };
    expect((await support('PUT', path, { ...settings, reason: 'asked_by_customer' })).body).toEqual(settings);
    expect((await support('GET', path)).body).toEqual(settings);
    const changes = await support('GET', '/api/office/catalogue-changes?filter={"subject":"punch_out_settings"}');
    expect(changes.body).toMatchObject([
      { key: '204119', after: { reason: 'asked_by_customer', settings: { hosts: ['inkoop.example'] } } },
      { key: '204118' },
    ]);
  });

  it.each([
    [{ hosts: ['https://inkoop.example'] }],
    [{ hosts: ['bäckerei.example'] }],
    [{ hosts: ['inkoop.example/hook'] }],
    [{ hosts: ['*.example'] }],
    [{ vendor: '12345678901' }],
    [{ custom_fields: [{ field: 6, value: 'brand' }] }],
    [{ custom_fields: [{ field: 1, value: 'password' }] }],
    [{ units: [{ iso: 'PCE', own: 'STUK' }] }],
    [
      {
        units: [
          { iso: 'PCE', own: 'ST' },
          { iso: 'PCE', own: 'EA' },
        ],
      },
    ],
  ])('cannot set %j', async (change) => {
    const body = { ...usualPunchOutSettings, ...change, reason: 'mistake' };
    expect((await support('PUT', '/api/office/customers/204119/punch-out', body)).status).toBe(400);
  });

  it('reads the log of sessions, and an auditor changes no settings', async () => {
    await buyer.post({ HOOK_URL: 'https://evil.example/?geheim', secret: 'geheim' });
    const list = '/api/office/punch-outs?range=[0,9]';
    const refused = (await support('GET', `${list}&filter={"outcome":"refused","q":"evil"}`)).body as unknown as {
      id: string;
    }[];
    expect(refused).toMatchObject([{ reason: 'hook', hook_host: 'evil.example', customer_number: null }]);
    const detail = (await support('GET', `/api/office/punch-outs/${refused[0]?.id}`)).body;
    expect(detail).toMatchObject({
      messages: [
        { kind: 'call', direction: 'in', more_fields: 0 },
        { kind: 'refusal', direction: 'out', fields: [{ name: 'reason', value: 'hook' }] },
      ],
    });
    expect(JSON.stringify(detail)).not.toMatch(/geheim|Welkom|lotte/);
    const opened = (await support('GET', `${list}&filter={"customer":"204118","outcome":"opened"}`)).body;
    expect(opened).toContainEqual(expect.objectContaining({ customer_name: 'Klant 204118', function: 'BROWSE' }));
    expect((await support('GET', '/api/office/punch-outs/0197f5d2-6a0e-7c3b-9a53-0b8f2f9f6c31')).status).toBe(404);
    expect((await support('GET', '/api/office/punch-outs?range=[0,500]')).status).toBe(400);
    const auditor = await logIn(url, 'auditor');
    expect((await auditor('GET', list)).status).toBe(200);
    const change = { ...usualPunchOutSettings, reason: 'mistake' };
    expect((await auditor('PUT', '/api/office/customers/204119/punch-out', change)).status).toBe(403);
  });
});

describe('the customer’s IT', () => {
  let manager: Person;
  beforeAll(async () => {
    manager = await logIn(url, 'lotte');
  });
  type Checked = { is_accepted: boolean; findings: { code: string; text: string }[]; fields: FormField[] };
  const check = async (call: string, method = 'POST', locale = 'nl') =>
    (await manager('POST', `/${locale}/api/punch-out/check`, { method, call })).body as unknown as Checked;
  const codesOf = ({ findings }: Checked) => findings.map(({ code }) => code);
  const callOf = (change: Readonly<Record<string, string>> = {}) =>
    new URLSearchParams({ ...fields, ...change }).toString();

  it('reads the addresses, the settings and an example that the self-test accepts but for its password', async () => {
    const { body } = await manager('GET', '/api/punch-out/guide');
    expect(body).toMatchObject({
      is_on: true,
      hosts: ['erp.example', 'portal.example:8443'],
      way: 'both',
      hours: 4,
      addresses: { nl: expect.stringMatching(/\/erp-inloggen$/), fr: expect.stringMatching(/\/connexion-erp$/) },
    });
    const example = (body as unknown as { example: FormField[] }).example;
    const call = new URLSearchParams(example.map(({ name, value }): [string, string] => [name, value])).toString();
    expect(codesOf(await check(call))).toEqual(['login_refused']);
    await product.shop.pool.query('delete from command.login_attempts');
  });

  it('is told that a right call is accepted, and reads no password', async () => {
    const checked = await check(callOf());
    expect(checked).toMatchObject({ is_accepted: true, findings: [] });
    expect(checked.fields).toContainEqual({ name: 'PASSWORD', value: '***' });
    expect(JSON.stringify(checked)).not.toContain(password);
  });

  it.each([
    [{ HOOK_URL: 'https://evil.example' }, ['hook_host_unknown']],
    [{ HOOK_URL: 'http://erp.example' }, ['hook_insecure']],
    [{ HOOK_URL: '' }, ['hook_missing']],
    [{ USERNAME: '', PASSWORD: '' }, ['username_missing', 'password_missing']],
    [{ FUNCTION: 'DETAIL', PRODUCTID: '999999' }, ['product_unknown']],
    [{ FUNCTION: 'DETAIL', PRODUCTID: '100234' }, []],
    [{ EXT_QUOTE_ID: 'abc' }, ['basket_unknown']],
    [{ CUSTOMER: '299999' }, ['customer_of_other']],
    [{ PASSWORD: 'Fout-2026' }, ['login_refused']],
    [{ USERNAME: 'nobody' }, ['login_refused']],
  ])('is told of %j: %j', async (change, codes) => {
    expect(codesOf(await check(callOf(change)))).toEqual(codes);
    await product.shop.pool.query('delete from command.login_attempts');
  });

  it('may paste a whole address, and reads the words in the page’s language', async () => {
    expect(codesOf(await check(`https://winkel.example/erp-inloggen?${callOf()}`, 'GET'))).toEqual([
      'password_in_address',
    ]);
    expect(codesOf(await check(`http://winkel.example/oci?${callOf()}`))).toEqual([
      'address_unknown',
      'address_insecure',
    ]);
    const french = await check(callOf({ HOOK_URL: '' }), 'POST', 'fr');
    expect(french.findings[0]?.text).toContain('adresse de retour');
    expect(french.is_accepted).toBe(true);
  });

  it('finds out no more about users than the login tells', async () => {
    const answers = [
      await check(callOf({ USERNAME: 'support', PASSWORD: 'x' })),
      await check(callOf({ USERNAME: 'x' })),
    ];
    expect(answers.map(codesOf)).toEqual([['login_refused'], ['login_refused']]);
    for (let attempt = 0; attempt < 2; attempt += 1) await check(callOf({ USERNAME: 'x' }));
    expect(codesOf(await check(callOf({ USERNAME: 'x' })))).toEqual(['login_blocked']);
    await product.shop.pool.query('delete from command.login_attempts');
  });
});

describe('the examples of a folder', () => {
  beforeAll(async () => {
    const hosts = new Set<string>();
    for (const inbound of inboundCases()) {
      const hook = inboundFields(inbound).get('HOOK_URL');
      if (hook !== undefined) hosts.add(new URL(hook).host);
    }
    const [first] = inboundCases();
    if (!first) return;
    const values = inboundFields(first);
    await product.shop.addCustomer('204130');
    const { shop } = product;
    const settings = { ...usualPunchOutSettings, hosts: [...hosts] };
    await writePunchOutSettings(shop.pool, '204130', settings, testChange);
    await shop.addUser(values.get('USERNAME') ?? '', ['204130'], 'customer', values.get('PASSWORD'));
  });

  it('are calls that are answered as the standard says', async () => {
    for (const inbound of inboundCases())
      expect([inbound.name, await outcomeOf(inbound)]).toEqual([inbound.name, expectedOf(inbound)]);
    expect(inboundCases().length > 0).toBe(examples !== '');
  });

  const forms = examples === '' ? [] : readdirSync(examples).filter((file) => file.endsWith('.html'));
  it('are forms that a buyer’s system reads by their index', () => {
    for (const file of forms) {
      const html = readFileSync(join(examples, file), 'utf8');
      const received = [...html.matchAll(/<input\b[^>]*>/g)].map(([input]) => ({
        name: attributeOf(input, 'name'),
        value: readHtml(attributeOf(input, 'value')),
      }));
      const items = readForm(received);
      const indexes = new Set([...html.matchAll(/NEW_ITEM-DESCRIPTION\[(\d+)\]/g)].map(([, index]) => Number(index)));
      expect([file, items.map(({ index }) => index)]).toEqual([file, [...indexes].toSorted((a, b) => a - b)]);
      for (const { index, fields: item } of items) {
        const sent = received.find(({ name }) => name === `NEW_ITEM-DESCRIPTION[${index}]`);
        expect(item['DESCRIPTION']).toBe(sent?.value);
      }
    }
    expect(forms.length > 0).toBe(examples !== '');
  });
});

const attributeOf = (input: string, name: string): string =>
  new RegExp(`\\b${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(input)?.slice(1).find(Boolean) ?? '';

/** Every call of a folder has the user and password of the first, unless its password is wrong. */
const hasFirstPassword = (inbound: InboundCase): boolean => {
  const [first] = inboundCases();
  return first !== undefined && inboundFields(inbound).get('PASSWORD') === inboundFields(first).get('PASSWORD');
};

function expectedOf(inbound: InboundCase): unknown {
  const values = inboundFields(inbound);
  const hook = values.get('HOOK_URL') ?? null;
  if (!hasFirstPassword(inbound)) return { status: 303, page: '/erp-verbinding?reason=login.invalid' };
  switch ((values.get('FUNCTION') ?? '').toUpperCase()) {
    case 'VALIDATE':
    case 'BACKGROUND_SEARCH':
      return { status: 200, action: hook, items: 1, faults: [] };
    default: {
      const isDetail = values.get('FUNCTION') !== undefined;
      const page = isDetail ? `/oci/product/${values.get('PRODUCTID')}?_locale=nl` : '/oci/index?_locale=nl';
      const given = ['~OKCODE', '~TARGET', '~CALLER'].map((name) => values.get(name) ?? null);
      return { status: 303, page, action: hook, given: hook === null ? [] : given, faults: [] };
    }
  }
}

async function outcomeOf(inbound: InboundCase): Promise<unknown> {
  const headers = inbound.content_type === undefined ? {} : { 'content-type': inbound.content_type };
  const answer =
    inbound.method === 'GET'
      ? await send(url, 'GET', `/erp-inloggen?${inbound.query ?? ''}`)
      : await send(url, 'POST', '/erp-inloggen', headers, inbound.body ?? '');
  const { status } = answer;
  if (status === 200) {
    const sent = fieldsIn(answer.text);
    const action = readHtml(/action="([^"]*)"/.exec(answer.text)?.[1] ?? '');
    return { status, action, items: readForm(sent).length, faults: checkForm(sent) };
  }
  const page = String(answer.headers['location']);
  if (page.startsWith('/erp-verbinding')) return { status, page };
  const entered = await sessionOf(url, answer);
  const { can_send_back: canSendBack } = (await entered.call('GET', '/oci/api/punch-out')).body as {
    can_send_back: boolean;
  };
  if (!canSendBack) return { status, page, action: null, given: [], faults: [] };
  const basket = (await entered.call('PUT', '/oci/api/basket/items', { '100001': 1 })).body as { basket_id: string };
  const returned = (await entered.call('POST', '/oci/api/punch-out/basket', { basket_id: basket.basket_id })).body as {
    action: string;
    fields: FormField[];
  };
  const given = ['~OkCode', '~Target', '~Caller'].map(
    (name) => returned.fields.find((field) => field.name === name)?.value ?? null,
  );
  return { status, page, action: returned.action, given, faults: checkForm(returned.fields) };
}
