import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { evolveServiceRequest, noServiceRequest } from '@talloor/events/serviceRequest/state.ts';
import { sampleServiceRequest } from '@talloor/events/testing/sampleServiceRequest.ts';
import { ownTextsOf } from '@talloor/messages/company/ownTexts.ts';
import { sayOwnHours } from '@talloor/rules/service/sayOwnHours.ts';
import { caseMail } from './caseMail.ts';
import { mailOfCompany } from './mailOfCompany.ts';

const phone = '+32 9 000 12 34';
const company = { name: 'Claes & Zoon', phone };
const ownTexts = ownTextsOf(company, sayOwnHours({ tuesday: '10:00-18:00' }));
const messages = join(import.meta.dirname, '../../../messages/src');
const filesIn = (folder: string): string[] =>
  readdirSync(join(messages, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => join(folder, file));
const sourceOf = (file: string): string => readFileSync(join(messages, file), 'utf8').replaceAll(/\s+/g, ' ');

type Table = { readonly nl: unknown; readonly fr: unknown };

const isTable = (value: unknown): value is Table =>
  typeof value === 'object' && value !== null && 'nl' in value && 'fr' in value;

async function tablesIn(folder: string): Promise<Table[]> {
  const modules = await Promise.all(
    filesIn(folder).map(async (file) => (await import(join(messages, file))) as Readonly<Record<string, unknown>>),
  );
  const texts = Object.assign({}, ...modules) as Readonly<Record<string, unknown>>;
  return [...modules.flatMap((each) => Object.values(each)), texts].filter(isTable);
}

const sentencesIn = (texts: unknown, path = ''): [path: string, text: string][] => {
  if (typeof texts === 'string') return [[path, texts]];
  if (typeof texts !== 'object' || texts === null) return [];
  return Object.entries(texts).flatMap(([key, value]) => sentencesIn(value, `${path}.${key}`));
};

const asksToCall = /(?:\bbel|contacteer|appelez|contactez)\b[^.:?!;]{0,60}/gi;

test.each(['mail', 'problems', 'basket', 'shop'])(
  'each text of %s that asks to call or contact customer service names the phone, in both languages',
  async (folder) => {
    const tables = ownTexts(await tablesIn(folder));
    expect(tables.length).toBeGreaterThan(0);
    const [dutch, french] = (['nl', 'fr'] as const).map((language) =>
      tables.flatMap((table, at) => sentencesIn(table[language], String(at))),
    );
    const callsOf = (texts: typeof dutch = []) =>
      texts.filter(([, text]) => text.includes(phone)).map(([path]) => path);
    expect(callsOf(dutch).length).toBeGreaterThan(3);
    expect(callsOf(french)).toEqual(callsOf(dutch));
    const calls = [dutch, french].flatMap((texts = []) => texts.flatMap(([, text]) => text.match(asksToCall) ?? []));
    expect(calls.filter((sentence) => !sentence.includes(phone))).toEqual([]);
  },
);

test('no text of mails and problems keeps the name and the hours of the product', async () => {
  const tables = ownTexts([...(await tablesIn('mail')), ...(await tablesIn('problems'))]);
  const texts = sentencesIn(tables).map(([, text]) => text.replaceAll(/10:00(?:–| à )18:00/g, ''));
  expect(texts.filter((text) => /\d:\d\d|Talloor/.test(text))).toEqual([]);
});

test('a mail quotes the words of a customer as written', () => {
  const state = evolveServiceRequest(noServiceRequest, { type: 'ServiceRequestFiled', data: sampleServiceRequest });
  if (state.status === 'none') throw new Error('nothing was filed');
  const text =
    'Ik bel de klantendienst morgen, Talloor is open maandag tot vrijdag 7:00–17:30, zaterdag 7:00–13:00. #5e2a52';
  const reader = { language: 'nl', name: 'Imke', link: 'https://claes.example', at: new Date(0) } as const;
  const mail = mailOfCompany(caseMail('replied', state, { ...reader, text, ownTexts }), {
    ...company,
    colour: '#14532d',
  });
  expect(mail.text).toContain(text);
  expect(mail.html).toContain(text);
  expect(mail.text).toContain(`Bel de klantendienst op ${phone}: dinsdag 10:00–18:00.`);
  expect(mail.html.replace(text, '')).not.toMatch(/Talloor|#5e2a52/);
});

test('no text names a phone number, except examples of a wrong field', () => {
  const found = filesIn('.').flatMap((file) =>
    (
      sourceOf(file)
        .replace(/not_phone: '[^']*'/, '')
        .match(/(?:\+\d{2}|\b0\d{1,3})(?:[ /.]\d{1,3}){3,}/g) ?? []
    ).map((number) => `${file} ${number}`),
  );
  expect(found).toEqual([]);
});
