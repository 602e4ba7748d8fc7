import { describe, expect, test } from '@jest/globals';
import type { InvoiceEvent } from '@talloor/events/invoice/events.ts';
import { evolveInvoice, noInvoice, type InvoiceState } from '@talloor/events/invoice/state.ts';
import type { PaymentEvent } from '@talloor/events/payment/events.ts';
import { evolvePayment, noPayment, type PaymentState } from '@talloor/events/payment/state.ts';
import { invoiceStory, paymentStory, sampleInvoice, samplePaymentId } from '@talloor/events/testing/sampleInvoice.ts';
import type { PaymentAtProvider } from '../../payments/paymentProvider.ts';
import { decidePayInvoices } from './payInvoices/decidePayInvoices.ts';
import { originOf } from './payInvoices/originOf.ts';
import { decideClosePaymentFlag } from './closePaymentFlag/decideClosePaymentFlag.ts';
import { decideReleasePayment } from './releasePayment/decideReleasePayment.ts';
import { decideReserveInvoice } from './reserveInvoice/decideReserveInvoice.ts';
import { decideCreatePayment } from './createPayment/decideCreatePayment.ts';
import { decideFetchPayment } from './fetchPayment/decideFetchPayment.ts';
import { decideFinishPayment } from './finishPayment/decideFinishPayment.ts';
import { decideSettlePayment } from './settlePayment/decideSettlePayment.ts';
import { nextLook } from './settle/nextLook.ts';
import { requestOf } from './settle/requestOf.ts';

const foldInvoice = (...events: readonly InvoiceEvent[]): InvoiceState =>
  events.reduce<InvoiceState>(evolveInvoice, noInvoice);
const foldPayment = (...events: readonly PaymentEvent[]): PaymentState =>
  events.reduce<PaymentState>(evolvePayment, noPayment);
const invoice = foldInvoice(...invoiceStory.slice(0, 1));
const reserved = foldInvoice(...invoiceStory.slice(0, 2));
const prepared = foldPayment(...paymentStory.slice(0, 2));
const created = foldPayment(...paymentStory.slice(0, 3));
const now = new Date('2026-03-24T10:00:00Z');
const { number, customerNumber } = sampleInvoice;
const answer: PaymentAtProvider = {
  id: 'tr_7UhSN1zuXS',
  status: 'paid',
  amountCents: 3274,
  currency: 'EUR',
  checkoutUrl: 'https://pay.example/checkout/7UhSN1zuXS',
  expiresAt: null,
  paymentId: samplePaymentId,
};

describe('a payment of invoices', () => {
  const command = { paymentId: samplePaymentId, amountCents: 4274, startedBy: '7', language: 'nl' } as const;
  const facts = { customerNumber, invoices: [{ number, state: invoice }], credits: [] };

  test('starts with the whole plan', () => {
    expect(decidePayInvoices(command, noPayment, facts)).toMatchObject([
      { type: 'PaymentStarted', data: { amountCents: 4274, shares: [{ invoiceNumber: number, moneyCents: 4274 }] } },
    ]);
  });
  test('appends nothing when the command is repeated', () => {
    expect(decidePayInvoices(command, created, facts)).toEqual([]);
  });
  test('is rejected when the page showed another amount, and names the right one', () => {
    expect(decidePayInvoices({ ...command, amountCents: 4273 }, noPayment, facts)).toEqual({
      rejected: 'invoice.amount_changed',
      parameters: { amount: '42.74' },
    });
  });
  test('does not find invoices or credits of another customer, nor unknown ones', () => {
    for (const state of [invoice, noInvoice]) {
      const others = {
        customerNumber: state === noInvoice ? customerNumber : '999999',
        invoices: [{ number, state }],
        credits: [],
      };
      expect(decidePayInvoices(command, noPayment, others)).toEqual({ rejected: 'invoice.not_found' });
      expect(decidePayInvoices(command, noPayment, { ...others, invoices: [], credits: others.invoices })).toEqual({
        rejected: 'invoice.not_found',
      });
    }
  });
  test('is rejected while another payment holds the invoice', () => {
    expect(decidePayInvoices(command, noPayment, { ...facts, invoices: [{ number, state: reserved }] })).toMatchObject({
      rejected: 'invoice.in_payment',
    });
  });
  test('is rejected for a paid invoice, and for a credit that is used', () => {
    const paid = foldInvoice(...invoiceStory.slice(0, 4));
    expect(decidePayInvoices(command, noPayment, { ...facts, invoices: [{ number, state: paid }] })).toMatchObject({
      rejected: 'invoice.not_payable',
    });
    expect(decidePayInvoices(command, noPayment, { ...facts, credits: [{ number: '7', state: paid }] })).toMatchObject({
      rejected: 'invoice.credit_not_usable',
      parameters: { number: '7' },
    });
  });
});

describe('a reservation', () => {
  test('is refused when a transfer changed the open amount meanwhile', () => {
    expect(decideReserveInvoice({ paymentId: samplePaymentId, number, cents: 4000 }, invoice)).toEqual({
      rejected: 'invoice.amount_changed',
    });
  });
  test('is repeated without an event', () => {
    expect(decideReserveInvoice({ paymentId: samplePaymentId, number, cents: 4274 }, reserved)).toEqual([]);
  });
});

describe('the state at the provider', () => {
  test('finishes the payment', () => {
    for (const status of ['paid', 'failed', 'canceled', 'expired'] as const)
      expect(decideFetchPayment({ ...answer, status }, created, now)).toMatchObject([
        { type: 'PaymentFinished', data: { outcome: status } },
      ]);
  });
  test.each(['open', 'pending', 'authorized'] as const)('changes nothing while it is %s', (status) => {
    expect(decideFetchPayment({ ...answer, status }, created, now)).toEqual([]);
  });
  test.each([
    ['amount', { amountCents: 3273 }],
    ['currency', { currency: 'USD' }],
    ['identity', { paymentId: null }],
    ['identity', { paymentId: '0197f5d2-6a0e-7c3b-9a53-000000000000' }],
    ['identity', { id: 'tr_other' }],
  ])('of another %s flags the payment once and settles nothing', (reason, difference) => {
    expect(decideFetchPayment({ ...answer, ...difference }, created, now)).toMatchObject([
      { type: 'PaymentFlagged', data: { reason } },
    ]);
    const [flag] = decideFetchPayment({ ...answer, ...difference }, created, now) as readonly PaymentEvent[];
    const flagged = evolvePayment(created, flag as PaymentEvent);
    expect(decideFetchPayment({ ...answer, ...difference }, flagged, now)).toEqual([]);
  });
  test('of another amount without money ends the payment, flagged or not', () => {
    const flagged = foldPayment(...paymentStory.slice(0, 4));
    for (const state of [created, flagged])
      expect(decideFetchPayment({ ...answer, amountCents: 1, status: 'expired' }, state, now)).toMatchObject([
        { type: 'PaymentFinished', data: { outcome: 'expired' } },
      ]);
  });
  test('of another amount flags the payment already when it is created', () => {
    expect(decideCreatePayment({ ...answer, amountCents: 1 }, prepared, now)).toMatchObject([
      { type: 'PaymentCreated', data: { expiresAt: '2026-03-24T10:15:00.000Z' } },
      { type: 'PaymentFlagged', data: { reason: 'amount', providerCents: 1 } },
    ]);
    expect(decideCreatePayment(answer, created, now)).toEqual([]);
  });
  test('counts as paid after every other outcome, and as nothing else after paid', () => {
    const released = foldPayment(...paymentStory.slice(0, 3), ...paymentStory.slice(4, 6));
    expect(decideFetchPayment(answer, released, now)).toMatchObject([{ data: { outcome: 'paid' } }]);
    const paid = evolvePayment(created, {
      type: 'PaymentFinished',
      data: { outcome: 'paid', finishedAt: now.toISOString() },
    });
    expect(decideFetchPayment({ ...answer, status: 'expired' }, paid, now)).toEqual([]);
    expect(decideSettlePayment('released', paid)).toEqual([]);
  });
});

describe('a flag closed by the office', () => {
  const closure = { note: 'Terugbetaald bij de betaaldienst.', closedBy: '900001' };
  const flagged = (isPaid?: boolean) =>
    foldPayment(
      ...paymentStory
        .slice(0, 6)
        .map((event) => (event.type === 'PaymentFlagged' ? { ...event, data: { ...event.data, isPaid } } : event)),
    );
  test('keeps what became of the money, once, and is not raised again by the same payment', () => {
    const released = flagged(true);
    const [event] = decideClosePaymentFlag(closure, released) as readonly PaymentEvent[];
    expect(event).toEqual({ type: 'PaymentFlagClosed', data: closure });
    const closed = evolvePayment(released, event as PaymentEvent);
    expect(decideClosePaymentFlag(closure, closed)).toEqual({ rejected: 'payment.flag_not_closable' });
    expect(decideFetchPayment({ ...answer, amountCents: 1 }, closed, now)).toEqual([]);
  });
  test.each([false, undefined])('is raised again once when money comes after a flag with isPaid %s', (isPaid) => {
    const closed = evolvePayment(flagged(isPaid), { type: 'PaymentFlagClosed', data: closure });
    const paid = { ...answer, amountCents: 1 };
    expect(decideFetchPayment({ ...paid, paymentId: null, status: 'open' }, closed, now)).toEqual([]);
    const [flag] = decideFetchPayment(paid, closed, now) as readonly PaymentEvent[];
    expect(flag).toMatchObject({ type: 'PaymentFlagged', data: { reason: 'amount', providerCents: 1, isPaid: true } });
    const again = evolvePayment(closed, flag as PaymentEvent);
    expect(decideFetchPayment(paid, again, now)).toEqual([]);
    const closedAgain = decideClosePaymentFlag(closure, again) as readonly PaymentEvent[];
    expect(closedAgain).toEqual([{ type: 'PaymentFlagClosed', data: closure }]);
    expect(decideFetchPayment(paid, evolvePayment(again, closedAgain[0] as PaymentEvent), now)).toEqual([]);
  });
  test('is rejected while the payment holds its invoices, and without a flag', () => {
    for (const state of [foldPayment(...paymentStory.slice(0, 4)), created])
      expect(decideClosePaymentFlag(closure, state)).toEqual({ rejected: 'payment.flag_not_closable' });
  });
});

describe('a release by the office', () => {
  const command = { releasedBy: '900001', reason: 'technical_trouble', now };
  test('ends a payment with its reason, once', () => {
    const [event] = decideReleasePayment(command, created) as readonly PaymentEvent[];
    expect(event).toMatchObject({ data: { outcome: 'released', releasedBy: '900001', reason: 'technical_trouble' } });
    expect(decideReleasePayment(command, evolvePayment(created, event as PaymentEvent))).toEqual([]);
  });
  test('is rejected for a payment that is over or refused', () => {
    const finished = evolvePayment(created, {
      type: 'PaymentFinished',
      data: { outcome: 'expired', finishedAt: now.toISOString() },
    });
    const refused = foldPayment(...paymentStory.slice(0, 1), ...paymentStory.slice(-1));
    for (const state of [finished, refused])
      expect(decideReleasePayment(command, state)).toEqual({ rejected: 'payment.not_releasable' });
    expect(decideFinishPayment({ outcome: 'failed', finishedAt: now.toISOString() }, refused)).toEqual([]);
  });
});

test('the provider is told which invoices are paid, and where people come back to', () => {
  if (created.status === 'none') throw new Error('no plan');
  const shares = ['1', '2', '3', '4', '5', '6', '7'].map((invoiceNumber) => ({
    invoiceNumber,
    moneyCents: 1,
    credits: [],
  }));
  const to = { webhookUrl: 'https://shop.example/hook', origin: 'https://shop.example' };
  expect(requestOf({ ...created.plan, shares, language: 'fr' }, to)).toMatchObject({
    description: 'Factures 1, 2, 3, 4, 5 et 2 de plus',
    redirectUrl: `https://shop.example/fr/mon-compte/paiement?payment=${samplePaymentId}`,
  });
  expect(requestOf(created.plan, to).description).toBe(`Factuur ${number}`);
});

test.each([
  ['https://winkel.example', 'evil.example', 'https://winkel.example'],
  ['http://localhost:3000', '127.0.0.1:4321', 'http://127.0.0.1:4321'],
  ['http://localhost:3000', 'evil.example', 'http://localhost:3000'],
])('people come back to %s when the browser says %s', (publicUrl, host, origin) => {
  expect(originOf(publicUrl, { protocol: 'http', get: () => host } as never)).toBe(origin);
});

test('an open payment, flagged or not, is looked at when it expires at the latest, and then ever less', () => {
  const start = new Date('2026-03-24T10:00:00Z').getTime();
  const after = (minutes: number) => nextLook(created, start, start + minutes * 60_000)?.toISOString();
  expect(after(0)).toBe('2026-03-24T10:00:10.000Z');
  expect(after(14)).toBe('2026-03-24T10:15:01.000Z');
  expect(after(600)).toBe('2026-03-24T21:00:00.000Z');
  const flagged = foldPayment(...paymentStory.slice(0, 4));
  expect(nextLook(flagged, start, start)?.toISOString()).toBe(after(0));
});
