import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import { type EventStore, EventStoreUnavailable } from '@talloor/platform/eventStore/port.ts';
import { createRunner } from '@talloor/platform/subscription/createRunner.ts';
import { until } from '@talloor/platform/testing/until.ts';
import type { CommandApi } from '../createCommandApi.ts';
import { createMailServer } from '../testing/mailServer.ts';
import { createTestShop, friday, type TestShop } from '../testing/testShop.ts';
import { createMailer } from './mailer.ts';

let shop: TestShop;
let mails: Awaited<ReturnType<typeof createMailServer>>;
let mailer: ReturnType<typeof startMailer>;
const startMailer = () => createMailer({ smtpUrl: mails.url, folder: '', from: 'Talloor <winkel@talloor.example>' });

beforeAll(async () => {
  shop = await createTestShop();
  await shop.writeFacts(['204118', '204119', '204120', '204121'], { 100001: null });
  mails = await createMailServer();
  mailer = startMailer();
});
beforeEach(() => void (mails.received.length = 0));
afterAll(async () => {
  await mailer.close();
  await mails.stop();
  await shop.close();
});

async function order(username: string, customer: string, url = shop.main.url): Promise<void> {
  const person = await shop.signIn(username, [customer], url);
  await person('PUT', '/api/basket/items', { 100001: 20 });
  await person('GET', `/basket/confirm/${friday}`);
  expect(await person('POST', '/api/basket/checkout', { extra_emails: [] }, username)).toMatchObject({ status: 201 });
}
const eventsOf = async (type: string, customer: string): Promise<readonly DecodedEvent[]> =>
  (await shop.decoded()).filter(({ event, metadata }) => event.type === type && metadata.customerNumber === customer);

async function confirm(api: CommandApi, customer: string, origin = ''): Promise<void> {
  const policy = api.policies.find(({ name }) => name === 'sendOrderConfirmation');
  const [allocated] = await eventsOf('OrderLinesAllocated', customer);
  if (!policy || !allocated) throw new Error('the order or the policy is missing');
  const { metadata } = allocated;
  await policy.react({ ...allocated, metadata: { ...metadata, correlationId: origin + metadata.correlationId } });
}

function storeWithoutNotes() {
  const state = { isDown: true, lostNotes: 0 };
  const append: EventStore['append'] = (streamId, expected, events) => {
    if (!state.isDown || !events.some(({ data }) => Object.hasOwn(Object(data), 'messageId')))
      return shop.store.append(streamId, expected, events);
    state.lostNotes += 1;
    return Promise.reject(new EventStoreUnavailable('the store has ended'));
  };
  return { state, append };
}

test('a mail goes once when the store ends before its note is stored', async () => {
  const { state, append } = storeWithoutNotes();
  const { api } = await shop.startProcess(undefined, mailer, append);
  const { store, codec, url: databaseUrl } = shop;
  const policies = api.policies.filter(({ name }) => name === 'sendOrderConfirmation');
  const runner = createRunner({ store, codec, databaseUrl, projectors: [], policies });
  await runner.start();
  await order('lotte', '204118');
  // The repository appends three times per reaction.
  await until('several reactions lost their note', () => state.lostNotes >= 9);
  state.isDown = false;
  await until('the mail is noted', async () => (await eventsOf('OrderConfirmationSent', '204118')).length > 0);
  await runner.stop();
  expect(mails.received).toMatchObject([{ to: ['lotte@talloor.example'] }]);
  expect(await eventsOf('OrderConfirmationSent', '204118')).toHaveLength(1);
}, 30_000);

test('a process with an older state of an order sends no mail that another process has noted', async () => {
  const otherMailer = startMailer();
  const first = await shop.startProcess(undefined, mailer);
  const second = await shop.startProcess(undefined, otherMailer);
  await order('amelie', '204119', second.url);
  await confirm(first.api, '204119');
  await confirm(second.api, '204119');
  await otherMailer.close();
  expect(mails.received).toHaveLength(1);
  expect(await eventsOf('OrderConfirmationSent', '204119')).toHaveLength(1);
});

test('a crash between mail and note repeats the mail once, with the same Message-ID', async () => {
  const { append } = storeWithoutNotes();
  const crashing = await shop.startProcess(undefined, mailer, append);
  await order('bram', '204120');
  await expect(confirm(crashing.api, '204120')).rejects.toBeInstanceOf(EventStoreUnavailable);
  const restartedMailer = startMailer();
  const restarted = await shop.startProcess(undefined, restartedMailer);
  await confirm(restarted.api, '204120');
  await confirm(restarted.api, '204120');
  await restartedMailer.close();
  const ids = mails.received.map(({ messageId }) => messageId);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

test('an order of the demo seed gets no mail and no note', async () => {
  const { api } = await shop.startProcess(undefined, mailer);
  await order('karim', '204121');
  await confirm(api, '204121', 'demo:');
  expect(mails.received).toEqual([]);
  expect(await eventsOf('OrderConfirmationSent', '204121')).toEqual([]);
  await confirm(api, '204121');
  expect(mails.received).toHaveLength(1);
});
