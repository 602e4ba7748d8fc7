import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { RegisteredCompany } from '@talloor/catalogue/register/companyRegister.ts';
import { writeCompanies } from '@talloor/catalogue/register/writeCompanies.ts';
import type { Browser, ReadSideUnderTest } from '../audit/testing/startReadSide.ts';
import { startReadSideWithCatalogue } from '../audit/testing/startReadSideWithCatalogue.ts';

const home: RegisteredCompany = {
  businessId: '0000207757',
  isNaturalPerson: false,
  name: { nl: 'Woonzorg De Linden VZW', fr: 'Résidence Les Tilleuls ASBL' },
  legalForm: { code: '017', text: { nl: 'Vereniging zonder winstoogmerk', fr: 'Association sans but lucratif' } },
  situation: { code: '000', text: null },
  activeSince: '1998-04-01',
  activity: { code: '87100', text: { nl: 'Residentiële zorg', fr: 'Soins résidentiels' } },
  address: {
    kind: 'seat',
    postal: '5000',
    city: { nl: 'Namen', fr: 'Namur' },
    street: { nl: 'Rue des Carmes', fr: 'Rue des Carmes' },
    streetNumber: '42',
    box: '',
    country: null,
  },
};
const lookUp = (businessId: string) => `/api/registration/creditsafe/${businessId}`;
let side: ReadSideUnderTest;
let visitor: Browser;
beforeAll(async () => {
  side = await startReadSideWithCatalogue('2026-03-11T13:12:00.000Z');
  const bankrupt = { ...home, businessId: '0000401658', situation: { code: '050', text: null } };
  await writeCompanies(side.pool, [home, { ...bankrupt, address: null, activity: null, legalForm: null }]);
  visitor = await side.browser();
});
afterAll(() => side.close());

const answer = async (response: Promise<Response>) => {
  const { status, json } = await response.then(async (received) => ({
    status: received.status,
    json: await received.json(),
  }));
  return [status, json] as const;
};

test('a company of the register fills in the form of a visitor, in the language of the page', async () => {
  expect(await answer(visitor.get(`/fr${lookUp('0000207757')}`))).toEqual([
    200,
    {
      business_id: '0000207757',
      name: 'Résidence Les Tilleuls ASBL',
      kind: 'legal_person',
      legal_form: { code: '017', text: 'Association sans but lucratif' },
      status: 'active',
      situation: { code: '000', text: '000' },
      active_since: '1998-04-01',
      activity: { code: '87100', text: 'Soins résidentiels' },
      address: {
        kind: 'seat',
        postal: '5000',
        city: 'Namur',
        street: 'Rue des Carmes',
        street_number: '42',
        po_box: '',
        country: null,
      },
    },
  ]);
  expect(await answer(visitor.get(lookUp('0000207757')))).toMatchObject([200, { name: 'Woonzorg De Linden VZW' }]);
});

test('a bankrupt company without a seat is returned with that status', async () => {
  expect(await answer(visitor.get(lookUp('0000401658')))).toMatchObject([
    200,
    { status: 'bankrupt', address: null, legal_form: null, activity: null },
  ]);
});

test('an invalid, an unknown and a misspelt company number have different errors', async () => {
  expect(await answer(visitor.get(lookUp('0000207733')))).toMatchObject([422, { code: 'registry.invalid_number' }]);
  expect(await answer(visitor.get(`/fr${lookUp('0314595348')}`))).toMatchObject([
    404,
    { code: 'registry.not_found', title: 'Ce numéro d’entreprise ne figure pas au registre des entreprises' },
  ]);
  expect(await answer(visitor.get(lookUp('BE0207757')))).toMatchObject([404, { code: 'not_found' }]);
});

test('the function titles have both languages', async () => {
  const [status, json] = await answer(visitor.get('/api/registration/function_titles'));
  expect(status).toBe(200);
  expect((json as { function_titles: object[] }).function_titles).toContainEqual({
    code: 'chef',
    nl: 'Chef-kok',
    fr: 'Chef de cuisine',
  });
});

test('a user may look up thirty companies a minute, and does not delay other users', async () => {
  const [copier, other] = await Promise.all([side.browser({ userId: '41' }), side.browser({ userId: '42' })]);
  const numbers = ['0000207757', '0314595348', '0000401658'];
  const responses = await Promise.all(Array.from({ length: 31 }, (_, at) => copier.get(lookUp(numbers[at % 3] ?? ''))));
  const refusals = responses.filter(({ status }) => status === 429);
  expect(responses.filter(({ status }) => status === 200 || status === 404)).toHaveLength(30);
  expect(await Promise.all(refusals.map((refusal) => refusal.json()))).toMatchObject([
    { code: 'request.rate_limited' },
  ]);
  expect(Number(refusals[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await other.get(lookUp('0000207757'))).status).toBe(200);
});
