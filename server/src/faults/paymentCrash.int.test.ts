import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { z } from 'zod';
import { issueInvoice } from '@talloor/command-api/testing/issueInvoice.ts';
import { logIn, type Person } from '@talloor/command-api/testing/logIn.ts';
import { invoiceStream, type InvoiceEvent } from '@talloor/events/invoice/events.ts';
import { invoiceFold } from '@talloor/events/invoice/state.ts';
import { paymentStream, type PaymentEvent } from '@talloor/events/payment/events.ts';
import { paymentFold } from '@talloor/events/payment/state.ts';
import { verifyChain } from '@talloor/platform/codec/verifyChain.ts';
import { parseConfiguration } from '@talloor/platform/configuration.ts';
import { beginning, type RecordedEvent } from '@talloor/platform/eventStore/port.ts';
import { groupBy } from '@talloor/platform/groupBy.ts';
import { createTestDatabase } from '@talloor/platform/postgres/testing.ts';
import { isLongRun } from '@talloor/platform/testing/isLongRun.ts';
import { until } from '@talloor/platform/testing/until.ts';
import { createMortalProduct, freePort, type MortalProduct } from './testing/crash/mortalProduct.ts';
import { paymentPoints } from './testing/crash/paymentPoints.ts';
import { type PaymentLedger, payUntil, type Round } from './testing/crash/payUntil.ts';
import { planKills } from './testing/crash/planKills.ts';
import { openShop, type Shop } from './testing/openShop.ts';

const customers = ['204118', '204119', '204120'];
/** `CRASH_SEED=…` repeats the places; process interleaving still varies. */
const crashSeed = z.coerce
  .number()
  .int()
  .nonnegative()
  .default(randomInt(2 ** 31))
  .parse(process.env['CRASH_SEED']);
const everyKill = planKills(crashSeed, paymentPoints, { atEachPoint: 4, atMoments: 0 }).atPoints;
const kills = isLongRun ? everyKill : everyKill.filter((_, index) => (index + crashSeed) % 26 === 0);
const seedLabel = `CRASH_SEED=${crashSeed}`;

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let folder: string;
let product: MortalProduct;
let shop: Shop;
const roundsOf = new Map<string, Round[]>();

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'talloor-payments-'));
  const environment = {
    PORT: String(await freePort()),
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    DEMO: 'false',
    PAYMENT_PROVIDER: 'sandbox',
    NOW: '2026-03-11T14:12+01:00',
    LOGIN_ATTEMPTS: '1000',
  };
  product = createMortalProduct(environment);
  shop = await openShop(parseConfiguration(environment));
  for (const customerNumber of customers) {
    await shop.addCustomer(customerNumber);
    await shop.addUser(`u${customerNumber}`, [customerNumber]);
    roundsOf.set(customerNumber, await issueRounds(customerNumber, isLongRun ? 150 : 20));
  }
}, 60_000);
afterAll(async () => {
  product.signal('SIGKILL');
  await product.ended().catch(() => undefined);
  await shop.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

async function issueRounds(customerNumber: string, count: number): Promise<Round[]> {
  const rounds: Round[] = [];
  for (let index = 0; index < count; index += 1) {
    const [first, second, credit] = [1, 2, 9].map((kind) => `${kind}${customerNumber}${index}`) as [
      string,
      string,
      string,
    ];
    await issueInvoice(shop.repository, { number: first, customerNumber, amountCents: 1000 + index });
    await issueInvoice(shop.repository, { number: second, customerNumber, amountCents: 250 });
    await issueInvoice(shop.repository, { number: credit, customerNumber, amountCents: 300, kind: 'credit_note' });
    rounds.push({ invoices: [first, second], credit, amount: (950 + index) / 100 });
  }
  return rounds;
}

/** Just started, it may answer 503. */
async function logInPatiently(customerNumber: string): Promise<Person> {
  const giveUpAt = Date.now() + 60_000;
  for (;;)
    try {
      return await logIn(product.url, `u${customerNumber}`);
    } catch (error) {
      if (Date.now() > giveUpAt) throw error;
    }
}

test(
  `a product that is killed between any two steps of a payment agrees with its provider in the end (${seedLabel})`,
  async () => {
    const ledger: PaymentLedger = { paid: [], complaints: [], checkouts: 0 };
    await product.start();
    const payers: { customerNumber: string; person: Person }[] = [];
    for (const customerNumber of customers)
      payers.push({ customerNumber, person: await logInPatiently(customerNumber) });
    let isOver = false;
    const paying = Promise.all(
      payers.map((payer) => payUntil(() => isOver, payer, roundsOf.get(payer.customerNumber) ?? [], ledger)),
    );
    await until('something is paid', () => ledger.checkouts > 2, 60_000);
    product.signal('SIGKILL');
    for (const place of kills) {
      expect((await product.ended()).signal).toBe('SIGKILL');
      await product.start(place);
    }
    expect((await product.ended()).signal).toBe('SIGKILL');
    await product.start();
    const before = ledger.checkouts;
    await until('payments go on', () => ledger.checkouts > before + 4, 60_000);
    isOver = true;
    await paying;
    await until('nothing hangs', async () => (await findHanging()).length === 0, 60_000);
    product.signal('SIGTERM');
    expect(await product.ended()).toMatchObject({ code: 0 });
    expect(ledger.complaints).toEqual([]);
    expect(ledger.paid.length).toBeGreaterThan(0);
    expect(await findFaults(ledger)).toEqual([]);
  },
  isLongRun ? 1_500_000 : 120_000,
);

type SandboxRow = { payment_id: string; status: string; cents: number };
/** An open payment may be held; its payer has not come. */
const readSandbox = async (): Promise<readonly SandboxRow[]> => {
  const { rows } = await shop.pool.query<SandboxRow>(
    `select metadata ->> 'payment_id' as payment_id, status, (amount::numeric * 100)::int as cents from command.sandbox_payments`,
  );
  return rows;
};

async function readEvents() {
  const records: RecordedEvent[] = [];
  for (;;) {
    const page = await shop.store.readAll(records.at(-1)?.position ?? beginning, 500);
    if (page.length === 0) break;
    records.push(...page);
  }
  return { records, events: await shop.codec.decode<InvoiceEvent | PaymentEvent>(records) };
}

async function findHanging(): Promise<string[]> {
  const { events } = await readEvents();
  const statusOf = new Map((await readSandbox()).map(({ payment_id: id, status }) => [id, status]));
  const started = events.flatMap(({ event }) => (event.type === 'PaymentStarted' ? [event.data.paymentId] : []));
  const hanging: string[] = [];
  for (const paymentId of started) {
    const { state } = await shop.repository.load(paymentFold, paymentStream(paymentId));
    const isOpen = state.status === 'created' && statusOf.get(paymentId) === 'open';
    const isEnded = state.status === 'refused' || (state.status === 'finished' && state.settled === state.outcome);
    if (!isOpen && !isEnded) hanging.push(`${paymentId} ${state.status}`);
  }
  return hanging;
}

async function findFaults(ledger: PaymentLedger): Promise<string[]> {
  const { records, events } = await readEvents();
  const sandbox = await readSandbox();
  const faults: string[] = [];
  for (const stream of groupBy(records, ({ streamId }) => streamId).values())
    if (!verifyChain(stream).whole) faults.push(`the chain of ${stream[0]?.streamId} is broken`);
  const received = events.flatMap(({ event }) => (event.type === 'InvoicePaymentReceived' ? [event.data] : []));
  for (const [paymentId, rows] of groupBy(sandbox, (row) => row.payment_id)) {
    if (rows.length !== 1) faults.push(`${paymentId} was created ${rows.length} times`);
    const due = rows[0]?.status === 'paid' ? rows[0].cents : 0;
    const money = received
      .filter((each) => each.paymentId === paymentId)
      .reduce((sum, { moneyCents }) => sum + moneyCents, 0);
    if (money !== due) faults.push(`${paymentId} brought ${money} instead of ${due}`);
  }
  const paid = new Set(sandbox.filter(({ status }) => status === 'paid').map((row) => row.payment_id));
  for (const id of ledger.paid) if (!paid.has(id)) faults.push(`${id} was acknowledged and is not paid`);
  const open = new Set(sandbox.filter(({ status }) => status === 'open').map((row) => row.payment_id));
  for (const { invoices, credit } of [...roundsOf.values()].flat())
    for (const number of [...invoices, credit]) {
      const { state } = await shop.repository.load(invoiceFold, invoiceStream(number));
      if (state.status !== 'issued') throw new Error(`${number} is not issued`);
      const { document, balance, reservation, holds } = state;
      const { paidCents, creditedCents, openCents, creditCents, usedCents, heldCents } = balance;
      if (paidCents + creditedCents + openCents !== (document.kind === 'invoice' ? document.amountCents : 0))
        faults.push(`${number} does not add up`);
      // Nobody pays twice here.
      if (document.kind === 'invoice' && creditCents !== 0) faults.push(`${number} was paid twice`);
      if (usedCents + heldCents > creditCents) faults.push(`${number} gives more credit than it has`);
      for (const { paymentId } of [...(reservation ? [reservation] : []), ...holds])
        if (!open.has(paymentId)) faults.push(`${number} is still held by ${paymentId}`);
    }
  const sums = [received.reduce((sum, each) => sum + each.creditsCents, 0), usedCreditOf(events)];
  if (sums[0] !== sums[1]) faults.push(`credits of ${sums.join(' and ')}`);
  return faults;
}

const usedCreditOf = (events: Awaited<ReturnType<typeof readEvents>>['events']): number =>
  events.reduce((sum, { event }) => sum + (event.type === 'InvoiceCreditUsed' ? event.data.cents : 0), 0);
