import { z } from 'zod';
import type { Endpoint } from '@talloor/contracts/endpoint.ts';
import { extremeDates } from './extremeDates.ts';
import type { ValidRequest } from './validRequest.ts';
import type { Tenant } from './tenant.ts';

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
const oddTexts = [
  '',
  '[]',
  '{"q":{"$ne":null}}',
  '["id","DESC; drop table x"]',
  "'; select 1 --",
  '%5Cud800',
  'x'.repeat(3000),
];
const wrongJson = ['[]', '{"q":"a\\u0000b"}', '{"group":["\\u0000"]}', '[0,1e9]', '["a","b"]'];

/** @throws when a field rejects nothing */
export function* wrongQueries(
  endpoint: Endpoint,
  { query = {} }: ValidRequest,
): Generator<[string, string, 'harmless'?]> {
  const shape: Readonly<Record<string, z.ZodType>> = endpoint.query instanceof z.ZodObject ? endpoint.query.shape : {};
  const write = (changes: object) => new URLSearchParams({ ...query, ...changes }).toString();
  for (const name of ['unknown_field', '__proto__', 'constructor', 'toString'])
    yield [`query with ${name}`, `${write({})}&${name}=x`];
  for (const [name, schema] of Object.entries(shape)) {
    const right = query[name] ?? 'x';
    const refusedTexts = wrongTexts.filter((text) => text.includes('\u0000') || !schema.safeParse(text).success);
    if (refusedTexts.length < 3) throw new Error(`${endpoint.name} takes anything as ${name}`);
    for (const text of oddTexts) yield [`query ${name}=${text.slice(0, 20)}`, write({ [name]: text }), 'harmless'];
    for (const text of refusedTexts)
      yield [`query ${name}=${JSON.stringify(text.slice(0, 12))}`, write({ [name]: text })];
    yield [
      `query ${name} twice`,
      new URLSearchParams([...Object.entries(query), [name, right], [name, right]]).toString(),
    ];
    for (const date of extremeDates(right)) yield [`query ${name}=${date}`, write({ [name]: date })];
    if (!/^[[{]/.test(right)) continue;
    for (const text of wrongJson) yield [`query ${name}=${text}`, write({ [name]: text })];
    yield [`query ${name} with __proto__`, write({ [name]: '{"__proto__":{"a":1}}' }), 'harmless'];
  }
}

/** Unknown ids, and another customer's; the office sees all. */
export function* wrongParams(
  { permission }: Endpoint,
  { params = {} }: ValidRequest,
  { other }: Tenant,
): Generator<Record<string, string>> {
  const unknownIds = ['99999999', '9'.repeat(20), '9'.repeat(21), 'abc', '-1', '00000000-0000-4000-8000-000000000000'];
  const others =
    permission.kind === 'office' ? [] : [other.orderNumber, other.basketId, other.customerNumber, other.listId];
  // First and last four-digit day, in seconds.
  const extremes = ['-62135596800', '253402214400'];
  for (const name of Object.keys(params))
    for (const wrong of [...unknownIds, ...others, ...(name === 'timestamp' ? extremes : [])])
      yield { ...params, [name]: wrong };
}
