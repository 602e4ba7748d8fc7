import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { z } from 'zod';
import { createApiKey } from '@talloor/catalogue/apiKeys/createApiKey.ts';
import type { FaultPoint } from '@talloor/command-api/commands/faults.ts';
import { logIn } from '@talloor/command-api/testing/logIn.ts';
import type { BasketEvent } from '@talloor/events/basket/events.ts';
import type { OrderEvent } from '@talloor/events/order/events.ts';
import { commandIdOf } from '@talloor/platform/aggregate/commandIds.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import { verifyChain } from '@talloor/platform/codec/verifyChain.ts';
import { parseConfiguration } from '@talloor/platform/configuration.ts';
import { beginning, type RecordedEvent } from '@talloor/platform/eventStore/port.ts';
import { groupBy } from '@talloor/platform/groupBy.ts';
import { findPostmaster } from '../embedded/postmaster.ts';
import { reachableData } from '../embedded/serverUser.ts';
import { createMortalProduct, freePort, type MortalProduct } from './testing/crash/mortalProduct.ts';
import { deliveryFile, deliveryNumberOf, ordersOf, tellDeliveries } from './testing/crash/tellDeliveries.ts';
import { planKills } from './testing/crash/planKills.ts';
import { differencesFromRebuild } from './testing/crash/rebuild.ts';
import { emptyLedger, scarce, type Shopper, shopUntil } from './testing/crash/shopper.ts';
import { keepSecrets } from '../keepSecrets.ts';
import { visitDatabase } from '../openDatabase.ts';
import { openShop, type Shop } from './testing/openShop.ts';

const points: readonly FaultPoint[] = [
  'afterNumberDrawn',
  'afterBasketCheckedOut',
  'afterOrderPlaced',
  'afterStockReserved',
  'afterOrderAllocated',
  'afterMailSent',
];
const customers = ['204118', '204119', '204120', '204121', '204122', '204123'];
const pieces = 30;
const killCounts = { atEachPoint: 2, atMoments: 8 };
/** `CRASH_SEED=…` repeats steps and moments; process interleaving still varies. */
const randomSeed = randomInt(2 ** 31);
const crashSeed = z.coerce.number().int().nonnegative().default(randomSeed).parse(process.env['CRASH_SEED']);
const plan = planKills(crashSeed, points, killCounts);
const seedLabel = `CRASH_SEED=${crashSeed}`;

const ledger = emptyLedger();
const mails = new Map<string, string[]>();
let folder: string;
let smtp: SMTPServer;
let product: MortalProduct;
let environment: Record<string, string> & { PORT: string; DATA_DIR: string };
let kills = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'talloor-crash-'));
  await chmod(folder, 0o755);
  smtp = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'], onData: takeMail });
  // A killed product drops its connection.
  smtp.on('error', () => undefined);
  const listening = smtp.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  environment = {
    PORT: String(await freePort()),
    DATA_DIR: join(folder, 'data'),
    DEMO: 'false',
    NOW: '2026-03-11T14:12+01:00',
    LOGIN_ATTEMPTS: '1000',
    PUBLIC_URL: 'http://localhost',
    SMTP_URL: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
  };
  product = createMortalProduct(environment);
}, 60_000);
afterAll(async () => {
  product.signal('SIGKILL');
  await product.ended().catch(() => undefined);
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
  const postmaster = await findPostmaster(await reachableData(join(folder, 'data', 'postgres')));
  if (postmaster) process.kill(postmaster.pid, 'SIGQUIT');
  await rm(folder, { recursive: true, force: true });
});

const takeMail: NonNullable<SMTPServerOptions['onData']> = (stream, _session, callback) => {
  let words = '';
  stream.on('data', (chunk: Buffer) => (words += chunk.toString()));
  stream.on('end', () => {
    const [, messageId = '', order = ''] = /^Message-ID:\s+<(order-(\d+)-[^>]+)>/m.exec(words) ?? [];
    mails.set(order, [...(mails.get(order) ?? []), messageId]);
    callback();
  });
};

async function seed(): Promise<readonly { userId: string; customerNumber: string }[]> {
  const shop = await openShop(parseConfiguration(environment));
  await shop.writeArticles({ 100001: null, 100002: null, 100003: null, [scarce]: pieces });
  const users = [];
  for (const customerNumber of customers) {
    await shop.addCustomer(customerNumber);
    users.push({ customerNumber, userId: await shop.addUser(`u${customerNumber}`, [customerNumber]) });
  }
  await shop.close();
  return users;
}

async function waitForAnswers(more: number): Promise<void> {
  const expectedAnswers = ledger.answers + more;
  while (ledger.answers < expectedAnswers) await pause(2);
}

test(`a product that is killed at every step and at any moment loses nothing that it acknowledged (${seedLabel})`, async () => {
  const users = await seed();
  await product.start();
  const shoppers = await Promise.all(
    users.map(async (user): Promise<Shopper> => ({
      ...user,
      person: await logIn(product.url, `u${user.customerNumber}`),
    })),
  );
  let isOver = false;
  const shopping = Promise.all(shoppers.map((shopper) => shopUntil(() => isOver, shopper, ledger)));

  await waitForAnswers(10);
  product.signal('SIGKILL');
  for (const place of plan.atPoints) {
    expect((await product.ended()).signal).toBe('SIGKILL');
    kills += 1;
    await product.start(place);
  }
  for (const moment of plan.atMoments) {
    expect((await product.ended()).signal).toBe('SIGKILL');
    kills += 1;
    await product.start();
    await waitForAnswers(moment.answers);
    await pause(moment.pauseMs);
    product.signal('SIGKILL');
  }
  await product.ended();
  kills += 1;
  await product.start();
  await waitForAnswers(20);
  const postmaster = await findPostmaster(await reachableData(join(folder, 'data', 'postgres')));
  if (!postmaster) throw new Error('the embedded PostgreSQL of the product does not run');
  process.kill(postmaster.pid, 'SIGKILL');
  const end = await product.ended();
  expect(end.code).toBe(1);
  expect(end.output).toContain('PostgreSQL has ended');
  await product.start();
  await waitForAnswers(20);
  isOver = true;
  await shopping;
  while (!ledger.orders.every(({ orderNumber }) => mails.has(orderNumber))) await pause(20);
  while (!(await product.isReady())) await pause(20);
  for (const { person, customerNumber } of shoppers) {
    const { body } = await person('GET', '/api/dashboard/orders/pending');
    const customerOrders = ledger.orders.filter(({ by }) => by.customerNumber === customerNumber);
    expect(body['pagination']).toMatchObject({ results: customerOrders.length });
  }
  product.signal('SIGTERM');
  expect(await product.ended()).toMatchObject({ code: 0 });
  expect(kills).toBe(1 + plan.atPoints.length + plan.atMoments.length);
  expect(ledger.complaints).toEqual([]);
}, 240_000);

test(`an ERP's file that an instance died of is sent again to another: nothing of it is lost or doubled (${seedLabel})`, async () => {
  const laterEnvironment = { ...environment, NOW: '2026-03-13T10:30+01:00', ERP_SIMULATOR: 'off' };
  product = createMortalProduct(laterEnvironment);
  await product.start();
  const { url: databaseUrl } = await visitDatabase(parseConfiguration(laterEnvironment));
  const { masterKey, sessionSecret } = await keepSecrets(laterEnvironment.DATA_DIR);
  const secondEnvironment = {
    ...laterEnvironment,
    PORT: String(await freePort()),
    DATA_DIR: join(folder, 'beside'),
    DATABASE_URL: databaseUrl,
    MASTER_KEY: masterKey,
    SESSION_SECRET: sessionSecret,
  };
  const shop = await openShop(parseConfiguration({ ...secondEnvironment, DATA_DIR: laterEnvironment.DATA_DIR }));
  const instance = createMortalProduct(secondEnvironment);
  try {
    const changedBy = { by: 'system', at: new Date() };
    const key = await createApiKey(shop.pool, { name: 'ERP', subjects: ['deliveries'] }, changedBy);
    const file = deliveryFile(await shop.codec.decode(await readAllRecords(shop)));
    expect(file).toHaveLength(4 * ledger.orders.length);
    await instance.start(`afterPickingBegun:${1 + (crashSeed % Math.ceil(ledger.orders.length / 2))}`);
    await expect(tellDeliveries(instance.url, key.secret, file)).rejects.toThrow('fetch failed');
    expect((await instance.ended()).signal).toBe('SIGKILL');
    const expectedAnswer = { status: 200, body: { lines: file.length, parked: 0, rejected: 0, errors: [] } };
    // The sender repeats without knowing the outcome.
    const both = await Promise.all([1, 2].map(() => tellDeliveries(product.url, key.secret, file)));
    for (const answer of both) expect(answer).toMatchObject(expectedAnswer);
    const repeatedAnswer = await tellDeliveries(product.url, key.secret, file);
    expect(repeatedAnswer).toMatchObject({
      ...expectedAnswer,
      body: { ...expectedAnswer.body, applied: 0, unchanged: file.length },
    });
  } finally {
    instance.signal('SIGKILL');
    await shop.close();
  }
  while (!(await product.isReady())) await pause(20);
  product.signal('SIGTERM');
  expect(await product.ended()).toMatchObject({ code: 0 });
}, 90_000);

test(`what it has stored holds: events, chains, orders, stock, mails and read models (${seedLabel})`, async () => {
  const shop = await openShop(parseConfiguration(environment));
  try {
    const records = await readAllRecords(shop);
    expect(records.map(({ position }) => Number(position))).toEqual(records.map((_, index) => index + 1));
    for (const stream of groupBy(records, ({ streamId }) => streamId).values())
      expect(verifyChain(stream)).toMatchObject({ whole: true });

    const events = await shop.codec.decode<BasketEvent | OrderEvent>(records);
    expect(lostChanges(events)).toEqual([]);
    expect(ledger.orders.flatMap((order) => faultsOf(order, events))).toEqual([]);
    const placed = events.filter(({ event }) => event.type === 'OrderPlaced');
    expect(placed).toHaveLength(ledger.orders.length);

    expect(allocatedOf(scarce, events)).toBeLessThanOrEqual(pieces);
    const { rows } = await shop.pool.query<{ allocated: string }>(
      'select coalesce(sum(allocated), 0) as allocated from catalogue.reservations where article_number = $1',
      [scarce],
    );
    expect(Number(rows[0]?.allocated)).toBe(allocatedOf(scarce, events));

    expect(mails.size).toBe(ledger.orders.length);
    const changedOrders = new Set(ledger.submits.map(({ orderNumber }) => orderNumber));
    expect(changedOrders.size).toBeGreaterThan(0);
    // A fast change makes one mail for both versions.
    for (const [order, messageIds] of mails)
      expect([order, new Set(messageIds).size <= (changedOrders.has(order) ? 2 : 1)]).toEqual([order, true]);
    const differences = await differencesFromRebuild(shop);
    expect(new Set(Object.values(differences))).toEqual(new Set([0]));
    const parked = await shop.pool.query('select policy, error from platform.parked where not planned');
    expect(parked.rows).toEqual([]);
  } finally {
    await shop.close();
  }
}, 60_000);

async function readAllRecords({ store }: Shop): Promise<RecordedEvent[]> {
  const records: RecordedEvent[] = [];
  for (;;) {
    const page = await store.readAll(records.at(-1)?.position ?? beginning, 500);
    if (page.length === 0) return records;
    records.push(...page);
  }
}

type Event = DecodedEvent<BasketEvent | OrderEvent>;
const commandOf = ({ by, key }: { by: Shopper; key: string }, name: string) =>
  commandIdOf(`${by.userId}/${by.customerNumber}`, name, key);

const lostChanges = (events: readonly Event[]) =>
  ledger.changes.filter((change) => {
    const id = commandOf(change, 'changeBasketLine');
    const changeEvents = events.filter(
      ({ event, metadata }) =>
        metadata.commandId === id &&
        ((event.type === 'BasketLineQuantityChanged' && event.data.quantity === change.quantity) ||
          (event.type === 'BasketLineRemoved' && change.quantity === 0)),
    );
    return changeEvents.length !== 1;
  });

const steps = {
  order: ['OrderPlaced', 'OrderClosedForChanges', 'OrderPickingBegun'],
  delivered: ['DeliveryScheduled', 'DeliveryPicked', 'DeliveryDispatched', 'DeliveryDelivered'],
};

function faultsOf(order: (typeof ledger.orders)[number], events: readonly Event[]): string[] {
  const id = commandOf(order, 'checkout');
  const decided = events.flatMap(({ event, metadata }) =>
    metadata.commandId === id && event.type === 'BasketCheckedOut' ? [event.data] : [],
  );
  const typesOf = (stream: string): string[] =>
    events.filter(({ streamId }) => streamId === stream).map(({ event }) => event.type);
  const types = typesOf(`order-${order.orderNumber}`);
  const delivered = typesOf(`delivery-${deliveryNumberOf(order.orderNumber)}`);
  const lines = Object.fromEntries(decided[0]?.lines.map((line) => [line.articleNumber, line.quantity]) ?? []);
  const faults = [];
  if (decided.length !== 1 || decided[0]?.orderNumber !== order.orderNumber) faults.push('decided otherwise');
  const submitted = ledger.submits.find(({ orderNumber }) => orderNumber === order.orderNumber);
  for (const type of submitted ? [...steps.order, 'OrderModificationSubmitted'] : steps.order)
    if (types.filter((each) => each === type).length !== 1) faults.push(`has ${types.join(', ')}`);
  const stream = events.filter(({ streamId }) => streamId === `order-${order.orderNumber}`);
  const [finalOrder] = ordersOf(stream as DecodedEvent<OrderEvent>[]);
  const expectedLines = { ...order.lines, ...(submitted && { [submitted.article]: submitted.quantity }) };
  const has = Object.fromEntries(finalOrder?.content.lines.map((line) => [line.articleNumber, line.quantity]) ?? []);
  if (JSON.stringify(sorted(has)) !== JSON.stringify(sorted(expectedLines))) faults.push('became another');
  const isWhole =
    finalOrder?.status === 'closed' && finalOrder.allocated && finalOrder.confirmationSent && finalOrder.isBeingPicked;
  if (!isWhole || finalOrder.version !== (submitted ? 2 : 1)) faults.push('is not whole');
  if (delivered.join() !== steps.delivered.join()) faults.push(`was delivered by ${delivered.join(', ')}`);
  if (JSON.stringify(sorted(lines)) !== JSON.stringify(sorted(order.lines))) faults.push('has other lines');
  return faults.map((fault) => `${order.orderNumber} ${fault}`);
}

const sorted = (lines: Readonly<Record<string, number>>) =>
  Object.entries(lines).toSorted(([first], [second]) => first.localeCompare(second));

const allocatedOf = (article: string, events: readonly Event[]): number =>
  ordersOf(events as DecodedEvent<OrderEvent>[])
    .flatMap(({ content, allocations }) =>
      content.lines.flatMap(({ lineId, articleNumber }) => (articleNumber === article ? [allocations[lineId]] : [])),
    )
    .reduce((sum, allocation) => sum + (allocation && allocation.status !== 'pending' ? allocation.quantity : 0), 0);
