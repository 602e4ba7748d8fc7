import { gzipSync } from 'node:zlib';
import type { Hostile } from './validCall.ts';

/** Deliveries of another kind, packed, unreadable, or of lines that are nothing: those are told in the report. */
export function* wrongStreams(call: Hostile): Generator<Hostile> {
  const send = (what: string, type: string, body: string | Buffer, headers: object = {}): Hostile => ({
    ...call,
    what: `delivery: ${what}`,
    headers: { 'content-type': type, ...headers },
    body,
  });
  const ndjson = 'application/x-ndjson';
  for (const type of [
    'application/json',
    'text/html',
    'multipart/form-data; boundary=x',
    '',
    'x',
    'text/csv; charset=utf-99',
  ])
    yield { ...send(`as "${type}"`, type, '{}'), expected: 415 };
  yield { ...send('packed', ndjson, gzipSync('{}'), { 'content-encoding': 'gzip' }), expected: 415 };
  yield { ...send('too large by its own word', ndjson, '{}', { 'content-length': '999999999999' }), expected: 413 };
  for (const body of [
    '{',
    '[1]',
    '{"__proto__":{"a":1}}',
    `${'['.repeat(20_000)}`,
    '\u0000',
    '{"article_number":{"$ne":1}}',
  ])
    yield { ...send(JSON.stringify(body.slice(0, 20)), ndjson, body), expected: 'harmless' };
  for (const body of [
    '',
    'x',
    'article_number\n1',
    'article_number;quantity\n"',
    Buffer.from([0xff, 0xfe, 0x00]),
    Buffer.from([0xff]),
  ])
    yield { ...send(`CSV ${JSON.stringify(body)}`, 'text/csv', body), expected: 'harmless' };
}
