import { gzipSync } from 'node:zlib';
import type { Hostile } from './validCall.ts';

type Send = (what: string, type: string, body: NonNullable<Hostile['body']>, headers?: object) => Hostile;

export const sendAs =
  (call: Hostile, word: string): Send =>
  (what, type, body, headers = {}) => ({
    ...call,
    what: `${word}: ${what}`,
    headers: { 'content-type': type, ...headers },
    body,
  });

export function* wrongKinds(send: Send, right: string, body: string): Generator<Hostile> {
  for (const type of [
    'application/json',
    'text/html',
    'multipart/form-data; boundary=x',
    '',
    'x',
    'text/csv; charset=utf-99',
  ])
    yield { ...send(`as "${type}"`, type, body), expected: 415 };
  yield { ...send('packed', right, gzipSync(body), { 'content-encoding': 'gzip' }), expected: 415 };
  yield { ...send('too large by its own word', right, body, { 'content-length': '999999999999' }), expected: 413 };
}
