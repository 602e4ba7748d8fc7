import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { writeCompanies } from '@talloor/catalogue/register/writeCompanies.ts';
import { testChange, writeTestCustomer } from '@talloor/catalogue/testing.ts';
import { writePlaces } from '@talloor/catalogue/places/writePlaces.ts';
import { logIn, visit, type Answered, type Person } from '../../testing/logIn.ts';
import { createTestShop, type TestShop } from '../../testing/testShop.ts';

let shop: TestShop;
let support: Person;
let url: string;
beforeAll(async () => {
  shop = await createTestShop();
  ({ url } = await shop.startProcess(undefined, undefined, undefined, { discreet: false }));
  const contactEmails = ['An@De-Linde.example'];
  await writeTestCustomer(shop.pool, '312001', { vatNumber: 'BE 0417.497.106', contactEmails, segment: 'care_home' });
  await shop.main.api.openCustomer('312001');
  await writePlaces(
    shop.pool,
    {
      postalCodes: [{ postal: '5000', cityNl: 'Namen', cityFr: 'Namur' }],
      streets: [],
      undelivered: ['8957'],
    },
    testChange,
  );
  await shop.main.api.registerAccount({
    username: 'support',
    password: 'Welkom-2026',
    firstName: 'Nele',
    lastName: 'Dhondt',
    email: 'nele@talloor.example',
    language: 'nl',
    roles: ['sales-support'],
    customers: [],
  });
  support = await logIn(url, 'support');
});
afterAll(() => shop.close());

let count = 0;
beforeEach(() => {
  count += 1;
  shop.mails.length = 0;
});

const advanceClock = (seconds: number) => shop.setNow(new Date(shop.clock.now().getTime() + seconds * 1000));
const address = {
  postal: '5000',
  city: 'Namur',
  street: 'Rue des Carmes',
  street_number: '44',
  po_box: '',
  country: 'BE',
};
const company = {
  company_type: 'association',
  sector: 'care_home',
  vat_liable: true,
  business_id: '0000207757',
  company_name: 'Résidence Les Tilleuls ASBL',
  took_register_address: false,
  delivery: address,
  invoice: null,
};
const contactOf = (email: string) => ({
  salutation: 'mrs',
  first_name: 'Đặng',
  last_name: "'S-Gravenvoeren",
  position: 'kitchen',
  phone: '081 00 00 42',
  mobile: '',
  email,
  extra_email: 'compta@tilleuls.example',
});
const loginOf = (username: string) => ({ username, password: 'Welkom-2026', confirmation: 'Welkom-2026' });

async function bodyFor(person: Person, changes: Record<string, unknown> = {}): Promise<Record<string, unknown>> {
  const { body } = await person('GET', '/api/registration/store');
  advanceClock(60);
  return {
    kind: 'registration',
    form_token: body['form_token'],
    accept_terms: true,
    company,
    contact: contactOf(`chef${count}@tilleuls.example`),
    login: loginOf(`chef.${count}`),
    ...changes,
  };
}
async function register(changes: Record<string, unknown> = {}): Promise<Answered> {
  const person = await visit(url);
  return person('POST', '/fr/api/registration/register', await bodyFor(person, changes), `key-${count}`);
}
const outcomes = async (): Promise<readonly string[]> =>
  (await shop.decoded()).filter(({ streamId }) => streamId.startsWith('registration-')).map(({ event }) => event.type);
const lastId = async (): Promise<string> => {
  const filed = (await shop.decoded()).filter(({ event }) => event.type === 'RegistrationFiled').at(-1);
  return (filed?.streamId ?? '').slice('registration-'.length);
};
const runPolicies = () => shop.runPolicies(shop.main.api);
const logInAs = (username: string) =>
  visit(url).then((person) => person('POST', '/api/login', { username, password: 'Welkom-2026' }));
const linkIn = (mail: { text: string } | undefined) => /token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';

describe('a new business', () => {
  test('has an account at once, and can log in after acceptance by the office', async () => {
    await writeCompanies(shop.pool, [tilleuls]);
    expect(await register()).toMatchObject({ status: 200, body: { outcome: 'created', kind: 'registration' } });
    const id = await lastId();
    expect(await logInAs(`chef.${count}`)).toMatchObject({ status: 409, body: { code: 'login.registration_pending' } });
    await runPolicies();
    expect(shop.mails).toMatchObject([{ to: [`chef${count}@tilleuls.example`], language: 'fr' }]);
    expect(shop.mails[0]?.text).toContain('Merci pour votre inscription');

    const acceptance = await support(
      'POST',
      `/api/office/registrations/${id}/accept`,
      { segment: 'hospital', reason: 'data_checked' },
      'accept',
    );
    expect(acceptance).toMatchObject({ status: 200, body: { status: 'accepted' } });
    const number = String(acceptance.body['customer_number']);
    expect(number).toMatch(/^4\d{5}$/);
    const secondAcceptance = await support(
      'POST',
      `/api/office/registrations/${id}/accept`,
      { segment: 'hospital', reason: 'data_checked' },
      'other',
    );
    expect(secondAcceptance.body).toMatchObject({ customer_number: number });
    expect(await support('POST', `/api/office/registrations/${id}/accept`, { segment: 'hospital' })).toMatchObject({
      status: 400,
    });
    const acceptedEvents = (await shop.decoded()).filter(({ event }) => event.type === 'RegistrationAccepted');
    expect(acceptedEvents).toMatchObject([
      { event: { data: { by: 'office', reason: 'data_checked' } }, metadata: { actorRole: 'sales-support' } },
    ]);
    expect(await shop.catalogue.findCustomer(number)).toMatchObject({
      name: 'Résidence Les Tilleuls ASBL',
      segment: 'hospital',
      language: 'fr',
      address: { street: 'Rue des Carmes', streetNumber: '44', postal: '5000' },
    });
    const loggedIn = await logInAs(`chef.${count}`);
    expect(loggedIn).toMatchObject({ status: 200, body: { first_name: 'Đặng', customer_number: number } });
    expect(loggedIn.body['rights']).toContain('portal');
    await runPolicies();
    expect(shop.mails).toHaveLength(2);
    expect(shop.mails[1]?.text).toContain(number);
    await runPolicies();
    expect(shop.mails).toHaveLength(2);
  });

  test('has one registration after a double click and a submit from the previous page', async () => {
    const person = await visit(url);
    const body = await bodyFor(person, { company: { ...company, business_id: '0000401064' } });
    const before = (await outcomes()).length;
    const send = (key: string) => person('POST', '/api/registration/register', body, key);
    const answers = await Promise.all([send('double'), send('double')]);
    expect(answers.map(({ body: { outcome } }) => outcome)).toEqual(['created', 'created']);
    expect((await send('from-the-page-before')).body).toMatchObject({ outcome: 'created' });
    expect(await outcomes()).toHaveLength(before + 1);
    const other = { ...body, contact: contactOf('other@tilleuls.example') };
    expect((await person('POST', '/api/registration/register', other, 'double')).body.code).toBe(
      'idempotency.key_reused',
    );
  });

  test('gets a username exclusively when several visitors request spellings of the same username at once', async () => {
    const names = ['Keuken.Zes', 'KEUKEN.ZES', 'keuken.zes', 'Ｋeuken.zes', 'keuken.ZES'];
    const answers = await Promise.all(
      names.map((username, index) =>
        register({
          login: loginOf(username),
          contact: contactOf(`zes${index}@keuken.example`),
          company: { ...company, business_id: '', company_type: 'private-person', vat_liable: false },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409]);
    const rejectionCodes = answers.filter(({ status }) => status === 409).map(({ body }) => body.code);
    expect(new Set(rejectionCodes)).toEqual(new Set(['registration.username_taken']));
  });

  test('answers an office question by the mail link once, and gets a refusal with its reason', async () => {
    await register({ company: { ...company, business_id: '0000401163' } });
    const id = await lastId();
    await support('POST', `/api/office/registrations/${id}/question`, { language: 'nl', question: 'Welke kade?' });
    await runPolicies();
    const token = linkIn(shop.mails.at(-1));
    expect(shop.mails.at(-1)?.text).toContain('Welke kade?');
    const visitor = await visit(url);
    expect(await visitor('POST', '/api/registration/question', { token })).toMatchObject({
      status: 200,
      body: { question: 'Welke kade?', company_name: 'Résidence Les Tilleuls ASBL' },
    });
    const answer = { token, answer: 'Kade 2.' };
    expect((await visitor('POST', '/api/registration/answer', answer)).status).toBe(204);
    expect((await visitor('POST', '/api/registration/answer', answer)).body.code).toBe('registration.link_invalid');
    await support('POST', `/api/office/registrations/${id}/refuse`, { language: 'nl', reason: 'We leveren er niet.' });
    await runPolicies();
    expect(shop.mails.at(-1)?.text).toContain('We leveren er niet.');
    expect(await logInAs(`chef.${count}`)).toMatchObject({ status: 401 });
    expect(
      await support('POST', `/api/office/registrations/${id}/accept`, { segment: 'school', reason: 'data_checked' }),
    ).toMatchObject({
      status: 409,
      body: { code: 'registration.settled' },
    });
  });

  test('can use the username of a refused registration', async () => {
    const name = { login: loginOf('nog.eens') };
    await register({ ...name, company: { ...company, business_id: '0000401262' } });
    const id = await lastId();
    await support('POST', `/api/office/registrations/${id}/refuse`, { language: 'nl', reason: 'Nee.' });
    await runPolicies();
    const secondRegistration = await register({
      ...name,
      contact: contactOf('nog.eens@b.example'),
      company: { ...company, business_id: '0000401262' },
    });
    expect(secondRegistration).toMatchObject({ status: 200 });
  });
});

describe('an existing customer', () => {
  const lindeCompany = { ...company, business_id: '0417497106', company_name: 'Woonzorgcentrum De Linde' };

  test('with a new contact waits for the office, and acceptance links the login to the customer', async () => {
    expect((await register({ company: lindeCompany })).body).toMatchObject({ outcome: 'other_contact' });
    const id = await lastId();
    expect(await logInAs(`chef.${count}`)).toMatchObject({ body: { code: 'login.registration_pending' } });
    const acceptance = await support('POST', `/api/office/registrations/${id}/accept`, {
      segment: 'care_home',
      reason: 'data_checked',
    });
    expect(acceptance.body).toMatchObject({ customer_number: '312001' });
    const linked = (await logInAs(`chef.${count}`)).body;
    expect(linked).toMatchObject({
      customer_number: '312001',
      rights: expect.arrayContaining(['order', 'see_prices', 'see_invoices']),
    });
  });

  test('with a known contact without login activates a login by mail, once and within a week', async () => {
    const contact = contactOf('an@de-linde.EXAMPLE');
    const activation = {
      kind: 'activation',
      contact,
      company: { customer_number: '312001', business_id: '0417497106' },
    };
    expect((await register(activation)).body).toMatchObject({ outcome: 'no_username', kind: 'activation' });
    await runPolicies();
    const token = linkIn(shop.mails.at(-1));
    const visitor = await visit(url);
    const { password } = loginOf('');
    const swapped = token.replace(/^\d+/, '999999');
    expect((await visitor('POST', '/api/registration/activate', { token: swapped, password })).body.code).toBe(
      'registration.link_invalid',
    );
    const now = shop.clock.now();
    advanceClock(8 * 24 * 3600);
    expect((await visitor('POST', '/api/registration/activate', { token, password })).body.code).toBe(
      'registration.link_invalid',
    );
    shop.setNow(now);
    expect(await visitor('POST', '/api/registration/activate', { token, password: 'Mijn-Eigen-2026' })).toMatchObject({
      status: 422,
      body: { code: 'registration.password_differs' },
    });
    expect((await logInAs(`chef.${count}`)).body.code).toBe('login.registration_pending');
    expect((await visitor('POST', '/api/registration/activate', { token, password })).status).toBe(204);
    expect((await visitor('POST', '/api/registration/activate', { token, password })).body.code).toBe(
      'registration.link_invalid',
    );
    expect((await logInAs(`chef.${count}`)).body).toMatchObject({ customer_number: '312001', roles: ['customer'] });
    await runPolicies();

    expect((await register({ ...activation, login: loginOf(`tweede.${count}`) })).body).toMatchObject({
      outcome: 'forgot_password',
    });
    await runPolicies();
    expect(shop.mails.at(-1)?.text).toContain('connexion');
    expect(
      (
        await register({
          contact,
          login: loginOf(`derde.${count}`),
          company: { ...company, business_id: '0000401361' },
        })
      ).body,
    ).toMatchObject({
      outcome: 'contact_exists',
    });
    const id = await lastId();
    await support('POST', `/api/office/registrations/${id}/accept`, { segment: 'creche', reason: 'data_checked' });
    const loggedIn = await logInAs(`chef.${count}`);
    expect((loggedIn.body['customers'] as unknown[]).length).toBe(2);
  });

  test('stays hidden when the customer number does not match the business number', async () => {
    const activation = { kind: 'activation', company: { customer_number: '312001', business_id: '0000207757' } };
    expect((await register(activation)).body.code).toBe('registration.customer_unknown');
    expect((await register({ ...activation, company: { customer_number: '999', business_id: '' } })).body.code).toBe(
      'registration.customer_unknown',
    );
  });
});

describe('a tenant with discreet answers', () => {
  test('answers equally for a new business, an existing customer and an unknown number, and explains the outcome by mail', async () => {
    const discreetUrl = (await shop.startProcess(undefined, undefined, undefined, { discreet: true })).url;
    const answers: Answered[] = [];
    for (const changes of [
      { company: { ...company, business_id: '0000401460' } },
      { company: { ...company, business_id: '0417497106' }, contact: contactOf('iemand@anders.example') },
      { kind: 'activation', company: { customer_number: '999', business_id: '0000207757' } },
      { company: { ...company, business_id: '0417497106' }, contact: contactOf('an@de-linde.example') },
    ]) {
      count += 1;
      const person = await visit(discreetUrl);
      const body = await bodyFor(person, { contact: contactOf(`stil${count}@b.example`), ...changes });
      answers.push(await person('POST', '/api/registration/register', { ...body, login: loginOf(`stil.${count}`) }));
    }
    expect(answers.map(({ status, body: { outcome } }) => [status, outcome])).toEqual(
      answers.map(() => [200, 'received']),
    );
    await runPolicies();
    const dutchMails = shop.mails.filter(
      ({ to, language }) => language === 'nl' && to.some((recipient) => /^stil|^iemand@|^an@/.test(recipient)),
    );
    expect(new Set(dutchMails.map(({ subject }) => subject)).size).toBe(3);
  });
});

describe('a registration form', () => {
  test('is stored for its browser for a day, without password', async () => {
    const person = await visit(url);
    const draft = { kind: 'registration', step: 'contact', fields: { company_name: 'Đặng & Zoon', postal: '5000' } };
    expect(await person('POST', '/api/registration/store', draft)).toMatchObject({ status: 200, body: { draft } });
    expect((await person('GET', '/api/registration/store')).body).toMatchObject({ draft, filed: null });
    const stranger = await visit(url);
    expect((await stranger('GET', '/api/registration/store')).body).toMatchObject({ draft: null });
    const secret = { ...draft, fields: { password: 'Welkom-2026' } };
    expect((await person('POST', '/api/registration/store', secret)).status).toBe(400);
    const { rows } = await shop.pool.query<{ draft: Buffer }>('select draft from command.registration_drafts');
    for (const row of rows) expect(row.draft?.toString('utf8') ?? '').not.toContain('Zoon');
    advanceClock(25 * 3600);
    expect((await person('GET', '/api/registration/store')).body).toMatchObject({ draft: null });
  });

  test('is deleted after filing, and the outcome stays available', async () => {
    const person = await visit(url);
    await person('POST', '/api/registration/store', { kind: 'registration', step: 'login', fields: {} });
    await person('POST', '/api/registration/register', await bodyFor(person));
    expect((await person('GET', '/api/registration/store')).body).toMatchObject({
      draft: null,
      filed: { outcome: 'other_contact' },
    });
  });

  test.each([
    [
      'a place that no van reaches',
      { delivery: { ...address, postal: '8957', city: 'Mesen' } },
      'registration.postal_not_delivered',
    ],
    ['a city of another postal code', { delivery: { ...address, city: 'Gent' } }, 'registration.city_unknown'],
    [
      'an invoice to a city of another postal code',
      { invoice: { ...address, city: 'Gent' } },
      'registration.city_unknown',
    ],
  ])('is rejected with %s', async (_, changes, code) => {
    expect((await register({ company: { ...company, ...changes } })).body.code).toBe(code);
  });

  test.each([
    ['a company number where one is liable to VAT', { company: { ...company, business_id: '' } }],
    ['nine digits', { company: { ...company, business_id: '000020775' } }],
    ['terms that were not accepted', { accept_terms: false }],
    ['a homoglyph as a username', { login: loginOf('аlotte') }],
    [
      'a password without a digit',
      { login: { username: 'nieuw.een', password: 'Welkom-abc', confirmation: 'Welkom-abc' } },
    ],
    ['another confirmation', { login: { ...loginOf('nieuw.twee'), confirmation: 'Welkom-2027' } }],
    ['a role that nobody asked for', { roles: ['admin'] }],
    ['a name of a thousand letters', { contact: { ...contactOf('a@b.example'), first_name: 'x'.repeat(1000) } }],
  ])('is malformed with %s', async (_, changes) => {
    expect((await register(changes)).status).toBe(400);
  });

  test('is rejected from a program: with a filled hidden field, a too fast submit, another browser’s token, or an oversized body', async () => {
    expect((await register({ website: 'https://spam.example' })).body.code).toBe('registration.not_by_hand');
    const person = await visit(url);
    const body = await bodyFor(person);
    const fresh = (await person('GET', '/api/registration/store')).body['form_token'];
    const fast = await person('POST', '/api/registration/register', { ...body, form_token: fresh });
    expect(fast.body.code).toBe('registration.not_by_hand');
    const stranger = await visit(url);
    expect((await stranger('POST', '/api/registration/register', body)).body.code).toBe('registration.form_expired');
    const huge = await person('POST', '/api/registration/register', { ...body, website: 'x'.repeat(10_000_000) });
    expect(huge.status).toBe(413);
  });
});

const tilleuls = {
  businessId: '0000207757',
  isNaturalPerson: false,
  name: { nl: 'Résidence Les Tilleuls ASBL', fr: 'Résidence Les Tilleuls ASBL' },
  legalForm: { code: '017', text: { nl: 'VZW', fr: 'ASBL' } },
  situation: { code: '000', text: { nl: 'Normale toestand', fr: 'Situation normale' } },
  activeSince: '1998-04-01',
  activity: null,
  address: {
    kind: 'seat' as const,
    postal: '5000',
    city: { nl: 'Namen', fr: 'Namur' },
    street: { nl: 'Rue des Carmes', fr: 'Rue des Carmes' },
    streetNumber: '42',
    box: '',
    country: null,
  },
};
