import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { evolveServiceRequest, noServiceRequest } from '@talloor/events/serviceRequest/state.ts';
import { sampleServiceRequest } from '@talloor/events/testing/sampleServiceRequest.ts';
import { ownTextsOf } from '@talloor/messages/company/ownTexts.ts';
import { accountMailTexts } from '@talloor/messages/mail/account.ts';
import { approvalMailTexts } from '@talloor/messages/mail/approval.ts';
import { basketReminderTexts } from '@talloor/messages/mail/basketReminder.ts';
import { cancelledOrderTexts } from '@talloor/messages/mail/cancelledOrder.ts';
import { caseMailTexts } from '@talloor/messages/mail/case.ts';
import { changedOrderTexts, changedLinesTexts } from '@talloor/messages/mail/changedOrder.ts';
import { correctedOrderTexts } from '@talloor/messages/mail/correctedOrder.ts';
import { customerChangeTexts } from '@talloor/messages/mail/customerChange.ts';
import { documentsMailTexts } from '@talloor/messages/mail/documents.ts';
import { invitationMailTexts } from '@talloor/messages/mail/invitation.ts';
import { recallMailTexts } from '@talloor/messages/mail/recall.ts';
import { registrationMailTexts } from '@talloor/messages/mail/registration.ts';
import { replacementMailTexts } from '@talloor/messages/mail/replacement.ts';
import { returnMailTexts } from '@talloor/messages/mail/return.ts';
import { sealMailTexts } from '@talloor/messages/mail/seal.ts';
import { standingOrderMailTexts } from '@talloor/messages/mail/standingOrder.ts';
import { statisticsMailTexts } from '@talloor/messages/mail/statistics.ts';
import { unsentDraftTexts } from '@talloor/messages/mail/unsentDraft.ts';
import { fr as orderFr } from '@talloor/messages/mail/fr.ts';
import { nl as orderNl } from '@talloor/messages/mail/nl.ts';
import { fr as problemsFr } from '@talloor/messages/problems/fr.ts';
import { nl as problemsNl } from '@talloor/messages/problems/nl.ts';
import { fr as shopFr } from '@talloor/messages/shop/fr.ts';
import { nl as shopNl } from '@talloor/messages/shop/nl.ts';
import { maintenance } from '@talloor/messages/shop/maintenance.ts';
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

const mails = [
  { nl: orderNl, fr: orderFr },
  accountMailTexts,
  approvalMailTexts,
  basketReminderTexts,
  cancelledOrderTexts,
  caseMailTexts,
  changedOrderTexts,
  changedLinesTexts,
  correctedOrderTexts,
  customerChangeTexts,
  documentsMailTexts,
  invitationMailTexts,
  recallMailTexts,
  registrationMailTexts,
  replacementMailTexts,
  returnMailTexts,
  sealMailTexts,
  standingOrderMailTexts,
  statisticsMailTexts,
  unsentDraftTexts,
];
const tables = {
  mail: mails,
  problems: [{ nl: problemsNl, fr: problemsFr }],
  shop: [{ nl: shopNl, fr: shopFr }, maintenance],
};

const sentencesIn = (texts: unknown, path = ''): [path: string, text: string][] => {
  if (typeof texts === 'string') return [[path, texts]];
  if (typeof texts !== 'object' || texts === null) return [];
  return Object.entries(texts).flatMap(([key, value]) => sentencesIn(value, `${path}.${key}`));
};

const asksToCall = /(?:\bbel|contacteer|appelez|contactez)\b[^.:?!;]{0,60}/gi;

test.each(Object.entries(tables))(
  'each text of %s that asks to call or contact customer service names the phone, in both languages',
  (_, pairs) => {
    const own = ownTexts(pairs);
    const [dutch, french] = (['nl', 'fr'] as const).map((language) => sentencesIn(own.map((pair) => pair[language])));
    const callsOf = (texts: typeof dutch = []) =>
      texts.filter(([, text]) => text.includes(phone)).map(([path]) => path);
    expect(callsOf(dutch).length).toBeGreaterThan(3);
    expect(callsOf(french)).toEqual(callsOf(dutch));
    const calls = [dutch, french].flatMap((texts = []) => texts.flatMap(([, text]) => text.match(asksToCall) ?? []));
    expect(calls.filter((sentence) => !sentence.includes(phone))).toEqual([]);
  },
);

test('no text of mails and problems keeps the name and the hours of the product', () => {
  const texts = sentencesIn(ownTexts([tables.mail, tables.problems])).map(([, text]) =>
    text.replaceAll(/10:00(?:–| à )18:00/g, ''),
  );
  expect(texts.filter((text) => /\d:\d\d|Talloor/.test(text))).toEqual([]);
});

test('each table of mails is judged here', () => {
  expect(filesIn('mail')).toHaveLength(20);
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
