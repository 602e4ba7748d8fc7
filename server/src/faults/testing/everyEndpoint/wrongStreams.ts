import type { Hostile } from './validCall.ts';
import { sendAs, wrongKinds } from './wrongKinds.ts';

export function* wrongStreams(call: Hostile): Generator<Hostile> {
  const send = sendAs(call, 'delivery');
  const ndjson = 'application/x-ndjson';
  yield* wrongKinds(send, ndjson, '{}');
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
