import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { allEvents } from '@talloor/events/allEvents.ts';
import type { InvoiceEvent } from '@talloor/events/invoice/events.ts';
import { invoiceStream } from '@talloor/events/invoice/events.ts';
import { invoiceFold, type IssuedInvoice } from '@talloor/events/invoice/state.ts';
import { paymentStream, type PaymentEvent } from '@talloor/events/payment/events.ts';
import { paymentFold } from '@talloor/events/payment/state.ts';
import { createRepository } from '@talloor/platform/aggregate/createRepository.ts';
import { createCodec } from '@talloor/platform/codec/createCodec.ts';
import { createInMemoryPersonKeys } from '@talloor/platform/codec/personKeys.ts';
import { createInMemoryEventStore } from '@talloor/platform/eventStore/testing/inMemoryEventStore.ts';
import { stepMetadata } from '../../commands/stepMetadata.ts';
import { issueInvoice, receiveTransfer, refund } from '../../testing/issueInvoice.ts';
import { createProviderDouble, createUnderWayDouble } from '../../testing/paymentDoubles.ts';
import { decidePayInvoices } from './payInvoices/decidePayInvoices.ts';
import { type PaymentFacts, quotePayment } from './payInvoices/quotePayment.ts';
import { decideReleasePayment } from './releasePayment/decideReleasePayment.ts';
import { createSettlement, type Settlement } from './settle/createSettlement.ts';

const customerNumber = '204118';
const invoices = { '1': 1000, '2': 2500, '3': 40 } as const;
const creditNotes = { '8': 700, '9': 3000 } as const;
const numbers = [...Object.keys(invoices), ...Object.keys(creditNotes)];

class Killed extends Error {}

/** Each process dies at its visit of a fault point. */
async function openWorld() {
  const store = createInMemoryEventStore();
  const codec = createCodec({ definitions: allEvents, keys: createInMemoryPersonKeys() });
  const bank = createProviderDouble();
  const underWay = createUnderWayDouble();
  let now = new Date('2026-03-11T13:12:00Z').getTime();
  const clock = { now: () => new Date(now) };
  let killIn = Number.POSITIVE_INFINITY;
  const faults = {
    reach: () => {
      killIn -= 1;
      if (killIn < 0) throw new Killed();
    },
  };
  const startProcess = () => {
    const repository = createRepository({ store, codec });
    const payments = { provider: bank.provider, webhookUrl: () => 'https://shop.example/api/payments/webhook' };
    const log = { warn: () => undefined };
    const publicUrl = 'https://shop.example';
    const settlement = createSettlement({ repository, clock, faults, payments, underWay, log, publicUrl });
    return { repository, settlement };
  };
  let processes = [startProcess(), startProcess()];
  const at = (index: number) => processes[index % processes.length] as ReturnType<typeof startProcess>;
  for (const [number, amountCents] of Object.entries(invoices))
    await issueInvoice(at(0).repository, { number, customerNumber, amountCents });
  for (const [number, amountCents] of Object.entries(creditNotes))
    await issueInvoice(at(0).repository, { number, customerNumber, amountCents, kind: 'credit_note' });

  const load = async (number: string): Promise<IssuedInvoice> => {
    const { state } = await at(0).repository.load(invoiceFold, invoiceStream(number));
    if (state.status !== 'issued') throw new Error(`${number} is not issued`);
    return state;
  };
  const factsOf = async (wanted: readonly string[], credits: readonly string[]): Promise<PaymentFacts> => {
    const all = (list: readonly string[]) =>
      Promise.all(list.map(async (number) => ({ number, state: await load(number) })));
    return { customerNumber, invoices: await all(wanted), credits: await all(credits) };
  };
  const unlessKilled = async (work: () => Promise<unknown>): Promise<void> => {
    await work().catch((error: unknown) => {
      if (!(error instanceof Killed)) throw error;
      killIn = Number.POSITIVE_INFINITY;
      processes = [startProcess(), startProcess()];
    });
  };

  const pay = async (
    process: number,
    wanted: readonly string[],
    credits: readonly string[],
    paymentId = randomUUID(),
  ) => {
    const { repository, settlement } = at(process);
    const facts = await factsOf(wanted, credits);
    const quote = quotePayment(facts);
    const amountCents = 'rejected' in quote ? 0 : quote.amountCents;
    const metadata = stepMetadata('payInvoices', paymentStream(paymentId), customerNumber, clock.now());
    const command = { paymentId, amountCents, startedBy: '7', language: 'nl' } as const;
    const start = async () => {
      const outcome = await repository.execute(paymentFold, paymentStream(paymentId), metadata, (state) =>
        decidePayInvoices(command, state, facts),
      );
      return { position: outcome.kind === 'accepted' ? outcome.position : null };
    };
    return settlement.start(paymentId, start, { isAwaited: true });
  };
  const payments = async () => {
    const events = await codec.decode<PaymentEvent>(store.all());
    return events.flatMap(({ event }) => (event.type === 'PaymentStarted' ? [event.data] : []));
  };
  const webhook = async (process: number, providerId: string): Promise<void> => {
    const paymentId = await underWay.findByProvider(providerId);
    if (paymentId !== null) await at(process).settlement.advance(paymentId, { fetch: true });
  };
  const release = async (process: number, paymentId: string): Promise<void> => {
    const { repository, settlement } = at(process);
    await settlement.advance(paymentId, { fetch: true });
    const metadata = stepMetadata('release', paymentStream(paymentId), customerNumber, clock.now());
    const command = { releasedBy: '900001', reason: 'asked_by_customer', now: clock.now() };
    await repository.execute(paymentFold, paymentStream(paymentId), metadata, (state) =>
      decideReleasePayment(command, state),
    );
    await settlement.advance(paymentId);
  };
  const look = async (process: number): Promise<void> => {
    for (const paymentId of await underWay.findDue(clock.now()))
      await at(process).settlement.advance(paymentId, { fetch: true });
  };
  const comeToRest = async (): Promise<void> => {
    killIn = Number.POSITIVE_INFINITY;
    for (const { paymentId } of await payments()) {
      // The provider calls again until its call is answered.
      const { isProviderUnavailable } = await settle(at(0).settlement, paymentId);
      if (isProviderUnavailable) await settle(at(0).settlement, paymentId);
    }
    for (let round = 0; round < 12; round += 1) {
      now += 5 * 60_000;
      await look(0);
    }
  };
  const settle = (settlement: Settlement, paymentId: string) => settlement.advance(paymentId, { fetch: true });

  return {
    bank,
    load,
    pay,
    payments,
    webhook,
    release,
    look,
    comeToRest,
    unlessKilled,
    repository: () => at(0).repository,
    kill: (visits: number) => (killIn = visits),
    pass: (ms: number) => (now += ms),
    events: async () => codec.decode<InvoiceEvent | PaymentEvent>(store.all()),
    state: async (paymentId: string) => (await at(0).repository.load(paymentFold, paymentStream(paymentId))).state,
  };
}
type World = Awaited<ReturnType<typeof openWorld>>;

const someOf = (list: readonly string[], minLength: number) =>
  fc.uniqueArray(fc.constantFrom(...list), { minLength, maxLength: list.length });
const who = { process: fc.nat(1), which: fc.nat(20) };
const action = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('pay'),
      invoices: someOf(Object.keys(invoices), 1),
      credits: someOf(numbers, 0),
      ...who,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('payInTwoTabs'),
      invoices: someOf(Object.keys(invoices), 1),
      credits: someOf(Object.keys(creditNotes), 0),
      ...who,
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('end'),
      status: fc.constantFrom('paid', 'paid', 'failed', 'canceled', 'expired', 'pending'),
      ...who,
    }),
  },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('webhook'), ...who }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('tamper'), ...who }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('transfer'),
      number: fc.constantFrom(...Object.keys(invoices)),
      cents: fc.integer({ min: 1, max: 3000 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('refund'),
      number: fc.constantFrom(...numbers),
      cents: fc.integer({ min: 1, max: 900 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('release'), ...who }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('fail'), when: fc.constantFrom('before', 'after') }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('kill'), visits: fc.nat(6) }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('pass'), ms: fc.integer({ min: 1000, max: 1_200_000 }), ...who }),
  },
);
type Action = typeof action extends fc.Arbitrary<infer Value> ? Value : never;

async function payable(world: World, which: number) {
  const open = [];
  for (const payment of world.bank.all())
    if (payment.paymentId !== null) {
      const state = await world.state(payment.paymentId);
      if ('provider' in state && state.provider?.providerId === payment.id) open.push(payment);
    }
  return open[which % Math.max(1, open.length)];
}

async function act(world: World, step: Action, index: number): Promise<void> {
  switch (step.kind) {
    case 'pay':
      await world.pay(step.process, step.invoices, step.credits);
      return;
    case 'payInTwoTabs':
      await Promise.all([
        world.pay(0, step.invoices, step.credits),
        world.pay(1, step.invoices.toReversed(), step.credits.toReversed()),
      ]);
      return;
    case 'end': {
      const payment = await payable(world, step.which);
      // Paid is final; money may still come after another outcome.
      if (payment && payment.status !== 'paid') payment.status = step.status as typeof payment.status;
      return;
    }
    case 'webhook':
      await world.webhook(step.process, `tr_${step.which}`);
      return;
    case 'tamper': {
      const payment = await payable(world, step.which);
      if (payment && payment.status !== 'paid') payment.amountCents += 1;
      return;
    }
    case 'transfer':
      await receiveTransfer(world.repository(), step.number, `T-${index}`, step.cents);
      return;
    case 'refund':
      await refund(world.repository(), step.number, `R-${index}`, step.cents);
      return;
    case 'release': {
      const started = await world.payments();
      const payment = started[step.which % Math.max(1, started.length)];
      if (payment) await world.release(step.process, payment.paymentId);
      return;
    }
    case 'fail':
      world.bank.fail(step.when as 'before' | 'after');
      return;
    case 'kill':
      world.kill(step.visits);
      return;
    case 'pass':
      world.pass(step.ms);
      await world.look(step.process);
      return;
  }
}

async function findBalanceFaults(world: World): Promise<string[]> {
  const faults: string[] = [];
  for (const number of numbers) {
    const { balance, document } = await world.load(number);
    const { paidCents, creditedCents, openCents, usedCents, heldCents, creditCents } = balance;
    if (Object.values(balance).some((cents) => cents < 0)) faults.push(`${number} is negative`);
    if (paidCents + creditedCents + openCents !== (document.kind === 'invoice' ? document.amountCents : 0))
      faults.push(`${number} does not add up`);
    if (usedCents + heldCents > creditCents) faults.push(`${number} gives more credit than it has`);
  }
  return faults;
}

const sum = (cents: readonly number[]): number => cents.reduce((total, each) => total + each, 0);

async function findLedgerFaults(world: World): Promise<string[]> {
  const faults: string[] = [];
  const events = await world.events();
  const received = events.flatMap(({ event }) => (event.type === 'InvoicePaymentReceived' ? [event.data] : []));
  const plans = new Map((await world.payments()).map((plan) => [plan.paymentId, plan]));
  for (const { id, paymentId, status, amountCents } of world.bank.all()) {
    const money = sum(received.filter((each) => each.paymentId === paymentId).map(({ moneyCents }) => moneyCents));
    const due = status === 'paid' && amountCents === plans.get(paymentId ?? '')?.amountCents ? amountCents : 0;
    if (money !== due) faults.push(`${id} brought ${money} instead of ${due}`);
  }
  const open = new Set<string>();
  for (const [paymentId] of plans) {
    const state = await world.state(paymentId);
    if (state.status === 'created') open.add(paymentId);
    if (state.status === 'finished' && state.settled !== state.outcome) faults.push(`${paymentId} is not settled`);
    if (state.status === 'started' || state.status === 'prepared') faults.push(`${paymentId} hangs`);
  }
  const centsOf = (type: 'InvoiceTransferReceived' | 'InvoiceCreditRefunded') =>
    sum(events.flatMap(({ event }) => (event.type === type && 'cents' in event.data ? [event.data.cents] : [])));
  const states = await Promise.all(numbers.map((number) => world.load(number)));
  const total = (of: (balance: IssuedInvoice['balance']) => number) => sum(states.map(({ balance }) => of(balance)));
  const moneyCents = sum(received.map((each) => each.moneyCents));
  const creditsCents = sum(received.map((each) => each.creditsCents));
  const came = centsOf('InvoiceTransferReceived') + moneyCents + creditsCents + sum(Object.values(creditNotes));
  const kept = total(({ paidCents, creditedCents, creditCents }) => paidCents + creditedCents + creditCents);
  if (kept !== came) faults.push(`${came} came, ${kept} is kept`);
  const usedCents = total((balance) => balance.usedCents);
  if (usedCents !== creditsCents + centsOf('InvoiceCreditRefunded')) faults.push(`${usedCents} of credit is used`);
  for (const { reservation, holds } of states)
    for (const { paymentId } of [...(reservation ? [reservation] : []), ...holds])
      if (!open.has(paymentId)) faults.push(`${paymentId} still holds something`);
  return faults;
}

test('in any sequence of payments, webhooks, transfers, refunds, releases and crashes no cent is lost or settled twice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 3, maxLength: 25 }), async (steps) => {
      const world = await openWorld();
      for (const [index, step] of steps.entries()) {
        await world.unlessKilled(() => act(world, step, index));
        expect(await findBalanceFaults(world)).toEqual([]);
      }
      await world.comeToRest();
      expect(await findBalanceFaults(world)).toEqual([]);
      expect(await findLedgerFaults(world)).toEqual([]);
    }),
    { numRuns: 60 },
  );
}, 60_000);

test('of two payments for the same invoices at once one gets all of them', async () => {
  const world = await openWorld();
  const ends = await Promise.all([world.pay(0, ['1', '2', '3'], ['9']), world.pay(1, ['3', '2', '1'], ['9'])]);
  expect(ends.map(({ state }) => state.status).toSorted()).toEqual(['created', 'refused']);
  expect(ends.find(({ state }) => state.status === 'refused')?.state).toMatchObject({ code: 'invoice.in_payment' });
});

test('credits cover the invoices in the order given, and credit that nothing needs stays free', async () => {
  const world = await openWorld();
  const { state } = await world.pay(0, ['1', '2'], ['8', '9']);
  expect(state).toMatchObject({
    plan: {
      amountCents: 0,
      shares: [
        {
          invoiceNumber: '1',
          moneyCents: 0,
          credits: [
            { creditNumber: '8', cents: 700 },
            { creditNumber: '9', cents: 300 },
          ],
        },
        { invoiceNumber: '2', moneyCents: 0, credits: [{ creditNumber: '9', cents: 2500 }] },
      ],
    },
    status: 'finished',
    outcome: 'paid',
    settled: 'paid',
  });
  expect(world.bank.requests).toEqual([]);
  expect((await world.load('9')).balance).toMatchObject({ usedCents: 2800, heldCents: 0 });
  expect((await world.load('1')).balance).toMatchObject({ creditedCents: 1000, openCents: 0 });
});

test('money that comes after the payment expired is counted, and covers what is open', async () => {
  const world = await openWorld();
  const { state } = await world.pay(0, ['1'], []);
  const [payment] = world.bank.all();
  if (!payment || state.status !== 'created') throw new Error('no payment was created');
  payment.status = 'expired';
  await world.webhook(0, payment.id);
  expect(await world.load('1')).toMatchObject({ reservation: null, balance: { openCents: 1000 } });
  await receiveTransfer(world.repository(), '1', 'T-1', 400);
  payment.status = 'paid';
  await world.webhook(1, payment.id);
  await world.webhook(0, payment.id);
  expect((await world.load('1')).balance).toMatchObject({ paidCents: 1000, openCents: 0, creditCents: 400 });
});

test('without a provider the payment fails at once, and the invoices can be paid again', async () => {
  const world = await openWorld();
  world.bank.fail('after');
  const { state, isProviderUnavailable } = await world.pay(0, ['1'], ['8']);
  expect(isProviderUnavailable).toBe(true);
  expect(state).toMatchObject({ status: 'finished', outcome: 'failed', settled: 'failed' });
  expect(await world.load('8')).toMatchObject({ holds: [], balance: { heldCents: 0 } });
  expect((await world.pay(0, ['1'], ['8'])).state.status).toBe('created');
});
