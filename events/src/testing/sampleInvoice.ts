import type { InvoiceEvent } from '../invoice/events.ts';
import type { InvoiceBalance, InvoiceDocument } from '../invoice/values.ts';
import type { PaymentEvent } from '../payment/events.ts';
import { sampleFacts, sampleOrder } from './sampleOrder.ts';

export const samplePaymentId = '0197f5d2-6a0e-7c3b-9a53-0b8f2f9f6c31';
const disputeId = '0197f5d2-6a0e-7c3b-9a53-0b8f2f9f6c32';
const noteId = '0197f5d2-6a0e-7c3b-9a53-0b8f2f9f6c33';

export const sampleInvoice: InvoiceDocument = {
  number: '264402117',
  kind: 'invoice',
  customerNumber: sampleOrder.customerNumber,
  customerName: sampleOrder.customerName,
  issuedOn: '2026-03-23',
  dueOn: '2026-04-22',
  communication: '090933755493',
  buyerReference: sampleOrder.reference,
  correctedInvoices: [],
  orderNumbers: [sampleOrder.orderNumber],
  deliveryNumbers: ['66103012'],
  lines: [
    {
      kind: 'goods',
      lineNumber: 1,
      deliveryNumber: '66103012',
      noteLineId: '1',
      articleNumber: sampleFacts.articleNumber,
      returnId: null,
      name: sampleFacts.name,
      unit: sampleFacts.unit,
      quantity: 10,
      weight: null,
      priceMills: 3985,
      vatRate: 6,
      totalCents: 3985,
    },
    {
      kind: 'deposit',
      lineNumber: 2,
      deliveryNumber: '66103012',
      noteLineId: '1',
      articleNumber: sampleFacts.articleNumber,
      returnId: null,
      name: sampleFacts.name,
      quantity: 10,
      depositMills: 100,
      totalCents: 100,
    },
    {
      kind: 'empties',
      lineNumber: 3,
      deliveryNumber: '66103012',
      name: { nl: 'Krat', fr: 'Casier' },
      emptiesKind: 'crate',
      count: 1,
      depositMills: 500,
      totalCents: -50,
    },
  ],
  vat: [{ rate: 6, baseCents: 3985, vatCents: 239 }],
  baseCents: 3985,
  vatCents: 239,
  depositCents: 50,
  amountCents: 4274,
};

const balance: InvoiceBalance = {
  paidCents: 0,
  creditedCents: 0,
  openCents: 4274,
  creditCents: 0,
  usedCents: 0,
  heldCents: 0,
};

/** Released once, then paid twice: another payment uses the second money. */
export const invoiceStory: readonly InvoiceEvent[] = [
  {
    type: 'InvoiceIssued',
    data: {
      ...sampleInvoice,
      differences: [
        {
          lineNumber: 1,
          deliveryNumber: '66103012',
          noteLineId: '1',
          about: 'price',
          invoiced: '3.985',
          expected: '3.885',
          differenceCents: 100,
        },
      ],
      expectedCents: 4174,
      balance,
    },
  },
  { type: 'InvoicePaymentReserved', data: { paymentId: samplePaymentId, cents: 4274 } },
  { type: 'InvoicePaymentReleased', data: { paymentId: samplePaymentId, outcome: 'expired' } },
  {
    type: 'InvoiceTransferReceived',
    data: {
      transferId: 'BANK-2026-04-01-7',
      receivedOn: '2026-04-01',
      cents: 4274,
      balance: { ...balance, paidCents: 4274, openCents: 0 },
    },
  },
  {
    type: 'InvoicePaymentReceived',
    data: {
      paymentId: samplePaymentId,
      moneyCents: 4274,
      creditsCents: 0,
      balance: { ...balance, paidCents: 4274, openCents: 0, creditCents: 4274 },
    },
  },
  {
    type: 'InvoiceCreditHeld',
    data: {
      paymentId: samplePaymentId,
      cents: 1000,
      balance: { ...balance, paidCents: 4274, openCents: 0, creditCents: 4274, heldCents: 1000 },
    },
  },
  {
    type: 'InvoiceCreditReleased',
    data: {
      paymentId: samplePaymentId,
      balance: { ...balance, paidCents: 4274, openCents: 0, creditCents: 4274 },
    },
  },
  {
    type: 'InvoiceCreditUsed',
    data: {
      paymentId: samplePaymentId,
      cents: 1000,
      invoiceNumbers: ['264402118'],
      balance: { ...balance, paidCents: 4274, openCents: 0, creditCents: 4274, usedCents: 1000 },
    },
  },
  {
    type: 'InvoiceCreditRefunded',
    data: {
      transferId: 'BANK-2026-04-09-2',
      refundedOn: '2026-04-09',
      cents: 3274,
      balance: { ...balance, paidCents: 4274, openCents: 0, creditCents: 4274, usedCents: 4274 },
    },
  },
  {
    type: 'InvoiceDisputed',
    data: {
      disputeId,
      lineNumbers: [1],
      reason: 'price',
      comment: 'Op de levernota stond een andere prijs.',
      disputedBy: '7',
      language: 'nl',
    },
  },
  {
    type: 'InvoiceDisputeAnswered',
    data: {
      disputeId,
      outcome: 'credit_note_requested',
      answer: 'U krijgt een creditnota.',
      disputedBy: '7',
      answeredBy: '900001',
    },
  },
  { type: 'InvoiceNoted', data: { noteId, text: 'Prijs in het ERP verbeterd.', notedBy: '900001' } },
];

export const paymentStory: readonly PaymentEvent[] = [
  {
    type: 'PaymentStarted',
    data: {
      paymentId: samplePaymentId,
      customerNumber: sampleOrder.customerNumber,
      startedBy: '7',
      language: 'nl',
      shares: [{ invoiceNumber: '264402117', moneyCents: 3274, credits: [{ creditNumber: '274402117', cents: 1000 }] }],
      amountCents: 3274,
    },
  },
  { type: 'PaymentPrepared', data: {} },
  {
    type: 'PaymentCreated',
    data: {
      providerId: 'tr_7UhSN1zuXS',
      checkoutUrl: 'https://pay.example/checkout/7UhSN1zuXS',
      expiresAt: '2026-03-24T10:15:00.000Z',
    },
  },
  { type: 'PaymentFlagged', data: { reason: 'amount', providerCents: 3000, currency: 'EUR' } },
  {
    type: 'PaymentFinished',
    data: {
      outcome: 'released',
      finishedAt: '2026-03-24T10:16:00.000Z',
      releasedBy: '900001',
      reason: 'asked_by_customer',
    },
  },
  { type: 'PaymentSettled', data: { outcome: 'released' } },
  { type: 'PaymentFlagClosed', data: { note: 'Terugbetaald bij de betaaldienst.', closedBy: '900001' } },
  { type: 'PaymentRefused', data: { code: 'invoice.in_payment', number: '264402117' } },
];
