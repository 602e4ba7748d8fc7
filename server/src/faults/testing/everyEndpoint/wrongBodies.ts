import { gzipSync } from 'node:zlib';
import type { Endpoint } from '@talloor/contracts/endpoint.ts';
import { once } from '@talloor/platform/once.ts';
import { RawJson, spoil, writeJson } from './spoil.ts';
import { typeOf, type Hostile } from './validCall.ts';
import type { ValidRequest } from './validRequest.ts';
import type { Tenant } from './tenant.ts';
import { wrongFiles } from './wrongFiles.ts';
import { wrongForms } from './wrongForms.ts';
import { wrongStreams } from './wrongStreams.ts';

const fiveInText = once(() => Buffer.alloc(5 * 1024 * 1024, 'x'));
const fiveInJson = once(() => Buffer.concat([Buffer.from('{"a":"'), fiveInText(), Buffer.from('"}')]));
const packed = once(() => gzipSync(fiveInJson()));

export function* wrongBodies(
  endpoint: Endpoint,
  valid: ValidRequest,
  call: Hostile,
  { own, other, articleNumber }: Tenant,
): Generator<Hostile> {
  if (endpoint.bodyType === 'stream') {
    yield* wrongStreams(call);
    return;
  }
  if (endpoint.bodyType === 'file') {
    yield* wrongFiles(call);
    return;
  }
  if (endpoint.bodyType === 'form') {
    yield* wrongForms(call);
    return;
  }
  const isText = endpoint.bodyType === 'text';
  const type = typeOf(endpoint);
  const send = (
    what: string,
    body: NonNullable<Hostile['body']>,
    expected: number | 'refused' | 'harmless',
    headers: object = {},
  ): Hostile => ({
    ...call,
    what: `body: ${what}`,
    headers: { 'content-type': type, ...headers },
    body,
    expected,
  });
  yield send('5 MB', isText ? fiveInText : fiveInJson, 413);
  yield send('5 MB in a few bytes', packed, 415, { 'content-encoding': 'gzip' });
  yield send('no gzip at all', 'plain', 415, { 'content-encoding': 'gzip' });
  yield send('an unknown packing', 'plain', 415, { 'content-encoding': 'zip' });
  for (const wrong of ['multipart/form-data; boundary=x', 'application/x-www-form-urlencoded', 'text/html', '', 'x'])
    yield send(`content type "${wrong}"`, () => writeJson(valid.body ?? {}), 415, { 'content-type': wrong });
  yield send('an unknown alphabet', 'x', 415, { 'content-type': `${type}; charset=utf-99` });
  if (isText) {
    for (const wrong of ['a\u0000b', 'a\u001bb', 'x'.repeat(31), 'two\nlines', Buffer.from([0xff, 0x00])])
      yield send(JSON.stringify(wrong), wrong, 400);
    return;
  }
  for (const broken of ['{', '{"a":', '[1,]', "{'a':1}", '\u0000', 'NaN', '{"a":"\u0007"}', '{"a":1}{"b":2}'])
    yield send(`broken ${JSON.stringify(broken)}`, broken, 400);
  const depth = Math.min(20_000, Math.floor((endpoint.bodyLimit ?? Infinity) / 8));
  yield send(`nested ${depth} deep in lists`, '['.repeat(depth) + ']'.repeat(depth), 400);
  yield send(`nested ${depth} deep in objects`, `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`, 400);
  yield send('__proto__', '{"__proto__":{"isAdmin":true,"roles":["admin"]}}', 400);
  const validFields = JSON.stringify(valid.body ?? {}).slice(1, -1);
  yield send(
    '__proto__ beside what is right',
    `{${validFields}${validFields && ','}"__proto__":{"isAdmin":true}}`,
    400,
  );
  for (const wrong of [null, true, 7, 'text', [], [[]], new RawJson('1e999')])
    yield send(JSON.stringify(wrong), writeJson(wrong), 400);
  if (!endpoint.body.safeParse(undefined).success) yield send('none', '', 400);
  for (const { what, value } of spoil(endpoint.body, valid.body)) yield send(what, () => writeJson(value), 'refused');
  const knows = endpoint.problems.includes('article.not_found') ? 404 : 'refused';
  // Order file lines are judged, not rejected.
  const unknownArticle = endpoint.feature === 'basket_upload' ? 'harmless' : knows;
  // A visitor only claims to be a customer.
  const unknownCustomer = endpoint.permission.kind === 'anyone' ? 'refused' : 404;
  for (const wrong of ['99999999', other.customerNumber, other.orderNumber])
    if (validFields.includes(own.customerNumber))
      yield send(`for ${wrong}`, `{${validFields.replace(own.customerNumber, wrong)}}`, unknownCustomer);
    else if (validFields.includes(articleNumber))
      yield send(`of ${wrong}`, `{${validFields.replace(articleNumber, wrong)}}`, unknownArticle);
}
