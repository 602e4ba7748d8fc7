import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { EventStoreUnavailable } from '@talloor/platform/eventStore/port.ts';
import { customerFold, customerStream } from '@talloor/events/customer/customer.ts';
import { changeCustomerAddress } from '@talloor/catalogue/customer/changeCustomerAddress.ts';
import { customerRights, type CustomerRight } from '@talloor/rules/account/rights.ts';
import type { Mail } from '../../../mail/mailer.ts';
import { logIn, type Person } from '../../../testing/logIn.ts';
import { createTestShop, start, type TestShop } from '../../../testing/testShop.ts';

type Process = Awaited<ReturnType<TestShop['startProcess']>>;
let shop: TestShop;
let process: Process;
let lotte: Person;
let support: Person;
let userId: string;
let sara: Person;
let saraId: string;

beforeAll(async () => {
  shop = await createTestShop();
  await shop.writeFacts(['204118'], {});
  process = await shop.startProcess();
  userId = await register('lotte', 'fr', 'customer');
  saraId = await register('sara', 'nl', 'customer');
  await grant(userId, customerRights);
  await register('support', 'nl', 'sales-support');
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.setNow(start);
  [lotte, sara, support] = await Promise.all([
    logIn(process.url, 'lotte'),
    logIn(process.url, 'sara'),
    logIn(process.url, 'support'),
  ]);
});

const register = (username: string, language: 'nl' | 'fr', role: 'customer' | 'sales-support') =>
  shop.main.api.registerAccount({
    username,
    password: 'Welkom-2026',
    firstName: 'Lotte',
    lastName: 'Peeters',
    email: `${username}@talloor.example`,
    language,
    roles: [role],
    customers: role === 'customer' ? ['204118'] : [],
  });
const grant = (id: string, rights: readonly CustomerRight[]) =>
  shop.main.api.changeRights(id, { customerNumber: '204118', rights, orderLimitCents: null });
async function requestAddress(street: string): Promise<string> {
  const address = { addressee: 'Bistro', street, street_number: '2', po_box: '', postal: '9000', city: 'Gent' };
  const answer = await lotte('POST', '/api/user/customers/204118/changes', { kind: 'delivery', address });
  expect(answer).toMatchObject({ status: 200 });
  return String(answer.body['request_id']);
}
const judge = (request: string, verdict: 'accept' | 'refuse', body: object) =>
  support('POST', `/api/office/customers/204118/changes/${request}/${verdict}`, body);
/** Policies may repeat a mail under the same id. */
async function readMails(): Promise<readonly Mail[]> {
  shop.mails.length = 0;
  await shop.runPolicies(process.api);
  const mails = shop.mails.filter(({ messageId }) => messageId.startsWith('customer-change-'));
  return [...new Map(mails.map((mail) => [mail.messageId, mail])).values()];
}
const streetOf = async () => {
  const { rows } = await shop.pool.query<{ street: string }>(
    `select address ->> 'street' as street from catalogue.customers where customer_number = '204118'`,
  );
  return rows[0]?.street;
};
const viewsOf = async () => {
  const { state } = await shop.repository.load(customerFold, customerStream('204118'));
  return state.status === 'none' ? [] : state.views;
};

test('the user who requested an address reads the decision and the answer in a mail in their language', async () => {
  const refusedId = await requestAddress('Kaai');
  await judge(refusedId, 'refuse', { reason: 'incomplete', answer: 'Quel numéro de boîte ?' });
  const acceptedId = await requestAddress('Kouter');
  expect(await judge(acceptedId, 'accept', { answer: '' })).toMatchObject({ status: 400 });
  await judge(acceptedId, 'accept', { reason: 'address_checked', answer: '' });
  expect(await streetOf()).toBe('Kouter');
  const mails = await readMails();
  expect(mails).toMatchObject([
    { to: ['lotte@talloor.example'], language: 'fr', subject: expect.stringContaining('n’a pas été modifiée') },
    { to: ['lotte@talloor.example'], language: 'fr', subject: expect.stringContaining('est enregistrée') },
  ]);
  expect(mails[0]?.text).toContain('Quel numéro de boîte ?');
  expect(mails[1]?.text).not.toContain('vérifiée');
  const acceptedEvents = (await shop.decoded()).filter(({ event }) => event.type === 'CustomerChangeAccepted');
  expect(acceptedEvents).toMatchObject([
    { event: { data: { reason: 'address_checked', answer: '' } }, metadata: { actorRole: 'sales-support' } },
  ]);
  expect(mails[0]?.text).toContain('/fr/mon-compte/clients');
  expect((await readMails()).map(({ messageId }) => messageId)).toEqual(mails.map(({ messageId }) => messageId));
});

test('a newer address of the ERP stays when the policy repeats an acceptance', async () => {
  const address = { name: 'Bistro', street: 'Vrijdagmarkt', streetNumber: '1', box: '', postal: '9000', city: 'Gent' };
  const change = { customerNumber: '204118', kind: 'delivery', address } as const;
  await changeCustomerAddress(shop.pool, change, { by: 'erp', at: start });
  await shop.runPolicies(process.api);
  expect(await streetOf()).toBe('Vrijdagmarkt');
});

test('a customer view ends by policy after its time, when the window was closed', async () => {
  const answer = await support('POST', `/api/office/users/${userId}/customers/204118/view`, { reason: 'complaint' });
  expect(answer).toMatchObject({ status: 200 });
  expect(await viewsOf()).toHaveLength(1);
  shop.setNow(new Date(start.getTime() + 31 * 60_000));
  await shop.runPolicies(process.api);
  expect(await viewsOf()).toEqual([]);
});

test('sales support gives a user the management right with a reason, effective in open sessions at once', async () => {
  const list = '/api/portal/lists/0197a1f2-7c1e-7d2a-9a51-3c2f6f0f9b11';
  expect(await sara('DELETE', list)).toMatchObject({ status: 403, body: { code: 'permission.denied' } });
  const give = (person: Person, body: object, id = saraId) =>
    person('POST', `/api/office/users/${id}/customers/204118/rights`, body);
  const management = { rights: ['order', 'portal'], order_limit_cents: 25_000, reason: 'no_manager' };
  expect(await give(sara, management)).toMatchObject({ status: 403 });
  expect(await give(support, { ...management, reason: 'omdat' })).toMatchObject({ status: 400 });
  expect(await give(support, management, '99999')).toMatchObject({ status: 404, body: { code: 'user.not_found' } });
  expect(await give(support, management)).toMatchObject({ status: 200, body: { id: saraId } });
  expect(await sara('DELETE', list)).toMatchObject({ status: 404, body: { code: 'list.not_found' } });
  const rightsEvents = (await shop.decoded()).filter(
    ({ event, streamId }) => event.type === 'CustomerRightsChanged' && streamId === `account-${saraId}`,
  );
  expect(rightsEvents).toMatchObject([
    {
      event: {
        data: { customerNumber: '204118', rights: ['order', 'portal'], orderLimitCents: 25_000, reason: 'no_manager' },
      },
      metadata: { actorRole: 'sales-support', customerNumber: '204118' },
    },
  ]);
  expect(await give(support, { ...management, rights: ['order'] })).toMatchObject({ status: 200 });
  expect(await sara('DELETE', list)).toMatchObject({ status: 403 });
});

test('a user who does not manage the customer cannot request another address', async () => {
  const orders = customerRights.filter((right) => right !== 'portal');
  await grant(userId, orders);
  const address = { addressee: 'Bistro', street: 'Kade', street_number: '9', po_box: '', postal: '9000', city: 'Gent' };
  const answer = await lotte('POST', '/api/user/customers/204118/changes', { kind: 'billing', address });
  expect(answer).toMatchObject({ status: 403, body: { code: 'permission.denied' } });
  await grant(userId, customerRights);
});

test('an address request that cannot be stored is rejected, and its repeat is stored once', async () => {
  let isBroken = true;
  const { url } = await shop.startProcess(undefined, undefined, (...append) =>
    isBroken ? Promise.reject(new EventStoreUnavailable()) : shop.store.append(...append),
  );
  const person = await logIn(url, 'lotte');
  const address = {
    addressee: 'Bistro',
    street: 'Kade',
    street_number: '7',
    po_box: '',
    postal: '9000',
    city: 'Gent',
  };
  const ask = () => person('POST', '/api/user/customers/204118/changes', { kind: 'billing', address }, 'once-kept');
  const countRequests = async () =>
    (await shop.decoded()).filter(({ event }) => event.type === 'CustomerChangeRequested').length;
  const before = await countRequests();
  expect(await ask()).toMatchObject({ status: 503, body: { code: 'customer.update_failed' } });
  expect(await countRequests()).toBe(before);
  isBroken = false;
  for (const _ of [1, 2]) expect(await ask()).toMatchObject({ status: 200, body: { status: 'requested' } });
  expect(await countRequests()).toBe(before + 1);
});
