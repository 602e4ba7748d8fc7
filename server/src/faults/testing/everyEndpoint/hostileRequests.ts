import { z } from 'zod';
import { allEndpoints } from '@talloor/contracts/allEndpoints.ts';
import type { Endpoint } from '@talloor/contracts/endpoint.ts';
import { officeRightsOf } from '@talloor/rules/account/officeRights.ts';
import { allPathsOf } from '@talloor/contracts/punchOutPaths.ts';
import { hostileHeaders } from './hostileHeaders.ts';
import { type Hostile, pathOf, validCall } from './validCall.ts';
import type { ValidRequest } from './validRequest.ts';
import type { Tenant } from './tenant.ts';
import { wrongParams, wrongQueries } from './wrongAddresses.ts';
import { wrongBodies } from './wrongBodies.ts';

export function* hostileRequests(endpoint: Endpoint, valid: ValidRequest, tenant: Tenant): Generator<Hostile> {
  const call = validCall(endpoint, valid);
  yield* wrongCallers(endpoint, call);
  yield* wrongBodies(endpoint, valid, call, tenant);
  for (const [what, query, expected = 400] of wrongQueries(endpoint, valid))
    yield { ...call, what, path: `${pathOf(endpoint, { ...valid, query: {} })}?${query}`, expected };
  // A search for unknown words may answer empty.
  const namesSomething = endpoint.problems.some((code) => code.endsWith('not_found')) || !takesWords(endpoint);
  for (const params of wrongParams(endpoint, valid, tenant))
    yield {
      ...call,
      what: `params ${JSON.stringify(params)}`,
      path: pathOf(endpoint, { ...valid, params }),
      expected: namesSomething ? 'refused' : 'harmless',
    };
  for (const segment of ['%00', '%ZZ', '..%2f..%2fetc', '%ff%fe', "1'or'1", 'é'])
    if (valid.params)
      yield {
        ...call,
        what: `segment ${segment}`,
        path: rawPath(endpoint, segment),
        expected: namesSomething ? 404 : 'harmless',
      };
  yield* wrongMethods(endpoint, call);
  yield* hostileHeaders(endpoint, call);
}

function* wrongCallers(endpoint: Endpoint, call: Hostile): Generator<Hostile> {
  const { permission, inPunchOut } = endpoint;
  const roleOf = { customer: 'customer', chooser: 'customer', support: 'sales-support', auditor: 'auditor' } as const;
  const callers = ['customer', 'support', 'chooser', 'auditor'] as const;
  if (permission.kind !== 'anyone') yield { ...call, what: 'no session', caller: null, expected: 401 };
  if (permission.kind === 'customer') {
    yield { ...call, what: 'an office user', caller: 'support', expected: inPunchOut === 'only' ? 401 : 403 };
    yield { ...call, what: 'no customer chosen', caller: 'chooser' };
  }
  if (permission.kind === 'office')
    for (const caller of callers)
      if (!officeRightsOf([roleOf[caller]]).includes(permission.right))
        yield { ...call, what: `role ${caller}`, caller, expected: 403 };
  if (permission.kind === 'api-key') {
    for (const key of [
      '',
      'Bearer',
      'Bearer ',
      'Bearer tk_guessed',
      `Bearer ${'k'.repeat(9000)}`,
      'Basic dGE6dGE=',
      "Bearer ' or 1=1",
    ])
      yield {
        ...call,
        what: `key ${key.slice(0, 20)}`,
        caller: null,
        headers: { ...call.headers, authorization: key },
        expected: 401,
      };
    return;
  }
  if (endpoint.side !== 'command') return;
  for (const token of ['none', 'garbage', 'of another session'] as const)
    for (const site of [undefined, 'cross-site', 'same-site', 'none', 'same-origin, cross-site']) {
      const headers = { ...call.headers, ...(site === undefined ? {} : { 'sec-fetch-site': site }) };
      yield { ...call, what: `token ${token}, site ${site ?? 'unsaid'}`, token, headers, expected: 403 };
    }
}

const rawPath = ({ path }: Endpoint, segment: string) =>
  encodeURI(path.replaceAll(/[{}]/g, '').replaceAll(/:\w+/g, 'SEGMENT')).replaceAll('SEGMENT', encodeOdd(segment));
const encodeOdd = (segment: string) => (/^[\x21-\x7e]*$/.test(segment) ? segment : encodeURIComponent(segment));

/** `/api/wishlist/:id` also matches `/api/wishlist/create`. */
const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(/\{\/:\w+\}/g, '(?:/[^/]+)?').replaceAll(/:\w+/g, '[^/]+')}$`);
const methodsAt = allEndpoints.map((endpoint) => ({
  method: endpoint.method as string,
  patterns: allPathsOf(endpoint).map(patternOf),
}));

function* wrongMethods(endpoint: Endpoint, call: Hostile): Generator<Hostile> {
  const own = [endpoint.path.replaceAll(/\{[^}]*\}/g, ''), endpoint.path.replaceAll(/[{}]/g, '')];
  const right = methodsAt
    .filter(({ patterns }) => own.some((address) => patterns.some((pattern) => pattern.test(address))))
    .map(({ method }) => method);
  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])
    if (!right.includes(method)) yield { ...call, what: `method ${method}`, method, expected: 405 };
}

const takesWords = ({ params }: Endpoint): boolean =>
  params instanceof z.ZodObject &&
  Object.keys(params.shape).length > 0 &&
  Object.values(params.shape).every((schema) => (schema as z.ZodType).safeParse('two words').success);
