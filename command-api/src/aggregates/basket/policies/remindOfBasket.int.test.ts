import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { basketEvents } from '@talloor/events/basket/events.ts';
import { TryLater } from '@talloor/platform/subscription/tryLater.ts';
import type { CommandApi } from '../../../createCommandApi.ts';
import { logIn } from '../../../testing/logIn.ts';
import { createTestShop, friday, start, type TestShop } from '../../../testing/testShop.ts';

/** Friday's deadline: Wednesday 17:00 in Brussels; chosen at 14:12. */
const due = new Date('2026-03-11T13:45:00Z');
const deadline = new Date('2026-03-11T16:00:00Z');
let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop();
  await shop.writeFacts(['204118', '204119', '204120', '204121', '204122', '204123', '204124'], {
    100001: null,
    100002: null,
  });
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.setNow(start);
  shop.mails.length = 0;
});

async function leaveBasket(username: string, customer: string) {
  const person = await shop.signIn(username, [customer]);
  await person('PUT', '/api/basket/items', { 100001: 20, 100002: 4 });
  await person('GET', `/basket/confirm/${friday}`);
  return person;
}
async function remind(customer: string, api: CommandApi = shop.main.api): Promise<void> {
  const policy = api.policies.find(({ name }) => name === 'remindOfBasket');
  if (!policy) throw new Error('there is no such policy');
  for (const event of await shop.decoded())
    if (
      event.event.type === basketEvents.BasketDeliveryMomentConfirmed.type &&
      event.metadata.customerNumber === customer
    )
      await policy.react(event);
}
const reminderEvents = async (customer: string) =>
  (await shop.decoded()).filter(
    ({ event, metadata }) => event.type === 'BasketReminderSent' && metadata.customerNumber === customer,
  );

test('an unfinished basket causes one reminder over all processes, with one Message-ID after a crash', async () => {
  await leaveBasket('lotte', '204118');
  await expect(remind('204118')).rejects.toBeInstanceOf(TryLater);
  expect(shop.mails).toEqual([]);

  shop.setNow(due);
  const crash = (place: string) =>
    place === 'afterMailSent' ? Promise.reject(new Error('crashed')) : Promise.resolve();
  const crashing = await shop.startProcess({ reach: crash });
  await expect(remind('204118', crashing.api)).rejects.toThrow('crashed');
  expect(await reminderEvents('204118')).toEqual([]);
  await remind('204118');
  await remind('204118', (await shop.startProcess()).api);
  const [first, second, ...others] = shop.mails;
  expect(others).toEqual([]);
  expect(second?.messageId).toBe(first?.messageId);
  expect(first).toMatchObject({ to: ['lotte@talloor.example'], language: 'nl' });
  expect(first?.text).toMatch(/\(100001\)[^]*\(100002\)[^]*winkelwagen-bekijken\?id=/);
  expect(await reminderEvents('204118')).toHaveLength(1);
});

test('no reminder is sent when switched off, or for an emptied, ordered or expired basket', async () => {
  const amelie = await leaveBasket('amelie', '204119');
  await amelie('DELETE', '/api/basket');
  shop.setNow(due);
  await expect(remind('204119')).rejects.toBeInstanceOf(TryLater);
  await amelie('PUT', '/api/basket/items', { 100001: 20 });
  await amelie('POST', '/api/user/basket-reminder', { is_wanted: false });
  await remind('204119');
  await amelie('POST', '/api/user/basket-reminder', { is_wanted: true });
  expect(await amelie('POST', '/api/basket/checkout', { extra_emails: [] })).toMatchObject({ status: 201 });
  await remind('204119');
  shop.setNow(start);
  await leaveBasket('bram', '204120');
  shop.setNow(deadline);
  await remind('204120');
  expect(shop.mails).toEqual([]);
});

test('no reminder is sent for a basket just ordered in another process', async () => {
  const karim = await leaveBasket('karim', '204121');
  const other = await logIn((await shop.startProcess()).url, 'karim');
  await karim('PUT', '/api/basket/items', { 100001: 40 });
  expect(await other('POST', '/api/basket/checkout', { extra_emails: [] })).toMatchObject({ status: 201 });
  shop.setNow(due);
  await remind('204121');
  expect(shop.mails).toEqual([]);
});

test('no reminder is sent to an unlinked user, a user without order right, or for a suspended customer', async () => {
  await leaveBasket('nora', '204122');
  const unlinkedUser = (await shop.decoded()).findLast(({ event }) => event.type === 'AccountRegistered');
  await shop.main.api.unlinkCustomer(unlinkedUser?.streamId.slice('account-'.length) ?? '', '204122');
  await leaveBasket('piet', '204123');
  await shop.main.api.suspendCustomer('204123', 'unpaid invoices');
  await leaveBasket('lena', '204124');
  const viewer = (await shop.decoded()).findLast(({ event }) => event.type === 'AccountRegistered');
  await shop.main.api.changeRights(viewer?.streamId.slice('account-'.length) ?? '', {
    customerNumber: '204124',
    rights: ['see_prices'],
    orderLimitCents: null,
  });
  shop.setNow(due);
  for (const customer of ['204122', '204123', '204124']) await remind(customer);
  expect(shop.mails).toEqual([]);
});
