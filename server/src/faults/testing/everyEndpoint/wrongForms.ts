import { gzipSync } from 'node:zlib';
import type { Hostile } from './validCall.ts';

export function* wrongForms(call: Hostile): Generator<Hostile> {
  const send = (
    what: string,
    type: string,
    body: NonNullable<Hostile['body']>,
    expected: number,
    headers: object = {},
  ): Hostile => ({
    ...call,
    what: `form: ${what}`,
    headers: { 'content-type': type, ...headers },
    body,
    expected,
  });
  const encoded = 'application/x-www-form-urlencoded';
  const multipart = 'multipart/form-data; boundary=b';
  const part = (head: string, value: string) => `--b\r\ncontent-disposition: form-data; ${head}\r\n\r\n${value}\r\n`;
  for (const type of [encoded, multipart]) {
    yield send(`5 MB as ${type}`, type, () => `${part('name="a"', 'x'.repeat(5 * 1024 * 1024))}--b--`, 413);
    yield send(`packed ${type}`, type, gzipSync('a=b'), 415, { 'content-encoding': 'gzip' });
  }
  yield send('5 MB in small parts', multipart, () => part('name="a"', 'x'.repeat(4000)).repeat(1200), 413);
  for (const type of ['application/json', 'text/html', '', 'x']) yield send(`content type "${type}"`, type, '{}', 415);
  yield send('no boundary', 'multipart/form-data', part('name="a"', 'x'), 400);
  yield send('half a part', multipart, part('name="a"', 'x'), 400);
  for (const [what, head, value] of [
    ['a file', 'name="a"; filename="a.php"', '<?php'],
    ['control characters', 'name="a"', 'a\u0000b'],
    ['an escape', 'name="a"', 'a\u001bb'],
    ['a deep name', 'name="a[b][c][d]"', 'x'],
    ['a list without end', 'name="a[99999999]"', 'x'],
    ['__proto__', 'name="__proto__[isAdmin]"', 'true'],
    ['a long value', 'name="a"', 'x'.repeat(3000)],
  ] as const)
    yield send(what, multipart, `${part(head, value)}--b--\r\n`, 400);
  yield send('1000 fields', encoded, Array.from({ length: 1000 }, (_, index) => `${index}=x`).join('&'), 400);
  yield send('a control character', encoded, 'a=%00', 400);
}
