import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createSigner } from '@talloor/platform/createSigner.ts';
import { createCommandHash } from '@talloor/platform/aggregate/createCommandHash.ts';
import { createRepository } from '@talloor/platform/aggregate/createRepository.ts';
import { until } from '@talloor/platform/testing/until.ts';
import { createRunner, type Runner } from '@talloor/platform/subscription/createRunner.ts';
import { pino } from 'pino';
import { SMTPServer } from 'smtp-server';
import { createCommandApi } from '../../../createCommandApi.ts';
import { createMailer } from '../../../mail/mailer.ts';
import { createTestShop, friday, start, type TestShop } from '../../../testing/testShop.ts';

let shop: TestShop;
let runner: Runner;
let close: () => Promise<void>;
const logged: string[] = [];
const fullMailboxes = new Set<string>();
const delivered: string[] = [];

beforeAll(async () => {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, callback) => {
      if (address.startsWith('weg')) return callback(new Error(`${address} is unknown here`));
      callback(fullMailboxes.has(address) ? Object.assign(new Error('mailbox full'), { responseCode: 452 }) : null);
    },
    onData: (stream, { envelope }, callback) => {
      stream.resume();
      stream.on('end', () => {
        delivered.push(...envelope.rcptTo.map(({ address }) => address));
        callback();
      });
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const smtpUrl = `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`;
  const mailer = createMailer({ smtpUrl, folder: '', from: 'Talloor <bestellingen@talloor.example>' });
  shop = await createTestShop();
  await shop.writeFacts(['204118', '204119', '204120', '204121'], { 100001: null });
  const { store, codec, url: databaseUrl } = shop;
  const api = createCommandApi({
    ...shop,
    repository: createRepository({ store, codec }),
    clock: { now: () => start },
    hashCommand: createCommandHash(new Uint8Array(32).fill(7)),
    sign: createSigner(new Uint8Array(32).fill(7)),
    features: { wish_list: false, restricted_wish_list: false, basket_upload: false, pending_orders: true },
    log: pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) }),
    mailer,
  });
  runner = createRunner({ store, codec, databaseUrl, projectors: [], policies: api.policies, laterPausesMs: [20] });
  await runner.start();
  close = async () => {
    await mailer.close();
    await runner.stop();
    await new Promise<void>((resolve) => server.close(() => resolve()));
    await shop.close();
  };
});
afterAll(() => close());

const order = async (username: string, customer: string, extraEmails: readonly string[] = []): Promise<void> => {
  const person = await shop.signIn(username, [customer]);
  await person('PUT', '/api/basket/items', { 100001: 20 });
  await person('GET', `/basket/confirm/${friday}`);
  const body = { po_number: '', message: '', extra_emails: extraEmails };
  expect(await person('POST', '/api/basket/checkout', body, username)).toMatchObject({ status: 201 });
};

const confirmationsSent = async () =>
  (await shop.decoded()).filter(({ event }) => event.type === 'OrderConfirmationSent');

test('a customer with a full mailbox gets the confirmation later, and other customers get theirs without delay', async () => {
  fullMailboxes.add('vol@talloor.example');
  await order('vol', '204118');
  await until('the full mailbox was met', async () => (await runner.parked()).length === 1);
  await order('lotte', '204119');
  await order('amelie', '204120');
  await until('both others have theirs', () => delivered.length === 2);
  expect(delivered.toSorted()).toEqual(['amelie@talloor.example', 'lotte@talloor.example']);
  await until('the full mailbox was tried again', async () => ((await runner.parked())[0]?.tries ?? 0) > 1);
  const [parkedMail] = await runner.parked();
  expect(parkedMail).toMatchObject({ policy: 'sendOrderConfirmation', nextTryAt: expect.any(Date) });
  expect(parkedMail?.error).toMatch(/^MailDeferred: mail order-\d+-\S+@talloor.example was not taken: 452$/);

  fullMailboxes.clear();
  await until('nothing waits', async () => (await runner.parked()).length === 0);
  expect(delivered.slice(2)).toEqual(['vol@talloor.example']);
  expect(await confirmationsSent()).toHaveLength(3);
});

test('the recipient count contains only accepting addresses, and the log has only the code of a rejecting address', async () => {
  const earlierConfirmations = await confirmationsSent();
  const earlierCount = delivered.length;
  await order('bram', '204121', ['keuken@talloor.example', 'weg@talloor.example']);
  await until('it is noted', async () => (await confirmationsSent()).length > earlierConfirmations.length);
  expect(delivered.slice(earlierCount).toSorted()).toEqual(['bram@talloor.example', 'keuken@talloor.example']);
  expect((await confirmationsSent()).at(-1)?.event.data).toMatchObject({ recipientCount: 2 });
  expect(logged.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { messageId: expect.any(String), refusals: [550], msg: 'addresses refused a mail that others took' },
  ]);
  expect(logged.join('')).not.toContain('weg');
});
