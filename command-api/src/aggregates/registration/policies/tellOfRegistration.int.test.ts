import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { writeTestCustomer } from '@talloor/catalogue/testing.ts';
import { until } from '@talloor/platform/testing/until.ts';
import { EventStoreUnavailable } from '@talloor/platform/eventStore/port.ts';
import { createRunner, type Runner } from '@talloor/platform/subscription/createRunner.ts';
import { createMailer, type Mailer } from '../../../mail/mailer.ts';
import { logIn, visit, type Person } from '../../../testing/logIn.ts';
import { createMailServer } from '../../../testing/mailServer.ts';
import { createTestShop, type TestShop } from '../../../testing/testShop.ts';

let shop: TestShop;
let runner: Runner;
let mails: Awaited<ReturnType<typeof createMailServer>>;
let url: string;
let support: Person;
let close: () => Promise<void>;
/** Between mail and event. A crash also forgets the sent mails. */
const remaining = { crashes: 0, lostNotes: 0 };

beforeAll(async () => {
  shop = await createTestShop();
  const contactEmails = ['an@de-linde.example'];
  await writeTestCustomer(shop.pool, '312001', { vatNumber: 'BE 0417.497.106', contactEmails, segment: 'care_home' });
  await shop.main.api.openCustomer('312001');
  mails = await createMailServer();
  const start = () => createMailer({ smtpUrl: mails.url, folder: '', from: 'Talloor <klanten@talloor.example>' });
  let mailer = start();
  const fail = async (place: string): Promise<void> => {
    if (place !== 'afterMailSent') return;
    if (remaining.crashes > 0) {
      remaining.crashes -= 1;
      await mailer.close();
      mailer = start();
      throw new Error('crashed');
    }
    if (remaining.lostNotes > 0) {
      remaining.lostNotes -= 1;
      throw new EventStoreUnavailable('the store has ended');
    }
  };
  const sending: Mailer = { send: (mail) => mailer.send(mail) };
  const mailing = await shop.startProcess({ reach: fail }, sending, undefined, { discreet: false });
  ({ url } = mailing);
  const support91 = { username: 'support', password: 'Welkom-2026', firstName: 'Nele', lastName: 'Dhondt' };
  const office = { email: 'nele@talloor.example', language: 'nl', roles: ['sales-support'], customers: [] } as const;
  await shop.main.api.registerAccount({ ...support91, ...office, roles: [...office.roles] });
  support = await logIn(url, 'support');
  const { store, codec, url: databaseUrl } = shop;
  const { policies } = mailing.api;
  const pauses = { policyPausesMs: [20], laterPausesMs: [20] };
  runner = createRunner({ store, codec, databaseUrl, projectors: [], policies, ...pauses });
  await runner.start();
  close = async () => {
    await mailer.close();
    await runner.stop();
    await mails.stop();
    await shop.close();
  };
});
afterAll(() => close());

const address = {
  postal: '5000',
  city: 'Namur',
  street: 'Rue des Carmes',
  street_number: '4',
  po_box: '',
  country: 'BE',
};
const company = {
  company_type: 'private-person',
  sector: 'other',
  vat_liable: false,
  business_id: '',
  company_name: 'Zoë Đặng',
  took_register_address: false,
  delivery: address,
  invoice: null,
};

async function register(username: string, changes: object = {}, locale = 'nl'): Promise<string> {
  const person = await visit(url);
  const { body } = await person('GET', '/api/registration/store');
  shop.setNow(new Date(shop.clock.now().getTime() + 60_000));
  const contact = {
    salutation: 'mrs',
    first_name: 'Zoë',
    last_name: "'S-Gravenvoeren",
    position: 'kitchen',
    phone: '081 00 00 42',
    mobile: '',
    email: `${username}@linde.example`,
    extra_email: '',
  };
  const login = { username, password: 'Welkom-2026', confirmation: 'Welkom-2026' };
  const filing = { kind: 'registration', form_token: body['form_token'], accept_terms: true, company, contact, login };
  const answer = await person('POST', `/${locale}/api/registration/register`, { ...filing, ...changes }, username);
  expect([answer.status, answer.body['errors']]).toEqual([200, undefined]);
  const filed = (await shop.decoded()).filter(({ event }) => event.type === 'RegistrationFiled').at(-1);
  return (filed?.streamId ?? '').slice('registration-'.length);
}
const office = (id: string, act: string, body: object) =>
  support('POST', `/api/office/registrations/${id}/${act}`, body);
const mailsTo = (address: string) => mails.received.filter(({ to }) => to.includes(address));
async function mailTo(address: string, number = 1) {
  await until(`mail ${number} to ${address}`, () => mailsTo(address).length >= number);
  return mailsTo(address)[number - 1];
}
const notesOf = async (id: string) =>
  (await shop.decoded())
    .filter(({ streamId, event }) => streamId === `registration-${id}` && event.type === 'RegistrationMailSent')
    .map(({ event }) => event.data);
const linkIn = (text: string | undefined): string => /token=(\S+)/.exec(text ?? '')?.[1] ?? '';

test('registrations succeed while the mail server is down, and each visitor gets one mail once the server is back', async () => {
  await mails.stop();
  const [zoe, amelie] = [await register('zoe.dang'), await register('amelie', {}, 'fr')];
  await until('the policy met the silent server', () => runner.status().some(({ state }) => state !== 'running'));
  expect(mails.received).toEqual([]);
  await mails.start();
  expect(await mailTo('zoe.dang@linde.example')).toMatchObject({
    language: 'nl',
    text: expect.stringContaining('Zoë'),
  });
  expect(await mailTo('amelie@linde.example')).toMatchObject({
    language: 'fr',
    text: expect.stringContaining('Merci pour votre inscription'),
  });
  await until('both are noted', async () => (await notesOf(zoe)).length + (await notesOf(amelie)).length === 2);
  // A retry may send them in either order.
  const recipients = mails.received.map(({ to }) => to.join(' '));
  expect(recipients.toSorted()).toEqual(['amelie@linde.example', 'zoe.dang@linde.example']);
});

test('a crash after sending repeats the mail with the same Message-ID, and records the mail once', async () => {
  remaining.crashes = 1;
  const id = await register('crash');
  const [first, repeated] = [await mailTo('crash@linde.example'), await mailTo('crash@linde.example', 2)];
  expect(first?.messageId).toMatch(/^<registration-[\w-]+@winkel\.example>$/);
  expect(repeated).toEqual(first);
  await until('it is noted', async () => (await notesOf(id)).length > 0);
  const expectedNote = { about: 'filed', messageId: first?.messageId.slice(1, -1), recipientCount: 1 };
  expect(await notesOf(id)).toMatchObject([expectedNote]);
});

test('lost notes repeat no mail, and the mail is recorded once', async () => {
  remaining.lostNotes = 2;
  const id = await register('notitie');
  await until('it is noted', async () => (await notesOf(id)).length > 0);
  expect(remaining.lostNotes).toBe(0);
  expect(mailsTo('notitie@linde.example')).toHaveLength(1);
  expect(await notesOf(id)).toHaveLength(1);
});

test('a question, a refusal and an acceptance are each mailed once, with the office’s text and a working link', async () => {
  const id = await register('gevraagd');
  await mailTo('gevraagd@linde.example');
  await office(id, 'question', { language: 'nl', question: 'Welke kade? Zoë’s of die van ’s-Gravenvoeren?' });
  const questionMail = await mailTo('gevraagd@linde.example', 2);
  expect(questionMail?.text).toContain('Welke kade? Zoë’s of die van ’s-Gravenvoeren?');
  const visitor = await visit(url);
  const answer = { token: linkIn(questionMail?.text), answer: 'Kade 2.' };
  expect((await visitor('POST', '/api/registration/answer', answer)).status).toBe(204);
  await office(id, 'refuse', { language: 'nl', reason: 'We leveren er niet.' });
  expect((await mailTo('gevraagd@linde.example', 3))?.text).toContain('We leveren er niet.');

  const other = await register('welkom');
  const acceptance = await office(other, 'accept', { segment: 'school', reason: 'data_checked' });
  const acceptanceMail = await mailTo('welkom@linde.example', 2);
  expect(acceptanceMail?.text).toContain(String(acceptance.body['customer_number']));
  expect(acceptanceMail?.text).toContain('https://winkel.example/inloggen');
  await until('all are noted', async () => (await notesOf(id)).length === 3 && (await notesOf(other)).length === 2);
  const ids = mails.received.map(({ messageId }) => messageId);
  expect(ids.length - new Set(ids).size).toBe(1);
});

test('a contact without a login activates a login once, by the link in the mail', async () => {
  const contact = {
    salutation: 'ms',
    first_name: 'An',
    last_name: 'Đặng',
    position: 'owner',
    phone: '081 00 00 43',
    mobile: '',
  };
  const existingCompany = { customer_number: '312001', business_id: '0417497106' };
  await register('an.linde', {
    kind: 'activation',
    company: existingCompany,
    contact: { ...contact, email: 'an@de-linde.example', extra_email: '' },
  });
  const mail = await mailTo('an@de-linde.example');
  const visitor = await visit(url);
  const activation = { token: linkIn(mail?.text), password: 'Welkom-2026' };
  expect((await visitor('POST', '/api/registration/activate', activation)).status).toBe(204);
  const person = await logIn(url, 'an.linde');
  expect((await person('PUT', '/api/basket/items', {})).status).not.toBe(401);
  expect((await visitor('POST', '/api/registration/activate', activation)).status).toBe(422);
});
