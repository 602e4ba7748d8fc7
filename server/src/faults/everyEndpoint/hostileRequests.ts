import { gzipSync } from 'node:zlib';
import { z } from 'zod';
import { allEndpoints } from '@talloor/contracts/allEndpoints.ts';
import { fillPath } from '@talloor/contracts/client.ts';
import type { Endpoint } from '@talloor/contracts/endpoint.ts';
import { RawJson, spoil, writeJson } from './spoil.ts';
import type { Caller, Tenant, ValidRequest } from './validRequests.ts';

export type Hostile = {
  readonly what: string;
  /** Null: a browser without any cookie. */
  readonly caller: Caller | null;
  /** Which CSRF token goes along; by default the caller's own. */
  readonly token?: 'none' | 'garbage' | 'of another session';
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  /** A status, any refusal, or `harmless`: an answer that shows nothing of others. By default any refusal. */
  readonly expected?: number | 'refused' | 'harmless';
};

const json = 'application/json';
export const callerOf = ({ permission }: Endpoint): Caller => {
  switch (permission.kind) {
    case 'anyone':
      return 'visitor';
    case 'user':
      return 'chooser';
    case 'customer':
      return 'customer';
    case 'office':
      return 'auditor';
    default:
      return permission satisfies never;
  }
};

/** Every address of an endpoint: aliases and languages included. */
export const addressesOf = ({ path, aliases = [] }: Endpoint): readonly string[] =>
  [path, ...aliases].flatMap((one) => ['', '/nl', '/fr', '/en'].map((locale) => `${locale}${one}`));

export const pathOf = (endpoint: Endpoint, { params = {}, query = {} }: ValidRequest, address = endpoint.path) => {
  const search = new URLSearchParams(query).toString();
  return `${fillPath(address, params)}${search === '' ? '' : `?${search}`}`;
};

/** The valid call itself, from which the hostile ones are made. */
export function validCall(endpoint: Endpoint, valid: ValidRequest): Hostile {
  const { body } = valid;
  const isText = endpoint.bodyType === 'text';
  return {
    what: 'the valid call',
    caller: callerOf(endpoint),
    method: endpoint.method,
    path: pathOf(endpoint, valid),
    ...(body === undefined
      ? {}
      : {
          headers: { 'content-type': isText ? 'text/plain' : json },
          body: isText && typeof body === 'string' ? body : writeJson(body),
        }),
  };
}

/** All that can be wrong with a call of this endpoint. */
export function* hostileRequests(endpoint: Endpoint, valid: ValidRequest, tenant: Tenant): Generator<Hostile> {
  const call = validCall(endpoint, valid);
  yield* wrongCallers(endpoint, call);
  yield* wrongBodies(endpoint, valid, call, tenant);
  for (const [what, query, expected = 400] of wrongQueries(endpoint, valid))
    yield { ...call, what, path: `${pathOf(endpoint, { ...valid, query: {} })}?${query}`, expected };
  for (const params of wrongParams(endpoint, valid, tenant))
    yield { ...call, what: `params ${JSON.stringify(params)}`, path: pathOf(endpoint, { ...valid, params }) };
  for (const segment of ['%00', '%ZZ', '..%2f..%2fetc', '%ff%fe', "1'or'1", 'é'])
    if (valid.params) yield { ...call, what: `segment ${segment}`, path: rawPath(endpoint, segment), expected: 404 };
  yield* wrongMethods(endpoint, call);
  yield* hostileHeaders(endpoint, call);
}

function* wrongCallers(endpoint: Endpoint, call: Hostile): Generator<Hostile> {
  const { permission } = endpoint;
  const roles: Caller[] = ['customer', 'support', 'chooser'];
  if (permission.kind !== 'anyone') yield { ...call, what: 'no session', caller: null, expected: 401 };
  if (permission.kind === 'customer') {
    yield { ...call, what: 'an office user', caller: 'support', expected: 403 };
    yield { ...call, what: 'no customer chosen', caller: 'chooser' };
  }
  if (permission.kind === 'office')
    for (const caller of roles)
      if (caller !== 'support' || !permission.roles.includes('sales-support'))
        yield { ...call, what: `role ${caller}`, caller, expected: 403 };
  if (endpoint.side !== 'command') return;
  for (const token of ['none', 'garbage', 'of another session'] as const)
    for (const site of [undefined, 'cross-site', 'same-site', 'none', 'same-origin, cross-site']) {
      const headers = { ...call.headers, ...(site === undefined ? {} : { 'sec-fetch-site': site }) };
      yield { ...call, what: `token ${token}, site ${site ?? 'unsaid'}`, token, headers, expected: 403 };
    }
}

function* wrongBodies(
  endpoint: Endpoint,
  valid: ValidRequest,
  call: Hostile,
  { own, other, articleNumber }: Tenant,
): Generator<Hostile> {
  const isText = endpoint.bodyType === 'text';
  const type = isText ? 'text/plain' : json;
  const send = (what: string, body: string | Buffer, expected: number | 'refused', headers: object = {}): Hostile => ({
    ...call,
    what: `body: ${what}`,
    headers: { 'content-type': type, ...headers },
    body,
    expected,
  });
  const five = 'x'.repeat(5 * 1024 * 1024);
  yield send('5 MB', isText ? five : JSON.stringify({ a: five }), 413);
  yield send('5 MB in a few bytes', gzipSync(JSON.stringify({ a: five })), 413, { 'content-encoding': 'gzip' });
  yield send('no gzip at all', 'plain', 'refused', { 'content-encoding': 'gzip' });
  yield send('an unknown packing', 'plain', 415, { 'content-encoding': 'zip' });
  for (const wrong of ['multipart/form-data; boundary=x', 'application/x-www-form-urlencoded', 'text/html', '', 'x'])
    yield send(`content type "${wrong}"`, writeJson(valid.body ?? {}), 415, { 'content-type': wrong });
  yield send('an unknown alphabet', 'x', 415, { 'content-type': `${type}; charset=utf-99` });
  if (isText) {
    for (const wrong of ['a\u0000b', 'a\u001bb', 'x'.repeat(31), 'two\nlines', Buffer.from([0xff, 0x00])])
      yield send(JSON.stringify(wrong), wrong, 400);
    return;
  }
  for (const broken of ['{', '{"a":', '[1,]', "{'a':1}", '\u0000', 'NaN', '{"a":"\u0007"}', '{"a":1}{"b":2}'])
    yield send(`broken ${JSON.stringify(broken)}`, broken, 400);
  yield send('nested 20 000 deep in lists', '['.repeat(20_000) + ']'.repeat(20_000), 400);
  yield send('nested 20 000 deep in objects', '{"a":'.repeat(20_000) + '1' + '}'.repeat(20_000), 400);
  yield send('__proto__', '{"__proto__":{"isAdmin":true,"roles":["admin"]}}', 400);
  const known = JSON.stringify(valid.body ?? {}).slice(1, -1);
  yield send('__proto__ beside what is right', `{${known}${known && ','}"__proto__":{"isAdmin":true}}`, 400);
  for (const wrong of [null, true, 7, 'text', [], [[]], new RawJson('1e999')])
    yield send(JSON.stringify(wrong), writeJson(wrong), 400);
  if (!endpoint.body.safeParse(undefined).success) yield send('none', '', 400);
  for (const { what, value } of spoil(endpoint.body, valid.body)) yield send(what, writeJson(value), 'refused');
  for (const wrong of ['99999999', other.customerNumber, other.orderNumber])
    if (known.includes(own.customerNumber))
      yield send(`for ${wrong}`, `{${known.replace(own.customerNumber, wrong)}}`, 404);
    else if (known.includes(articleNumber)) yield send(`of ${wrong}`, `{${known.replace(articleNumber, wrong)}}`, 404);
}

const wrongTexts = [
  '\u0000',
  'a\u001bb',
  'x'.repeat(6000),
  'abc',
  '-1',
  '1.5',
  '1e309',
  'NaN',
  '9999999999',
  '{',
  'null',
];
const wrongJson = ['[]', '{"q":"a\\u0000b"}', '{"group":["\\u0000"]}', '[0,1e9]', '["a","b"]'];

/** Query strings that the contract refuses. @throws where a field refuses nothing */
function* wrongQueries(endpoint: Endpoint, { query = {} }: ValidRequest): Generator<[string, string, 'harmless'?]> {
  const shape: Readonly<Record<string, z.ZodType>> = endpoint.query instanceof z.ZodObject ? endpoint.query.shape : {};
  const write = (changes: object) => new URLSearchParams({ ...query, ...changes }).toString();
  for (const name of ['unknown_field', '__proto__', 'constructor', 'toString'])
    yield [`query with ${name}`, `${write({})}&${name}=x`];
  for (const [name, schema] of Object.entries(shape)) {
    const right = query[name] ?? 'x';
    const refused = wrongTexts.filter((text) => text.includes('\u0000') || !schema.safeParse(text).success);
    if (refused.length < 3) throw new Error(`${endpoint.name} takes anything as ${name}`);
    for (const text of refused) yield [`query ${name}=${JSON.stringify(text.slice(0, 12))}`, write({ [name]: text })];
    yield [
      `query ${name} twice`,
      new URLSearchParams([...Object.entries(query), [name, right], [name, right]]).toString(),
    ];
    if (!/^[[{]/.test(right)) continue;
    for (const text of wrongJson) yield [`query ${name}=${text}`, write({ [name]: text })];
    yield [`query ${name} with __proto__`, write({ [name]: '{"__proto__":{"a":1}}' }), 'harmless'];
  }
}

/** Ids that are nobody's, and ids that are another customer's; the office sees all customers. */
function* wrongParams(
  { permission }: Endpoint,
  { params = {} }: ValidRequest,
  { other }: Tenant,
): Generator<Record<string, string>> {
  const nobodys = ['99999999', '9'.repeat(20), '9'.repeat(21), 'abc', '-1', '00000000-0000-4000-8000-000000000000'];
  const others = permission.kind === 'office' ? [] : [other.orderNumber, other.basketId, other.customerNumber];
  for (const name of Object.keys(params))
    for (const wrong of [...nobodys, ...others]) yield { ...params, [name]: wrong };
}

const rawPath = ({ path }: Endpoint, segment: string) =>
  encodeURI(path.replaceAll(/[{}]/g, '').replaceAll(/:\w+/g, 'SEGMENT')).replaceAll('SEGMENT', encodeOdd(segment));
const encodeOdd = (segment: string) => (/^[\x21-\x7e]*$/.test(segment) ? segment : encodeURIComponent(segment));

function* wrongMethods(endpoint: Endpoint, call: Hostile): Generator<Hostile> {
  const right = allEndpoints.filter(({ path }) => path === endpoint.path).map(({ method }) => method as string);
  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])
    if (!right.includes(method)) yield { ...call, what: `method ${method}`, method, expected: 405 };
}

function* hostileHeaders(endpoint: Endpoint, call: Hostile): Generator<Hostile> {
  const isOpen = endpoint.permission.kind === 'anyone' && endpoint.side === 'query';
  const add = (what: string, headers: Record<string, string>): Hostile => ({
    ...call,
    what,
    headers: { ...call.headers, ...headers },
  });
  const long = 'k'.repeat(10_000);
  for (const key of [long, 'two words', 'é', ''])
    yield { ...add(`idempotency key ${key.slice(0, 9)}`, { 'idempotency-key': key }), expected: 400 };
  for (const cookie of [
    'sid=s%3Aforged.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
    'sid=s%3A..',
    'sid=%ZZ; seen=%00; visitor=s%3Aforged.AAAA',
    `sid=${long}`,
    'sid=j%3A%7B%22user%22%3A%7B%22userId%22%3A%221%22%7D%7D',
    '=;;;==; __proto__=1; constructor=2',
  ])
    yield {
      ...add(`cookie ${cookie.slice(0, 20)}`, { cookie }),
      caller: null,
      expected: isOpen ? 'harmless' : 'refused',
    };
  if (endpoint.side !== 'query') return;
  for (const seen of ['9'.repeat(20), '9'.repeat(19), "0' or '1", '%00', 'j:{}'])
    yield { ...add(`seen ${seen}`, { 'x-add-cookie': `seen=${seen}` }), expected: 'harmless' };
  for (const [name, value] of [
    ['accept', 'x'.repeat(5000)],
    ['accept-language', ';;;q=,'],
    ['host', 'evil.example'],
    ['x-forwarded-for', "'; drop table"],
    ['x-http-method-override', 'DELETE'],
    ['range', 'bytes=0-,5-1'],
    ['if-none-match', '*'],
    ['x-request-id', long],
  ] as const)
    yield { ...add(`header ${name}`, { [name]: value }), expected: 'harmless' };
}
