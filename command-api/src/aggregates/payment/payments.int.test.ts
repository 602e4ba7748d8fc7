import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { invoiceStream } from '@talloor/events/invoice/events.ts';
import { invoiceFold, type IssuedInvoice } from '@talloor/events/invoice/state.ts';
import { createSigner } from '@talloor/platform/createSigner.ts';
import { createPayments } from '../../payments/createPayments.ts';
import type { Payments } from '../../payments/createPayments.ts';
import { issueInvoice, receiveTransfer } from '../../testing/issueInvoice.ts';
import { logIn, password, type Person } from '../../testing/logIn.ts';
import { createProviderDouble } from '../../testing/paymentDoubles.ts';
import { createTestShop, type TestShop } from '../../testing/testShop.ts';

let shop: TestShop;
let url: string;
let api: TestShop['main']['api'];
let buyer: Person;
let colleague: Person;
let stranger: Person;
let support: Person;
let auditor: Person;
let drawn = 7000;
const own = '204118';
const log = { warn: () => undefined };

beforeAll(async () => {
  shop = await createTestShop();
  await shop.writeFacts([own, '204119'], {});
  let ownUrl: string | null = null;
  const payments = createPayments(
    { provider: 'sandbox', key: null, url: null },
    {
      publicUrl: 'http://localhost',
      ownUrl: () => ownUrl,
      sign: createSigner(new Uint8Array(32).fill(9)),
      isDemo: true,
      log,
    },
  );
  const running = await shop.startProcess(undefined, undefined, undefined, {
    payments,
    officePasskeys: false,
    publicUrl: 'http://localhost',
  });
  ({ url, api } = running);
  ownUrl = url;
  buyer = await shop.signIn('lotte', [own], url);
  colleague = await shop.signIn('amelie', [own], url);
  stranger = await shop.signIn('bram', ['204119'], url);
  for (const role of ['sales-support', 'auditor'] as const)
    await api.registerAccount({
      username: role,
      password,
      firstName: 'Sofie',
      lastName: 'Peeters',
      email: `${role}@talloor.example`,
      language: 'nl',
      roles: [role],
      customers: [],
    });
  support = await logIn(url, 'sales-support');
  auditor = await logIn(url, 'auditor');
}, 60_000);
afterAll(() => shop.close());

async function issue(amountCents: number, kind: 'invoice' | 'credit_note' = 'invoice'): Promise<string> {
  const number = String(++drawn);
  await issueInvoice(shop.repository, { number, customerNumber: own, amountCents, kind });
  return number;
}
async function load(number: string): Promise<IssuedInvoice> {
  const { state } = await shop.repository.load(invoiceFold, invoiceStream(number));
  if (state.status !== 'issued') throw new Error(`${number} is not issued`);
  return state;
}
const pay = (
  person: Person,
  invoices: readonly string[],
  amount: number,
  credits: readonly string[] = [],
  key?: string,
) => person('POST', '/api/invoices/pay', { invoice_numbers: invoices, credit_note_numbers: credits, amount }, key);
const checkoutOf = (body: Readonly<Record<string, unknown>>) => new URL(String(body['checkout_url']));
const choose = (checkout: URL, choice: string) =>
  fetch(checkout, { method: 'POST', body: new URLSearchParams({ choice }), redirect: 'manual' });
const webhook = (id: string) =>
  fetch(`${url}/api/payments/webhook`, { method: 'POST', body: new URLSearchParams({ id }) });
const lookAtPayments = async (process = api) => {
  for (const timer of process.timers)
    if (timer.name === 'lookAtPayments') await timer.look(new AbortController().signal);
};

describe('a customer', () => {
  test('pays invoices minus a credit note, and comes back to a settled payment', async () => {
    const invoices = [await issue(10_000), await issue(2_550)];
    const credit = await issue(3_000, 'credit_note');
    const started = await pay(buyer, invoices, 95.5, [credit]);
    expect(started).toMatchObject({ status: 200, body: { payment_id: expect.stringMatching(/^[0-9a-f-]{36}$/) } });
    expect((await load(invoices[0] ?? '')).reservation).toMatchObject({ paymentId: started.body['payment_id'] });
    const page = await fetch(checkoutOf(started.body));
    const text = await page.text();
    expect(text).toContain('<html lang="nl-BE">');
    expect(text.replaceAll('\u00a0', ' ')).toContain('€ 95,50');
    const back = await choose(checkoutOf(started.body), 'paid');
    expect(back.status).toBe(303);
    expect(back.headers.get('location')).toBe(
      `${url}/nl/mijn-account/betaling?payment=${String(started.body['payment_id'])}`,
    );
    expect((await load(invoices[0] ?? '')).balance).toMatchObject({
      openCents: 0,
      paidCents: 7000,
      creditedCents: 3000,
    });
    expect((await load(invoices[1] ?? '')).balance).toMatchObject({ openCents: 0, paidCents: 2550 });
    expect((await load(credit)).balance).toMatchObject({ usedCents: 3000, heldCents: 0 });
  });

  test('settles an invoice with credit alone, without the provider', async () => {
    const invoice = await issue(2_000);
    const credit = await issue(3_000, 'credit_note');
    expect(await pay(buyer, [invoice], 0, [credit])).toMatchObject({ status: 200, body: { checkout_url: null } });
    expect((await load(invoice)).balance).toMatchObject({ openCents: 0, creditedCents: 2000 });
    expect((await load(credit)).balance).toMatchObject({ usedCents: 2000, creditCents: 3000 });
  });

  test.each(['canceled', 'failed', 'expired'])('can pay again after a payment that %s', async (outcome) => {
    const invoice = await issue(1_000);
    const credit = await issue(400, 'credit_note');
    const started = await pay(buyer, [invoice], 6, [credit]);
    await choose(checkoutOf(started.body), outcome);
    expect(await load(invoice)).toMatchObject({ reservation: null, balance: { openCents: 1000 } });
    expect(await load(credit)).toMatchObject({ holds: [], balance: { heldCents: 0 } });
    const page = await (await fetch(checkoutOf(started.body))).text();
    expect(page).toContain('role="status"');
    await choose(checkoutOf(started.body), 'paid');
    expect((await load(invoice)).balance.openCents).toBe(1000);
    expect((await pay(buyer, [invoice], 6, [credit])).status).toBe(200);
  });

  test('is in payment as long as the bank does not confirm, and is paid then', async () => {
    const invoice = await issue(1_000);
    const started = await pay(buyer, [invoice], 10);
    await choose(checkoutOf(started.body), 'pending');
    shop.setNow(new Date('2026-03-12T13:12:00Z'));
    await lookAtPayments();
    shop.setNow(new Date('2026-03-11T13:12:00Z'));
    expect(await load(invoice)).toMatchObject({ reservation: { paymentId: started.body['payment_id'] } });
    const page = await (await fetch(checkoutOf(started.body))).text();
    expect(page).toContain('Deze betaling wacht op de bank.');
    await choose(checkoutOf(started.body), 'paid');
    expect((await load(invoice)).balance).toMatchObject({ openCents: 0, paidCents: 1000 });
  });

  test('continues the same payment when the command is repeated, and starts no second one', async () => {
    const invoice = await issue(1_000);
    const [first, second] = [await pay(buyer, [invoice], 10, [], 'k-1'), await pay(buyer, [invoice], 10, [], 'k-1')];
    expect(second).toEqual(first);
    expect(await pay(buyer, [invoice], 11, [], 'k-1')).toMatchObject({ body: { code: 'idempotency.key_reused' } });
  });

  test('pays once from two tabs and beside a colleague: the others are told that it is in payment', async () => {
    const invoices = [await issue(1_000), await issue(2_000)];
    const all = await Promise.all([
      pay(buyer, invoices, 30),
      pay(buyer, invoices.toReversed(), 30),
      pay(colleague, invoices, 30),
    ]);
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(all.filter(({ status, body }) => status === 409 && body.code === 'invoice.in_payment')).toHaveLength(2);
  });

  test('is told the new amount when a transfer came meanwhile', async () => {
    const invoice = await issue(1_000);
    await receiveTransfer(shop.repository, invoice, `T-${invoice}`, 300);
    expect(await pay(buyer, [invoice], 10)).toMatchObject({
      status: 409,
      body: { code: 'invoice.amount_changed', parameters: { amount: '7.00' } },
    });
  });

  test('does not find invoices of another customer', async () => {
    const invoice = await issue(1_000);
    expect(await pay(stranger, [invoice], 10)).toMatchObject({ status: 404, body: { code: 'invoice.not_found' } });
    const ownInvoice = await issue(1_000);
    expect(await pay(buyer, [ownInvoice], 10, ['1'])).toMatchObject({ status: 404 });
  });
});

describe('a webhook', () => {
  test.each(['tr_unknown', '../../v2/payments', '', ' ', 'tr_1%00', '<script>'])(
    'for the id "%s" gets the same answer and changes nothing',
    async (id) => {
      const before = await shop.store.head();
      expect((await webhook(id)).status).toBe(204);
      expect(await shop.store.head()).toBe(before);
    },
  );

  test('is not believed: an open payment stays open', async () => {
    const invoice = await issue(1_000);
    const started = await pay(buyer, [invoice], 10);
    const id = checkoutOf(started.body).pathname.split('/').at(-1) ?? '';
    expect((await webhook(id)).status).toBe(204);
    expect((await load(invoice)).balance.openCents).toBe(1000);
    await choose(checkoutOf(started.body), 'paid');
    for (let times = 0; times < 3; times += 1) expect((await webhook(id)).status).toBe(204);
    expect((await load(invoice)).balance).toMatchObject({ paidCents: 1000, creditCents: 0 });
  });

  test('that never comes is not needed: the timer fetches the state, and expiry as well', async () => {
    const [invoice, other] = [await issue(1_000), await issue(500)];
    const started = await pay(buyer, [invoice], 10);
    await pay(buyer, [other], 5);
    const id = checkoutOf(started.body).pathname.split('/').at(-1);
    await shop.pool.query(`update command.sandbox_payments set status = 'paid' where payment_id = $1`, [id]);
    const at = shop.clock.now();
    try {
      shop.setNow(new Date(at.getTime() + 20_000));
      await lookAtPayments();
      expect((await load(invoice)).balance.openCents).toBe(0);
      expect((await load(other)).reservation).not.toBeNull();
      shop.setNow(new Date(at.getTime() + 16 * 60_000));
      await lookAtPayments();
      expect((await load(other)).reservation).toBeNull();
    } finally {
      shop.setNow(at);
    }
  });
});

describe('the office', () => {
  const release = (person: Person, id: unknown) =>
    person('POST', `/api/office/payments/${String(id)}/release`, { reason: 'technical_trouble' });

  test('releases a payment that hangs, after which the invoice can be paid', async () => {
    const invoice = await issue(1_000);
    const started = await pay(buyer, [invoice], 10);
    expect(await release(auditor, started.body['payment_id'])).toMatchObject({ status: 403 });
    expect(await release(buyer, started.body['payment_id'])).toMatchObject({ status: 403 });
    expect(await release(support, started.body['payment_id'])).toMatchObject({
      status: 200,
      body: { state: 'released' },
    });
    expect((await load(invoice)).reservation).toBeNull();
    await choose(checkoutOf(started.body), 'paid');
    expect((await load(invoice)).balance).toMatchObject({ paidCents: 1000, openCents: 0 });
    expect(await release(support, started.body['payment_id'])).toMatchObject({ status: 409 });
  });

  test('settles as paid what is paid at the provider', async () => {
    const invoice = await issue(1_000);
    const started = await pay(buyer, [invoice], 10);
    const id = checkoutOf(started.body).pathname.split('/').at(-1);
    await shop.pool.query(`update command.sandbox_payments set status = 'paid' where payment_id = $1`, [id]);
    expect(await release(support, started.body['payment_id'])).toMatchObject({ status: 200, body: { state: 'paid' } });
    expect((await load(invoice)).balance.openCents).toBe(0);
  });

  test('does not find a payment that nobody started', async () => {
    expect(await release(support, '0197f5d2-6a0e-7c3b-9a53-0b8f2f9f6c31')).toMatchObject({ status: 404 });
  });
});

describe('the sandbox', () => {
  test('is called with its key only', async () => {
    const calls = [{}, { authorization: 'Bearer wrong' }].map((headers) =>
      fetch(`${url}/sandbox/v2/payments/tr_1`, { headers: { ...headers } }),
    );
    for (const answer of await Promise.all(calls)) expect(answer.status).toBe(401);
  });
  test('shows an unknown checkout as not found', async () => {
    expect((await fetch(`${url}/sandbox/checkout/tr_0`)).status).toBe(404);
  });
});

describe('a provider that ails', () => {
  const bank = createProviderDouble();
  let ailing: Awaited<ReturnType<TestShop['startProcess']>>;
  let person: Person;
  beforeAll(async () => {
    const payments: Payments = { provider: bank.provider, webhookUrl: () => 'http://hook.example', sandboxKey: null };
    ailing = await shop.startProcess(undefined, undefined, undefined, { payments });
    person = await logIn(ailing.url, 'lotte');
  }, 30_000);
  beforeEach(() => void bank.fail(null));
  const hook = (id: string) =>
    fetch(`${ailing.url}/api/payments/webhook`, { method: 'POST', body: new URLSearchParams({ id }) });

  test('leaves the invoice payable, and the same command gets the same answer', async () => {
    const invoice = await issue(1_000);
    bank.fail('before');
    const expected = { status: 503, body: { code: 'payment.provider_unavailable' } };
    expect(await pay(person, [invoice], 10, [], 'ailing')).toMatchObject(expected);
    expect(await pay(person, [invoice], 10, [], 'ailing')).toMatchObject(expected);
    expect((await load(invoice)).reservation).toBeNull();
    expect(await pay(person, [invoice], 10)).toMatchObject({ status: 200 });
  });

  test('is asked again by the webhook that failed', async () => {
    const invoice = await issue(1_000);
    await pay(person, [invoice], 10);
    const payment = bank.all().at(-1);
    if (!payment) throw new Error('nothing was created');
    payment.status = 'paid';
    bank.fail('before');
    expect((await hook(payment.id)).status).toBe(503);
    expect((await load(invoice)).balance.openCents).toBe(1000);
    expect((await hook(payment.id)).status).toBe(204);
    expect((await load(invoice)).balance.openCents).toBe(0);
  });

  test.each([
    ['another amount', { amountCents: 1 }],
    ['another currency', { currency: 'USD' }],
    ['another identity', { paymentId: null }],
  ])(
    'with %s settles nothing: the office releases the payment and closes its flag with a note',
    async (_, difference) => {
      const invoice = await issue(1_000);
      const started = await pay(person, [invoice], 10);
      const payment = bank.all().at(-1);
      if (!payment) throw new Error('nothing was created');
      Object.assign(payment, { status: 'paid' }, difference);
      expect((await hook(payment.id)).status).toBe(204);
      const { reservation, balance } = await load(invoice);
      expect([reservation?.paymentId, balance.openCents]).toEqual([started.body['payment_id'], 1000]);
      const office = await logIn(ailing.url, 'sales-support');
      const path = `/api/office/payments/${String(started.body['payment_id'])}/release`;
      const close = (note: string) => office('POST', path.replace('release', 'close-flag'), { note });
      expect(await close('Te vroeg')).toMatchObject({ status: 409, body: { code: 'payment.flag_not_closable' } });
      expect(await office('POST', path, { reason: 'amount_differs' })).toMatchObject({ body: { state: 'released' } });
      expect(await close(' ')).toMatchObject({ status: 400 });
      expect(await close('Terugbetaald bij de betaaldienst')).toMatchObject({ status: 200 });
      expect((await hook(payment.id)).status).toBe(204);
      expect(await close('Nog eens')).toMatchObject({ status: 409 });
      expect(await load(invoice)).toMatchObject({ reservation: null, balance: { openCents: 1000, paidCents: 0 } });
    },
  );

  test('with money after the office closed a flag without money, is flagged again', async () => {
    const invoice = await issue(1_000);
    const started = await pay(person, [invoice], 10);
    const payment = bank.all().at(-1);
    if (!payment) throw new Error('nothing was created');
    const { paymentId } = payment;
    payment.paymentId = null;
    expect((await hook(payment.id)).status).toBe(204);
    const office = await logIn(ailing.url, 'sales-support');
    const path = `/api/office/payments/${String(started.body['payment_id'])}`;
    const close = (note: string) => office('POST', `${path}/close-flag`, { note });
    expect(await office('POST', `${path}/release`, { reason: 'amount_differs' })).toMatchObject({ status: 200 });
    expect(await close('Er kwam geen geld')).toMatchObject({ status: 200 });
    expect((await hook(payment.id)).status).toBe(204);
    expect(await close('Niets nieuws')).toMatchObject({ status: 409 });
    Object.assign(payment, { status: 'paid', paymentId, amountCents: 1 });
    expect((await hook(payment.id)).status).toBe(204);
    expect(await close('Terugbetaald bij de betaaldienst')).toMatchObject({ status: 200 });
    expect((await hook(payment.id)).status).toBe(204);
    expect(await close('Nog eens')).toMatchObject({ status: 409 });
    expect((await load(invoice)).balance).toMatchObject({ openCents: 1000, paidCents: 0 });
  });

  test('by silence holds an invoice only as long as it can be paid there', async () => {
    const invoice = await issue(1_000);
    const started = await pay(person, [invoice], 10);
    const office = await logIn(ailing.url, 'sales-support');
    const release = () => {
      bank.fail('before');
      const path = `/api/office/payments/${String(started.body['payment_id'])}/release`;
      return office('POST', path, { reason: 'technical_trouble' });
    };
    expect(await release()).toMatchObject({ status: 503 });
    const before = shop.clock.now();
    shop.setNow(new Date(before.getTime() + 60 * 60_000));
    expect(await release()).toMatchObject({ body: { state: 'released' } });
    expect((await load(invoice)).reservation).toBeNull();
    shop.setNow(before);
  });
});

test('a sandbox behind another address is not there with a real provider', async () => {
  const server = createServer((_request, response) => response.end()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const settings = {
    provider: 'mollie',
    key: 'live_0123456789',
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  } as const;
  const payments = createPayments(settings, {
    publicUrl: 'https://winkel.example',
    ownUrl: () => null,
    sign: createSigner(new Uint8Array(32)),
    isDemo: false,
    log,
  });
  expect(payments.webhookUrl()).toBe('https://winkel.example/api/payments/webhook');
  const real = await shop.startProcess(undefined, undefined, undefined, { payments });
  expect((await fetch(`${real.url}/sandbox/checkout/tr_0`)).status).toBe(404);
  expect(real.api.routes.some(({ endpoint }) => endpoint.name === 'createSandboxPayment')).toBe(false);
  server.close();
});
