import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mailOfCompany } from '@talloor/command-api/mail/mailOfCompany.ts';
import { firstPasswordMail } from '@talloor/command-api/mail/accountMail.ts';
import { visit } from '@talloor/command-api/testing/logIn.ts';
import { invitationMail } from '@talloor/command-api/mail/invitationMail.ts';
import { ownTextsOf } from '@talloor/messages/company/ownTexts.ts';
import { sayOwnHours } from '@talloor/rules/service/sayOwnHours.ts';
import { until as waitUntil } from '@talloor/platform/testing/until.ts';
import { inviteAdministrator } from './inviteAdministrator.ts';
import { startTestProduct } from './faults/testing/startTestProduct.ts';

const service = { phone: '+32 9 000 12 34', opening_hours: { tuesday: '10:00-18:00' } } as const;
const sender = { name: 'Claes & Zoon', colour: '#14532d' };
const until = '2026-03-18T12:00:00Z';
const usual = { name: 'Talloor', colour: null };
const ownTexts = ownTextsOf({ ...sender, ...service }, sayOwnHours(service.opening_hours));

let product: Awaited<ReturnType<typeof startTestProduct>>;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'talloor-own-'));
  await writeFile(join(folder, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const company = {
    name: 'Claes & Zoon',
    logo: 'logo.svg',
    colour: '#14532d',
    texts: { nl: { 'a.b': '</script>' } },
    ...service,
  };
  await writeFile(join(folder, 'company.json'), JSON.stringify(company));
  product = await startTestProduct(() => Promise.resolve(), { COMPANY_FILE: join(folder, 'company.json') });
}, 120_000);
afterAll(async () => {
  await product.close();
  await rm(folder, { recursive: true });
});

const about = { inviter: 'Noor', customer: 'Bistro', url: 'https://claes.example/u', until, ownTexts };

test('pages read name, logo, colour and texts of the company from a script', async () => {
  const answer = await fetch(`${product.url}/api/company.js`);
  const script = await answer.text();
  expect(answer.headers.get('content-type')).toContain('text/javascript');
  expect(script).toContain('"name":"Claes & Zoon"');
  expect(script).toContain('"colour":"#14532d"');
  expect(script).toContain('"phone":"+32 9 000 12 34","opening_hours":{"tuesday":"10:00-18:00"}');
  expect(script).not.toContain('</script>');
  const [, logo = ''] = /"logo":"([^"]+)"/.exec(script) ?? [];
  const image = await fetch(`${product.url}${logo}`);
  expect(image.headers.get('content-type')).toContain('image/svg+xml');
  expect(image.headers.get('content-security-policy')).toContain('sandbox');
});

test('mails carry the name and the colour of the company', () => {
  const reader = {
    language: 'nl',
    name: 'Imke',
    username: 'imke',
    publicUrl: 'https://claes.example',
    ownTexts,
  } as const;
  const invited = { firstName: 'Imke', language: 'fr', rights: ['order'] } as const;
  const mails = [firstPasswordMail(reader, 'abc'), invitationMail({ ...invited, rights: [...invited.rights] }, about)];
  for (const mail of mails) {
    const sent = mailOfCompany(mail, sender);
    expect(Object.values(sent).join(' ')).not.toMatch(/Talloor|aria-label="Talloor"|#5e2a52/);
    expect(sent.text).toContain('Claes & Zoon');
    expect(sent.html).toContain('Claes &amp; Zoon');
    expect(mailOfCompany(mail, usual)).toBe(mail);
  }
});

test('mails ask to call the phone of the company in its opening hours', () => {
  const french = { firstName: 'Imke', language: 'fr', rights: ['order' as const] } as const;
  for (const [language, sentence] of [
    ['nl', 'Bel de klantendienst op +32 9 000 12 34: dinsdag 10:00–18:00.'],
    ['fr', 'Appelez le service clientèle au +32 9 000 12 34\u00a0: le mardi de 10:00 à 18:00.'],
  ] as const) {
    const sent = mailOfCompany(invitationMail({ ...french, rights: [...french.rights], language }, about), sender);
    for (const text of [sent.text, sent.html]) expect(text).toContain(sentence);
  }
});

test('a refused request names the phone of the company', async () => {
  const visitor = await visit(product.url);
  for (const [locale, detail] of [
    ['nl', 'Gebruik de link uit de laatste e-mail of contacteer de klantendienst op +32 9 000 12 34.'],
    ['fr', 'Utilisez le lien du dernier e-mail ou contactez le service clientèle au +32 9 000 12 34.'],
  ]) {
    const answer = await visitor('POST', `/${locale}/api/registration/question`, { token: 'wrong' });
    expect(answer.body).toMatchObject({ detail });
  }
});

test('the running product sends mails with the words of the company', async () => {
  const invited = { email: 'baas@claes.example', firstName: 'Noor', lastName: 'Claes', language: 'nl' } as const;
  await inviteAdministrator(product.shop, invited, 'https://claes.example');
  const mailFolder = join(product.dataDir, 'mail');
  const readMails = async () => {
    const names = await readdir(mailFolder).catch(() => []);
    return Promise.all(names.map((name) => readFile(join(mailFolder, name), 'utf8')));
  };
  await waitUntil('a mail is sent', async () => (await readMails()).length > 0);
  expect((await readMails()).join('')).toContain('Tot binnenkort, Claes & Zoon');
});
