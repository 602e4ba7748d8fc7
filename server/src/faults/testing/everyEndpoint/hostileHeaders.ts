import type { Endpoint } from '@talloor/contracts/endpoint.ts';
import type { Hostile } from './validCall.ts';

export function* hostileHeaders(endpoint: Endpoint, call: Hostile): Generator<Hostile> {
  const isOpen = endpoint.permission.kind === 'anyone' && endpoint.side === 'query';
  const add = (what: string, headers: Record<string, string>): Hostile => ({
    ...call,
    what,
    headers: { ...call.headers, ...headers },
  });
  const long = 'k'.repeat(10_000);
  for (const key of [long, 'two words', 'é', ''])
    yield { ...add(`idempotency key ${key.slice(0, 9)}`, { 'idempotency-key': key }), expected: 400 };
  for (const repeat of ['', '0', 'true', long])
    yield {
      ...add(`idempotency repeat ${repeat.slice(0, 9)}`, { 'idempotency-key': 'key', 'idempotency-repeat': repeat }),
      expected: 400,
    };
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
  for (const seenCookie of ['9'.repeat(20), '9'.repeat(19), "0' or '1", '%00', 'j:{}'])
    yield { ...add(`seen ${seenCookie}`, { 'x-add-cookie': `seen=${seenCookie}` }), expected: 'harmless' };
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
