import { expect, it } from '@jest/globals';
import { readInNamedCharset } from './formCharset.ts';

const read = (form: string) => readInNamedCharset(Buffer.from(form, 'latin1'));

it.each([
  ['PASSWORD=caf%E9&http_content_charset=iso-8859-1', 'café'],
  ['HTTP_CONTENT_CHARSET=ISO-8859-15&PASSWORD=caf\u00e9+%A4', 'café €'],
  ['http_content_charset=windows-1252&PASSWORD=%80=', '€='],
])('%s is read in its charset', (form, password) => {
  expect(read(form)).toMatchObject({ PASSWORD: password });
});

it('repeated names give a list', () => {
  expect(read('http_content_charset=iso-8859-1&a=%E9&a=2')).toMatchObject({ a: ['é', '2'] });
});

it.each([
  'PASSWORD=caf%C3%A9&http_content_charset=iso-8859-1',
  'PASSWORD=caf%E9',
  'PASSWORD=caf%E9&http_content_charset=utf-8',
])('%s stays UTF-8', (form) => {
  expect(read(form)).toBeNull();
});
