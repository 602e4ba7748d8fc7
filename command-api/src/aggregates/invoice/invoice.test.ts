import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  invoiceMessage,
  invoicePaymentMessage,
  type InvoiceMessage,
  type InvoicePaymentMessage,
} from '@talloor/contracts/endpoints/erpInvoices.ts';
import { invoiceMessageOf } from '@talloor/contracts/invoiceMessageOf.ts';
import { evolveDelivery, noDelivery, type DeliveryState } from '@talloor/events/delivery/state.ts';
import type { PickedLine } from '@talloor/events/delivery/values.ts';
import { invoiceEvents, type InvoiceEvent } from '@talloor/events/invoice/events.ts';
import { evolveInvoice, noInvoice, type InvoiceState } from '@talloor/events/invoice/state.ts';
import { evolveReturn, noReturn, type ReturnState } from '@talloor/events/return/state.ts';
import { deliveryStory, samplePickedLine } from '@talloor/events/testing/sampleDelivery.ts';
import { returnStory } from '@talloor/events/testing/sampleReturn.ts';
import { sampleInvoice } from '@talloor/events/testing/sampleInvoice.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { settleDelivery } from '@talloor/rules/deliveryNote/settleDelivery.ts';
import { maxEventBytes } from '@talloor/platform/eventStore/port.ts';
import { balanceAtIssue } from '@talloor/rules/invoice/balance.ts';
import { expectedCredit, expectedInvoice } from '@talloor/rules/invoice/expectedInvoice.ts';
import { exampleCustomer } from '@talloor/rules/testing/exampleFacts.ts';
import { longestInvoice } from './invoiceReports.ts';
import { decideReportInvoice } from './reportInvoice/decideReportInvoice.ts';
import type { InvoiceFacts } from './reportInvoice/invoiceFacts.ts';
import { decideReportTransfer } from './reportTransfer/decideReportTransfer.ts';

const note = '66103012';
const promisedCosts = { deliveryCents: 1500, expressCents: 0, discountCents: 200 };
const noteLines: readonly PickedLine[] = [
  { ...samplePickedLine, depositMills: 100 },
  { ...samplePickedLine, lineId: '2', articleNumber: '131210', vatRate: 21, depositMills: 0 },
];

function delivered(lines: readonly PickedLine[] = noteLines): DeliveryState {
  const totals = { rulesVersion: 1, approximate: false, ...settleDelivery(lines, promisedCosts) };
  return deliveryStory
    .map((event) =>
      event.type === 'DeliveryPicked' ? { ...event, data: { ...event.data, lines: [...lines], totals } } : event,
    )
    .reduce<DeliveryState>(evolveDelivery, noDelivery);
}
const state = delivered();
if (state.status === 'none' || state.picked === null) throw new Error('nothing was picked');
const { picked, empties, plan } = state;

const crates = (kind: string, day: string): number | null => (kind === 'crate' && day >= '2026-01-01' ? 3900 : null);
const facts = (overrides: Partial<InvoiceFacts> = {}): InvoiceFacts => ({
  customer: exampleCustomer(),
  deliveries: new Map([[note, state]]),
  returns: new Map(),
  corrected: new Map(),
  depositOn: crates,
  invoicedBefore: new Set(),
  now: new Date('2026-03-23T08:00:00Z'),
  ...overrides,
});
const expected = expectedInvoice(
  [{ deliveryNumber: note, orderNumber: plan.orderNumber, lines: picked.lines, totals: picked.totals, empties }],
  (kind) => crates(kind, '2026-03-13'),
);
const header = {
  kind: 'invoice',
  message_id: 'inv-1',
  number: '2612204118',
  customer_number: '204118',
  issued_on: '2026-03-23',
  due_on: '2026-04-22',
  communication: '090933755493',
} as const;
const message = (changes: Readonly<Record<string, unknown>> = {}): InvoiceMessage =>
  invoiceMessage.parse({ ...header, ...invoiceMessageOf(expected), ...changes });
const decide = (changed: InvoiceMessage, given: Partial<InvoiceFacts> = {}, before: InvoiceState = noInvoice) =>
  decideReportInvoice(changed, facts(given), before);
const eventsOf = (decision: Decision<InvoiceEvent>): readonly InvoiceEvent[] => {
  if ('rejected' in decision) throw new Error(decision.rejected);
  return decision;
};
const issuedBy = (decision: Decision<InvoiceEvent>) => {
  const [event] = eventsOf(decision);
  if (event?.type !== 'InvoiceIssued') throw new Error('no invoice was issued');
  return event.data;
};
const fold = (events: readonly InvoiceEvent[], from: InvoiceState = noInvoice): InvoiceState =>
  events.reduce<InvoiceState>(evolveInvoice, from);
const cents = (value: number): number => Math.round(value * 100);

function withLine(
  at: number,
  change: (line: InvoiceMessage['lines'][number]) => object,
  vatChange = 0,
): InvoiceMessage {
  const lines = invoiceMessageOf(expected).lines.map((line, index) =>
    index === at ? { ...line, ...change(line) } : line,
  );
  const changedCents = lines.reduce(
    (sum, line, index) => sum + cents(line.total) - (expected.lines[index]?.totalCents ?? 0),
    0,
  );
  const [first, ...others] = expected.vat;
  if (!first) throw new Error('no VAT');
  const vat = [
    { ...first, baseCents: first.baseCents + changedCents, vatCents: first.vatCents + vatChange },
    ...others,
  ];
  const amountCents = expected.amountCents + changedCents + vatChange;
  return message({ ...invoiceMessageOf({ lines: [], vat, amountCents }), lines });
}

describe('an invoice of the ERP', () => {
  test('is issued with all amounts open and no difference when it is what the notes give', () => {
    const issued = issuedBy(decide(message()));
    expect(issued).toMatchObject({
      number: '2612204118',
      customerName: 'Bistro Lindegaard',
      orderNumbers: ['4402118'],
      deliveryNumbers: [note],
      differences: [],
      expectedCents: expected.amountCents,
      amountCents: expected.amountCents,
      depositCents: 100 - 780,
      balance: { openCents: expected.amountCents, paidCents: 0, creditCents: 0 },
    });
    expect(invoiceEvents.InvoiceIssued.schema.parse(issued)).toEqual(issued);
  });

  test('is silent when repeated, and rejected when its number has another content', () => {
    const before = fold(eventsOf(decide(message())));
    expect(
      decide(
        message({ message_id: 'inv-2' }),
        { customer: exampleCustomer({ name: 'New name', vatNumber: '' }) },
        before,
      ),
    ).toEqual([]);
    expect(decide(message({ due_on: '2026-04-23' }), {}, before)).toEqual({
      rejected: 'invoice.number_used',
      parameters: { number: '2612204118' },
    });
  });

  test('keeps the billing address and VAT number of a business, and no address of a customer without one', () => {
    const { billingAddress, vatNumber } = exampleCustomer();
    expect(issuedBy(decide(message())).billing).toEqual({ ...billingAddress, vatNumber });
    expect(issuedBy(decide(message(), { customer: exampleCustomer({ vatNumber: '' }) }))).not.toHaveProperty('billing');
  });

  test('has its differences from the notes, of each kind', () => {
    const differencesOf = (changed: InvoiceMessage, given: Partial<InvoiceFacts> = {}) =>
      issuedBy(decide(changed, given)).differences;
    expect(differencesOf(withLine(0, () => ({ quantity: 12, total: 47.82 }), 48))).toMatchObject([
      { lineNumber: 1, about: 'quantity', invoiced: '12', expected: '10', differenceCents: 797 },
      { about: 'vat', differenceCents: 48 },
    ]);
    expect(differencesOf(withLine(0, () => ({ price: 4.985, total: 49.85 }), 60))).toMatchObject([
      { about: 'price', invoiced: '4.985', expected: '3.985', differenceCents: 1000 },
      { about: 'vat' },
    ]);
    const withoutEmpties = invoiceMessageOf(expected).lines.filter(({ kind }) => kind !== 'empties');
    const missing = message({ lines: withoutEmpties, amount: (expected.amountCents + 780) / 100 });
    expect(differencesOf(missing)).toMatchObject([{ about: 'not_invoiced', invoiced: '–', differenceCents: 780 }]);
    const twice = differencesOf(message(), { invoicedBefore: new Set([note]) });
    expect(twice.filter(({ about }) => about === 'invoiced_twice')).toHaveLength(expected.lines.length);
    expect(twice.reduce((sum, { differenceCents }) => sum + differenceCents, 0)).toBe(expected.amountCents);
  });

  test('pays containers back at the deposit of the day of delivery', () => {
    const later = issuedBy(decide(message(), { depositOn: (_, day) => (day >= '2026-03-14' ? 3900 : 2000) }));
    expect(later.differences).toMatchObject([{ about: 'empties', invoiced: '2 × -7.80', differenceCents: -380 }]);
  });

  test.each([
    ['another total', message({ amount: expected.amountCents / 100 + 0.01 })],
    ['a base of another sum', message({ vat: [{ tax_percentage: 6, base: 1, amount: 0.06 }] })],
    ['VAT that is not its rate', withLine(0, (line) => line, 3)],
  ])('is rejected with %s', (_, changed) => {
    expect(decide(changed)).toMatchObject({ rejected: 'invoice.sums_differ' });
  });

  test('is rejected without costs when goods of a rate differ from its base', () => {
    const lines = invoiceMessageOf(expected).lines.filter(({ kind }) => kind === 'goods');
    const vat = [
      { tax_percentage: 6, base: 39.86, amount: 2.39 },
      { tax_percentage: 21, base: 39.84, amount: 8.37 },
    ];
    expect(decide(message({ lines, vat, amount: 90.46 }))).toMatchObject({ rejected: 'invoice.sums_differ' });
  });

  test('is rejected when free goods have a rate without VAT', () => {
    const { lines } = invoiceMessageOf(expected);
    const free = lines.map((line) => ({ ...line, line: line.line + 100, total: 0, tax_percentage: 12 })).slice(0, 1);
    expect(decide(message({ lines: [...lines, ...free] }))).toEqual({
      rejected: 'invoice.message_invalid',
      parameters: { field: 'vat' },
    });
  });

  test.each([
    ['customer_unknown', message(), { customer: null }],
    ['communication_invalid', message({ communication: '090933755494' }), {}],
    ['dated_ahead', message({ issued_on: '2026-03-25', due_on: '2026-04-25' }), {}],
    ['message_invalid', message({ due_on: '2026-03-22' }), {}],
    ['note_unknown', message(), { deliveries: new Map() }],
    [
      'note_unknown',
      message(),
      { deliveries: new Map([[note, deliveryStory.slice(0, 4).reduce<DeliveryState>(evolveDelivery, noDelivery)]]) },
    ],
    ['note_of_other_customer', message({ customer_number: '204119' }), {}],
  ] as const)('is rejected as %s', (code, changed, given) => {
    expect(decide(changed, given)).toMatchObject({ rejected: `invoice.${code}` });
  });

  test('of tomorrow is taken, and a line number twice is not', () => {
    expect(decide(message({ issued_on: '2026-03-24' }))).toHaveLength(1);
    const { lines } = invoiceMessageOf(expected);
    expect(decide(message({ lines: lines.map((line) => ({ ...line, line: 1 })) }))).toEqual({
      rejected: 'invoice.message_invalid',
      parameters: { field: 'lines' },
    });
  });

  test('of 2,000 lines is taken, with at most as many differences as an event holds', () => {
    const many = Array.from({ length: 2000 }, (_, index) => ({
      ...samplePickedLine,
      lineId: String(index + 1),
      depositMills: 0,
    }));
    const big = delivered(many);
    if (big.status === 'none' || big.picked === null) throw new Error('nothing was picked');
    const whole = expectedInvoice(
      [{ deliveryNumber: note, orderNumber: plan.orderNumber, lines: many, totals: big.picked.totals, empties: [] }],
      () => null,
    );
    const given = { deliveries: new Map([[note, { ...big, empties: [] }]]) };
    const delivery = message(invoiceMessageOf(whole));
    expect(JSON.stringify(delivery).length).toBeLessThan(longestInvoice);
    expect(issuedBy(decide(delivery, given)).differences).toEqual([]);
    const free = whole.lines.map((line) => ({
      ...line,
      ...(line.kind === 'goods' && { priceMills: 1, quantity: 1, totalCents: 0 }),
    }));
    const other = issuedBy(
      decide(
        message(
          invoiceMessageOf({ lines: free, vat: [{ rate: 6, baseCents: 1300, vatCents: 78 }], amountCents: 1378 }),
        ),
        given,
      ),
    );
    expect(other.differences).toHaveLength(2000);
    expect(other.differences.reduce((sum, each) => sum + each.differenceCents, 0)).toBe(1378 - whole.amountCents);
    expect(invoiceEvents.InvoiceIssued.schema.safeParse(other).success).toBe(true);
  });
});

describe('an invoice that is large in the store', () => {
  const linesOf = (count: number, letters: number) => {
    const name = { nl: 'é'.repeat(letters), fr: 'é'.repeat(letters) };
    const lines = Array.from({ length: count }, (_, index) => ({
      ...samplePickedLine,
      name,
      lineId: String(index + 1),
      depositMills: 0,
    }));
    const state = delivered(lines);
    if (state.status === 'none' || state.picked === null) throw new Error('nothing was picked');
    const { totals } = state.picked;
    const whole = expectedInvoice(
      [{ deliveryNumber: note, orderNumber: plan.orderNumber, lines, totals, empties: [] }],
      () => null,
    );
    return { deliveries: new Map([[note, { ...state, empties: [] }]]), whole };
  };
  const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

  test('keeps fewer differences, whose sum stays the same', () => {
    const { deliveries, whole } = linesOf(1300, 100);
    const given = { deliveries, invoicedBefore: new Set([note]) };
    const issued = issuedBy(decide(message(invoiceMessageOf(whole)), given));
    expect(issued.differences).toHaveLength(100);
    expect(issued.differences.reduce((sum, each) => sum + each.differenceCents, 0)).toBe(
      issued.amountCents - (issued.expectedCents ?? 0),
    );
    expect(bytesOf(issued)).toBeLessThan(maxEventBytes);
  });

  test('waits with its reason where even that has no room', () => {
    const { deliveries, whole } = linesOf(2400, 120);
    expect(decide(message(invoiceMessageOf(whole)), { deliveries })).toEqual({
      rejected: 'invoice.message_invalid',
      parameters: { field: 'lines' },
    });
  });
});

describe('a credit note of the ERP', () => {
  const credited = returnStory.reduce<ReturnState>(evolveReturn, noReturn);
  if (credited.status === 'none' || credited.credit === null) throw new Error('nothing was credited');
  const { request, credit } = credited;
  const [line] = request.lines;
  if (!line) throw new Error('nothing was returned');
  const ofReturn = expectedCredit([
    {
      returnId: request.returnId,
      deliveryNumber: request.deliveryNumber,
      vat: credit.vat,
      lines: credit.lines.map((each) => ({ ...line, ...each, depositMills: 0 })),
    },
  ]);
  const invoice = fold(eventsOf(decide(message())));
  const given: Partial<InvoiceFacts> = {
    returns: new Map([[request.returnId, credited]]),
    corrected: new Map([['2612204118', invoice]]),
  };
  const { due_on: _dueOn, communication: _communication, ...creditHeader } = header;
  const creditMessage = (changes: Readonly<Record<string, unknown>> = {}): InvoiceMessage =>
    invoiceMessage.parse({
      ...creditHeader,
      kind: 'credit_note',
      message_id: 'crn-1',
      number: '3612204118',
      corrected_invoices: ['2612204118'],
      ...invoiceMessageOf(ofReturn),
      ...changes,
    });

  test('gives credit, and agrees with the credited return', () => {
    expect(issuedBy(decide(creditMessage(), given))).toMatchObject({
      kind: 'credit_note',
      dueOn: null,
      differences: [],
      expectedCents: 423,
      balance: { openCents: 0, creditCents: 423, usedCents: 0 },
    });
  });
  test('of a return that another credit note has is marked', () => {
    const { differences } = issuedBy(
      decide(creditMessage(), { ...given, invoicedBefore: new Set([request.returnId]) }),
    );
    expect(differences).toMatchObject([{ about: 'invoiced_twice', differenceCents: 399 }, { about: 'vat' }]);
  });
  test('without a return has nothing to compare with', () => {
    const lines = invoiceMessageOf(ofReturn).lines.map((each) => ({ ...each, return_id: undefined }));
    expect(issuedBy(decide(creditMessage({ lines }), { ...given, returns: new Map() }))).toMatchObject({
      differences: [],
      expectedCents: null,
    });
  });
  test('waits for its return and for the invoice that it corrects', () => {
    expect(decide(creditMessage(), { ...given, returns: new Map([[request.returnId, noReturn]]) })).toMatchObject({
      rejected: 'invoice.return_unknown',
    });
    expect(decide(creditMessage(), { ...given, corrected: new Map([['2612204118', noInvoice]]) })).toMatchObject({
      rejected: 'invoice.corrected_unknown',
    });
  });
});

describe('a transfer', () => {
  const now = new Date('2026-04-01T08:00:00Z');
  const transfer = (changes: Partial<InvoicePaymentMessage> = {}): InvoicePaymentMessage =>
    invoicePaymentMessage.parse({
      kind: 'transfer',
      message_id: 'pay-1',
      number: '2612204118',
      booked_on: '2026-04-01',
      amount: expected.amountCents / 100,
      ...changes,
    });
  const open = fold(eventsOf(decide(message())));
  const balanceAfter = (messages: readonly InvoicePaymentMessage[]) => {
    const after = messages.reduce((before, each) => {
      const decided = decideReportTransfer(each, { now }, before);
      return 'rejected' in decided ? before : fold(decided, before);
    }, open);
    if (after.status === 'none') throw new Error('there is no invoice');
    return after.balance;
  };

  test('pays the invoice, and what is too much becomes credit that can be paid out once', () => {
    expect(decideReportTransfer(transfer(), { now }, open)).toMatchObject([
      { type: 'InvoiceTransferReceived', data: { balance: { openCents: 0, paidCents: expected.amountCents } } },
    ]);
    const paid = fold(eventsOf(decideReportTransfer(transfer(), { now }, open)), open);
    const second = transfer({ message_id: 'pay-2', amount: 5 });
    const paidTwice = fold(eventsOf(decideReportTransfer(second, { now }, paid)), paid);
    const refund = transfer({ kind: 'refund', message_id: 'ref-1', amount: 5 });
    const refunded = decideReportTransfer(refund, { now }, paidTwice);
    expect(refunded).toMatchObject([{ type: 'InvoiceCreditRefunded', data: { balance: { usedCents: 500 } } }]);
    expect(
      decideReportTransfer({ ...refund, message_id: 'ref-2' }, { now }, fold(eventsOf(refunded), paidTwice)),
    ).toEqual({
      rejected: 'invoice.refund_exceeded',
      parameters: { usable_amount: 0 },
    });
  });

  test('of another content with a known id is rejected, and the same one again is silent', () => {
    const paid = fold(eventsOf(decideReportTransfer(transfer(), { now }, open)), open);
    expect(decideReportTransfer(transfer(), { now }, paid)).toEqual([]);
    for (const change of [{ amount: 5 }, { booked_on: '2026-03-31' }, { kind: 'refund' as const }])
      expect(decideReportTransfer(transfer(change), { now }, paid)).toEqual({
        rejected: 'invoice.message_reused',
        parameters: { message: 'pay-1' },
      });
  });

  test('for a credit note is rejected, because only refunds pay it out', () => {
    const credit = fold([
      {
        type: 'InvoiceIssued',
        data: {
          ...sampleInvoice,
          kind: 'credit_note',
          differences: [],
          expectedCents: null,
          balance: balanceAtIssue('credit_note', 500),
        },
      },
    ]);
    expect(decideReportTransfer(transfer({ amount: 5 }), { now }, credit)).toEqual({
      rejected: 'invoice.transfer_on_credit_note',
      parameters: { number: '2612204118' },
    });
    expect(decideReportTransfer(transfer({ kind: 'refund', amount: 5 }), { now }, credit)).toMatchObject([
      { type: 'InvoiceCreditRefunded' },
    ]);
  });

  test('waits for its invoice, and is rejected when dated after tomorrow', () => {
    expect(decideReportTransfer(transfer(), { now }, noInvoice)).toMatchObject({ rejected: 'invoice.unknown' });
    expect(decideReportTransfer(transfer({ booked_on: '2026-04-03' }), { now }, open)).toEqual({
      rejected: 'invoice.dated_ahead',
    });
  });

  test('in any order and however often repeated: paid, open and credited are the amount, and repeats change nothing', () => {
    const arbitraryTransfer = fc.record({
      kind: fc.constantFrom('transfer' as const, 'refund' as const),
      id: fc.nat(5),
      amount: fc.integer({ min: 1, max: 20_000 }),
    });
    fc.assert(
      fc.property(fc.array(arbitraryTransfer, { maxLength: 20 }), (all) => {
        const messages = all.map(({ kind, id, amount }) =>
          transfer({ kind, message_id: `pay-${id}`, amount: amount / 100 }),
        );
        const balance = balanceAfter(messages);
        expect(balance.paidCents + balance.openCents + balance.creditedCents).toBe(expected.amountCents);
        expect(Object.values(balance).every((each) => each >= 0)).toBe(true);
        expect(balance.usedCents + balance.heldCents).toBeLessThanOrEqual(balance.creditCents);
        // Only refunds may still find credit that a later transfer brought.
        const transfers = messages.filter(({ kind }) => kind === 'transfer');
        expect(balanceAfter([...transfers, ...transfers.toReversed()])).toEqual(balanceAfter(transfers));
        const sum = new Map(transfers.toReversed().map((each) => [each.message_id, cents(each.amount)]));
        const received = balanceAfter(transfers);
        expect(received.paidCents + received.creditCents).toBe(
          [...sum.values()].reduce((total, each) => total + each, 0),
        );
      }),
    );
  });
});
