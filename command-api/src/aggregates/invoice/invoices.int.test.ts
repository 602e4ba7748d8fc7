import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { invoiceMessageOf } from '@talloor/contracts/invoiceMessageOf.ts';
import type { DeliveryEvent } from '@talloor/events/delivery/events.ts';
import { evolveDelivery, noDelivery, type DeliveryState } from '@talloor/events/delivery/state.ts';
import type { InvoiceEvent } from '@talloor/events/invoice/events.ts';
import { expectedInvoice, type ExpectedInvoice } from '@talloor/rules/invoice/expectedInvoice.ts';
import { structuredCommunicationOf } from '@talloor/rules/invoice/structuredCommunication.ts';
import { deliveryWay } from '../../testing/deliveryWay.ts';
import { logIn, password, type Person } from '../../testing/logIn.ts';
import { createTestShop, friday, type TestShop } from '../../testing/testShop.ts';

let shop: TestShop;
let key = '';
let office: Person;
const expected = new Map<string, ExpectedInvoice>();

beforeAll(async () => {
  shop = await createTestShop();
  await shop.writeFacts(['204118', '204119'], { 100001: null, 100002: null });
  await shop.pool.query(`update catalogue.products set erp_number = 'Art/1' where article_number = '100001'`);
  await shop.pool.query(`update catalogue.customers set erp_number = 'KL-77/A' where customer_number = '204118'`);
  const lotte = await shop.signIn('lotte', ['204118']);
  await shop.main.api.registerAccount({
    username: 'beheer',
    password,
    firstName: 'Bea',
    lastName: 'Heer',
    email: 'beheer@talloor.example',
    language: 'nl',
    roles: ['admin'],
    customers: [],
  });
  office = await logIn(shop.main.url, 'beheer');
  const subjects = ['invoices', 'deliveries', 'container-deposits'];
  key = String((await office('POST', '/api/office/apiKeys', { name: 'ERP', subjects })).body['secret']);
  const deposits = await send('container-deposits?batch=deposits', [
    { kind: 'crate', valid_from: '2026-03-01', deposit: 3.9 },
    { kind: 'crate', valid_from: '2026-04-01', deposit: 4.2 },
  ]);
  if (deposits.body['created'] !== 2) throw new Error(`deposits were answered ${JSON.stringify(deposits.body)}`);
  const notes = ['901', '902', '903', '909'];
  const orders: string[] = [];
  for (const _ of notes) orders.push(await order(lotte));
  shop.setNow(new Date('2026-03-23T08:00:00Z'));
  for (const [index, note] of notes.entries()) {
    const way = deliveryWay(note, orders[index] ?? '');
    await send(
      'deliveries',
      way.map((each) => {
        if (each.kind === 'delivered') return { ...each, empties: [{ kind: 'crate', count: 2 }] };
        return each.kind === 'picked' ? { ...each, lines: each.lines?.map(withErpNumber) } : each;
      }),
    );
    expected.set(note, await expectedOf(note));
  }
});
afterAll(() => shop.close());

type Numbered = { readonly article_number?: string };
const withErpNumber = ({ article_number: number, ...line }: Numbered): object =>
  number === '100001' ? { ...line, article_erp_number: 'ART/1' } : { ...line, article_number: number };

async function send(path: string, lines: readonly (object | string)[], url = shop.main.url) {
  const answer = await fetch(`${url}/erp/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-ndjson', authorization: `Bearer ${key}` },
    body: lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

async function order(person: Person): Promise<string> {
  await person('PUT', '/api/basket/items', { 100001: 20, 100002: 20 });
  await person('POST', `/api/basket/confirm/${friday}`, {});
  const placed = await person('POST', '/api/basket/checkout', { po_number: '', message: '' });
  return String(placed.body['order_number']);
}

async function expectedOf(note: string): Promise<ExpectedInvoice> {
  const state = (await shop.decoded())
    .filter(({ streamId }) => streamId === `delivery-${note}`)
    .map(({ event }) => event as DeliveryEvent)
    .reduce<DeliveryState>(evolveDelivery, noDelivery);
  if (state.status === 'none' || state.picked === null) throw new Error(`${note} was not picked`);
  const { picked, empties, plan } = state;
  const { lines, totals } = picked;
  return expectedInvoice([{ deliveryNumber: note, orderNumber: plan.orderNumber, lines, totals, empties }], () => 3900);
}

function invoice(number: string, note: string, changes: object = {}) {
  const whole = expected.get(note);
  if (!whole) throw new Error(`${note} has no invoice`);
  return {
    kind: 'invoice',
    message_id: `inv-${number}`,
    number,
    customer_number: '204118',
    issued_on: '2026-03-23',
    due_on: '2026-04-22',
    communication: structuredCommunicationOf(number.padStart(10, '0')),
    ...invoiceMessageOf(whole),
    ...changes,
  };
}
const transfer = (number: string, id: string, amount: number, kind = 'transfer') => ({
  kind,
  message_id: id,
  number,
  booked_on: '2026-03-23',
  amount,
});
const eventsOf = async (number: string): Promise<InvoiceEvent[]> =>
  (await shop.decoded())
    .filter(({ streamId }) => streamId === `invoice-${number}`)
    .map(({ event }) => event as InvoiceEvent);
const waiting = async () =>
  (await office('GET', '/api/office/parkedDeliveries')).body as unknown as readonly {
    id: string;
    message_id: string;
    subject: string;
    document_number: string;
    code: string;
  }[];

describe('invoices of the ERP', () => {
  test('are taken once by line, in any order with their transfers, and agree with the notes', async () => {
    expect(await send('invoice-payments', [transfer('701', 'pay-1', 5)])).toMatchObject({
      status: 200,
      body: { applied: 0, errors: [{ code: 'invoice.unknown' }] },
    });
    expect(await send('invoices', [invoice('701', '901'), invoice('701', '901'), '{"no'])).toMatchObject({
      status: 200,
      body: { lines: 3, applied: 1, unchanged: 1, parked: 0, rejected: 1 },
    });
    const [issued, paid, ...others] = await eventsOf('701');
    expect(issued).toMatchObject({
      type: 'InvoiceIssued',
      data: { differences: [], depositCents: -780, expectedCents: expected.get('901')?.amountCents },
    });
    expect(paid).toMatchObject({ type: 'InvoiceTransferReceived', data: { balance: { paidCents: 500 } } });
    expect(others).toEqual([]);
    expect(await waiting()).toEqual([]);
    expect(await send('invoices', [invoice('701', '901')])).toMatchObject({ body: { applied: 0, unchanged: 1 } });
    expect(await send('invoice-payments', [transfer('701', 'pay-1', 5)])).toMatchObject({ body: { unchanged: 1 } });
    expect(await eventsOf('701')).toHaveLength(2);
  });

  test('and delivery reports may name customers and articles by the numbers of the ERP', async () => {
    const { customer_number: _, lines, ...document } = invoice('790', '909');
    const named = {
      ...document,
      customer_erp_number: 'kl-77/a',
      lines: lines.map((line) => withErpNumber(line as Numbered)),
    };
    const unknown = { ...named, message_id: 'inv-790-unknown', customer_erp_number: 'KL-78' };
    expect(await send('invoices', [unknown])).toMatchObject({
      body: {
        parked: 1,
        errors: [{ code: 'invoice.message_invalid', message: expect.stringMatching(/^customer_number: /) }],
      },
    });
    expect(await send('invoices', [named])).toMatchObject({ body: { applied: 1, parked: 0 } });
    expect(await send('invoices', [named])).toMatchObject({ body: { unchanged: 1 } });
    const [issued] = await eventsOf('790');
    expect(issued).toMatchObject({ data: { customerNumber: '204118', differences: [] } });
    await shop.pool.query(`delete from command.parked_deliveries where message_id = 'inv-790-unknown'`);
  });

  test('wait with their reason, whatever is wrong', async () => {
    const wrong = [
      invoice('701', '901', { message_id: 'a', due_on: '2026-04-23' }),
      invoice('701', '901', { due_on: '2026-04-24' }),
      invoice('799', '902', { message_id: 'inv-701' }),
      invoice('702', '902', { message_id: 'c', amount: 1 }),
      invoice('702', '902', { message_id: 'd', communication: '000000000001' }),
      invoice('702', '902', { message_id: 'e', customer_number: '999' }),
      invoice('702', '902', { message_id: 'f', customer_number: '204119' }),
      { ...invoice('702', '902', { message_id: 'g' }), lines: [{ kind: 'other' }] },
      invoice('702', '902', { message_id: 'h', issued_on: '2026-03-25' }),
    ];
    const { body } = await send('invoices', wrong);
    expect(body).toMatchObject({ applied: 0, parked: wrong.length });
    expect((body['errors'] as { code: string }[]).map(({ code }) => code)).toEqual([
      'invoice.number_used',
      'invoice.message_reused',
      'invoice.message_reused',
      'invoice.sums_differ',
      'invoice.communication_invalid',
      'invoice.customer_unknown',
      'invoice.note_of_other_customer',
      'invoice.message_invalid',
      'invoice.dated_ahead',
    ]);
    expect(await eventsOf('702')).toEqual([]);
    expect(await send('invoice-payments', [transfer('701', 'ref-1', 1, 'refund')])).toMatchObject({
      body: { errors: [{ code: 'invoice.refund_exceeded' }] },
    });
    const reused = transfer('701', 'pay-1', 6);
    expect(await send('invoice-payments', [reused])).toMatchObject({
      body: { errors: [{ code: 'invoice.message_reused' }] },
    });
  });

  test('of one note twice are taken, the second with all of it as a difference', async () => {
    expect(await send('invoices', [invoice('703', '903'), invoice('704', '903')])).toMatchObject({
      body: { applied: 2, parked: 0 },
    });
    const [first] = await eventsOf('703');
    const [second] = await eventsOf('704');
    expect(first).toMatchObject({ data: { differences: [] } });
    expect(second).toMatchObject({
      data: { expectedCents: 0, differences: [{ about: 'invoiced_twice' }, {}, {}, {}] },
    });
  });

  test('that come before their note are taken when it comes, without another file', async () => {
    shop.setNow(new Date('2026-03-11T13:12:00Z'));
    const orderNumber = await order(await logIn(shop.main.url, 'lotte'));
    shop.setNow(new Date('2026-03-23T08:00:00Z'));
    const early = invoice('705', '902');
    const lines = early.lines.map((line) => ({ ...line, delivery_number: '904' }));
    expect(await send('invoices', [{ ...early, lines }])).toMatchObject({
      body: { errors: [{ code: 'invoice.note_unknown' }] },
    });
    await send('deliveries', deliveryWay('904', orderNumber));
    expect((await waiting()).filter(({ document_number: number }) => number === '705')).toHaveLength(1);
    await shop.runPolicies(shop.main.api);
    expect((await eventsOf('705')).map(({ type }) => type)).toEqual(['InvoiceIssued']);
  });

  test('that wait are corrected, retried or discarded by the office', async () => {
    const rows = await waiting();
    const idOf = (messageId: string) => rows.find((row) => row.message_id === messageId)?.id ?? '';
    expect(rows.find((row) => row.message_id === 'c')).toMatchObject({ subject: 'invoice', document_number: '702' });
    const path = (messageId: string) => `/api/office/parkedDeliveries/${idOf(messageId)}`;
    expect(await office('POST', `${path('d')}/retry`, {})).toMatchObject({
      body: { outcome: 'waiting', code: 'invoice.communication_invalid' },
    });
    expect(await office('POST', `${path('h')}/discard`, { reason: 'erp_was_wrong' })).toMatchObject({
      body: { outcome: 'discarded' },
    });
    const other = { reason: 'on_paper', message: transfer('702', 'c', 1) };
    expect(await office('POST', `${path('c')}/correct`, other)).toMatchObject({
      status: 422,
      body: { code: 'invoice.message_invalid' },
    });
    const fitting = { reason: 'typing_error', message: invoice('702', '902', { message_id: 'c' }) };
    expect(await office('POST', `${path('c')}/correct`, fitting)).toMatchObject({ body: { outcome: 'applied' } });
    expect(await office('POST', `${path('c')}/correct`, fitting)).toMatchObject({ body: { outcome: 'unchanged' } });
    expect((await office('GET', path('c'))).body).toMatchObject({ status: 'corrected', acts: [{ act: 'correct' }] });
    const [issued] = (await shop.decoded()).filter(({ streamId }) => streamId === 'invoice-702');
    expect([issued?.event.type, issued?.metadata.actorRole]).toEqual(['InvoiceIssued', 'admin']);
  });

  test('with a known id and another amount are never settled by a correction that books nothing', async () => {
    const parked = (await waiting()).find((row) => row.message_id === 'pay-1');
    const path = `/api/office/parkedDeliveries/${parked?.id ?? ''}/correct`;
    const before = (await eventsOf('701')).length;
    expect(await office('POST', path, { reason: 'typing_error', message: transfer('701', 'pay-1', 6) })).toMatchObject({
      status: 422,
      body: { code: 'invoice.message_reused' },
    });
    expect(await eventsOf('701')).toHaveLength(before);
    expect((await waiting()).map(({ id }) => id)).toContain(parked?.id);
    const own = { reason: 'typing_error', message: transfer('701', 'pay-1-own', 6) };
    expect(await office('POST', path, own)).toMatchObject({ body: { outcome: 'applied' } });
    expect((await eventsOf('701')).at(-1)).toMatchObject({ type: 'InvoiceTransferReceived', data: { cents: 600 } });
  });

  test('of another content after a crash hold no notes of the first one', async () => {
    await shop.pool.query(`delete from command.invoiced_notes where number = any('{901,902,903}')`);
    const dying = await shop.startProcess(undefined, undefined, () => Promise.reject(new Error('killed')));
    await send('invoices', [invoice('710', '901')], dying.url).catch(() => undefined);
    expect(await eventsOf('710')).toEqual([]);
    expect(await send('invoices', [invoice('710', '902')])).toMatchObject({ body: { applied: 1 } });
    expect(await send('invoices', [invoice('711', '901')])).toMatchObject({ body: { applied: 1 } });
    expect(await eventsOf('711')).toMatchObject([{ data: { differences: [] } }]);
  });

  test('of a credit note that comes before its invoice wait for that invoice', async () => {
    const { due_on: _dueOn, communication: _communication, ...document } = invoice('713', '902');
    const creditNote = { ...document, kind: 'credit_note', corrected_invoices: ['712'] };
    expect(await send('invoices', [creditNote])).toMatchObject({
      status: 200,
      body: { applied: 0, parked: 1, errors: [{ code: 'invoice.corrected_unknown' }] },
    });
    expect(await eventsOf('713')).toEqual([]);
    expect(await send('invoices', [invoice('712', '902')])).toMatchObject({ body: { applied: 1 } });
    await shop.runPolicies(shop.main.api);
    expect(await eventsOf('713')).toMatchObject([{ type: 'InvoiceIssued', data: { kind: 'credit_note' } }]);
    expect((await waiting()).filter(({ document_number: number }) => number === '713')).toEqual([]);
  });

  test('of one number sent at once hold only the notes of the one that is taken', async () => {
    await shop.pool.query(`delete from command.invoiced_notes where number = any('{901,902,903}')`);
    for (let round = 0; round < 4; round += 1) {
      const number = String(720 + round);
      const send2 = (note: string) => send('invoices', [invoice(number, note, { message_id: `${number}-${note}` })]);
      const answers = await Promise.all([send2('901'), send2('902'), send2('903')]);
      expect(answers.filter(({ body }) => body['applied'] === 1)).toHaveLength(1);
      const [issued] = await eventsOf(number);
      const notes = issued?.type === 'InvoiceIssued' ? issued.data.deliveryNumbers : [];
      const { rows } = await shop.pool.query(
        `delete from command.invoiced_notes where number = any('{901,902,903}') returning number, document_number`,
      );
      expect(rows).toEqual(notes.map((note) => ({ number: note, document_number: number })));
    }
  });

  test('are refused without a key of that scope', async () => {
    const subjects = ['deliveries'];
    key = String((await office('POST', '/api/office/apiKeys', { name: 'Other', subjects })).body['secret']);
    for (const path of ['invoices', 'invoice-payments'])
      expect(await send(path, ['{}'])).toMatchObject({ status: 403, body: { code: 'api_key.not_for_subject' } });
  });
});
