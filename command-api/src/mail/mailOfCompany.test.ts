import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { mailOfCompany } from './mailOfCompany.ts';

const phone = '+32 9 000 12 34';
const company = { name: 'Claes & Zoon', colour: null, phone, openingHours: { tuesday: '10:00-18:00' } } as const;
const messages = join(import.meta.dirname, '../../../messages/src');
const filesIn = (folder: string): [file: string, source: string][] =>
  readdirSync(join(messages, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => [file, readFileSync(join(messages, folder, file), 'utf8').replaceAll(/\s+/g, ' ')]);

test('each mail that asks to call names the phone, and none names the hours of the product', () => {
  const mails = filesIn('mail').map(
    ([file, source]) => [file, mailOfCompany({ subject: '', html: '', text: source }, company).text] as const,
  );
  const calls = mails.flatMap(([, text]) => text.match(/(?:bel|appelez)\b[^.:?!;]{0,60}/gi) ?? []);
  expect(calls.length).toBeGreaterThan(20);
  expect(calls.filter((sentence) => !sentence.includes(phone))).toEqual([]);
  expect(mails.filter(([, text]) => /\d:\d\d/.test(text.replaceAll(/10:00(?:–| à )18:00/g, '')))).toEqual([]);
});

test('no text names a phone number, except examples of a wrong field', () => {
  const found = filesIn('.').flatMap(([file, source]) =>
    (source.replace(/not_phone: '[^']*'/, '').match(/(?:\+\d{2}|\b0\d{1,3})(?:[ /.]\d{1,3}){3,}/g) ?? []).map(
      (number) => `${file} ${number}`,
    ),
  );
  expect(found).toEqual([]);
});
