import { deflateRawSync } from 'node:zlib';
import { once } from '@talloor/platform/once.ts';
import type { Hostile } from './validCall.ts';
import { sendAs, wrongKinds } from './wrongKinds.ts';

export function* wrongFiles(call: Hostile): Generator<Hostile> {
  const send = sendAs(call, 'file');
  const binary = 'application/octet-stream';
  yield* wrongKinds(send, binary, '131244;2');
  for (const [what, body] of [
    ['nothing', ''],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a])],
    ['a page without a table', '<html><p>131244;2</p></html>'],
    ['a page whose table never ends', '<html><table><tr><td>131244</td><td>2'],
    ['half a zip', Buffer.from([0x50, 0x4b, 0x03, 0x04, 0x00])],
    ['a zip that unpacks to a gigabyte', bomb],
    ['zeros', Buffer.alloc(1000)],
  ] as const)
    yield { ...send(what, binary, body), expected: 422 };
  yield { ...send('a formula', 'text/csv', '=cmd|calc;2'), expected: 'harmless' };
  yield { ...send('quotes that never close', 'text/csv', '131244;"2'), expected: 'harmless' };
}

/** A zip bomb with a small declared size. */
const bomb = once((): Buffer => {
  const data = deflateRawSync(Buffer.alloc(64 * 1024 * 1024));
  const name = Buffer.from('xl/workbook.xml');
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(8, 8);
  head.writeUInt16LE(name.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(data.length, 20);
  entry.writeUInt32LE(100, 24);
  entry.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(head.length + name.length + data.length, 16);
  return Buffer.concat([head, name, data, entry, name, end]);
});
