import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { writeTestCustomer } from '@talloor/catalogue/testing.ts';
import type { Browser, ReadSideUnderTest } from '../audit/testing/startReadSide.ts';
import { startReadSideWithCatalogue } from '../audit/testing/startReadSideWithCatalogue.ts';

let side: ReadSideUnderTest;
let support: Browser;

const door = { postal: '5000', city: 'Namur', street: 'Rue des Carmes', streetNumber: '44', box: '', country: 'BE' };
const filed = (registrationId: string, companyName: string, lastName: string) => ({
  type: 'RegistrationFiled' as const,
  data: {
    registrationId,
    kind: 'registration' as const,
    outcome: 'created' as const,
    language: 'fr' as const,
    sector: 'care_home',
    companyType: 'association',
    vatLiable: true,
    businessId: '0000207757',
    companyName,
    claimedCustomer: null,
    customerNumber: null,
    existingUserId: null,
    delivery: { ...door, country: 'BE' as const },
    invoice: null,
    tookRegisterAddress: false,
    register: { found: 'no' as const },
    contact: {
      salutation: 'mrs' as const,
      firstName: 'Zoé',
      lastName,
      position: 'kitchen',
      phone: '081000042',
      mobile: '',
      email: `${registrationId}@tilleuls.example`,
      extraEmail: '',
    },
    username: `user.${registrationId}`,
    termsAcceptedAt: '2026-03-09T14:02:00.000Z',
  },
});

beforeAll(async () => {
  side = await startReadSideWithCatalogue();
  await writeTestCustomer(side.pool, '204118');
  const other = filed('1044', 'Zaak', "D'Hondt");
  await side.append('registration-1044', [
    { ...other, data: { ...other.data, outcome: 'other_contact', customerNumber: '204118', businessId: '' } },
  ]);
  await side.append('registration-1042', [filed('1042', 'Résidence Les Tilleuls', 'Lejeune')]);
  await side.append('registration-1043', [
    filed('1043', 'Château 50 %', 'Lejeune'),
    { type: 'RegistrationRefused', data: { registrationId: '1043', language: 'fr', reason: 'Nous n’y livrons pas.' } },
  ]);
  await side.append('account-7', [
    {
      type: 'AccountRegistered',
      data: {
        userId: '7',
        username: 'lotte',
        firstName: 'Lotte',
        lastName: 'Vermeersch',
        email: 'lotte@example.com',
        language: 'nl',
        roles: ['customer'],
      },
    },
    { type: 'AccountErasureRequested', data: {} },
  ]);
  support = await side.browser({ userId: '9001', roles: ['sales-support'], customers: [], customerNumber: null });
});
afterAll(() => side.close());

const findRegistrationIds = async (query: string): Promise<string[]> => {
  const answer = await support.get(`/api/office/registrations?${query}`);
  const { registrations } = (await answer.json()) as { registrations: { id: string }[] };
  return registrations.map(({ id }) => id).toSorted();
};

test('a registration is found by business, person, username, address or town, in any tab', async () => {
  expect(await findRegistrationIds('tab=todo')).toEqual(['1042', '1044']);
  expect(await findRegistrationIds('q=residence+TILLEULS')).toEqual(['1042']);
  expect(await findRegistrationIds('q=lejeune')).toEqual(['1042', '1043']);
  expect(await findRegistrationIds('q=user.1043')).toEqual(['1043']);
  expect(await findRegistrationIds('q=1042%40tilleuls')).toEqual(['1042']);
  expect(await findRegistrationIds('q=5000+namur+chateau')).toEqual(['1043']);
  expect(await findRegistrationIds(`q=${encodeURIComponent('D’HONDT')}`)).toEqual(['1044']);
  expect(await findRegistrationIds(`q=${encodeURIComponent('d´hondt zoe')}`)).toEqual(['1044']);
  expect(await findRegistrationIds('q=nobody')).toEqual([]);
});

test('a per cent sign is searched literally, and a blank search returns all registrations to do', async () => {
  expect(await findRegistrationIds('q=50+%25')).toEqual(['1043']);
  expect(await findRegistrationIds('q=l%25n')).toEqual([]);
  expect(await findRegistrationIds('q=+')).toEqual(['1042', '1044']);
});

test('a request is due at the end of the second working day after its submission', async () => {
  const [request] = (await (await support.get('/api/office/requests')).json()) as { due_at: string }[];
  expect(request).toMatchObject({ requested_at: '2026-03-09T14:02:00.000Z', due_at: '2026-03-11T16:30:00.000Z' });
});

test('a registration for an existing customer shows that customer as a possible double', async () => {
  const { doubles } = (await (await support.get('/api/office/registrations/1044')).json()) as { doubles: unknown[] };
  expect(doubles).toMatchObject([{ customer_number: '204118', why: 'its_customer' }]);
});
