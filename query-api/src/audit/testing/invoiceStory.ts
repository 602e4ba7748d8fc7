import { randomUUID } from 'node:crypto';
import { deliveryStream } from '@talloor/events/delivery/events.ts';
import { invoiceStream, type InvoiceEvent } from '@talloor/events/invoice/events.ts';
import type { InvoiceBalance, InvoiceDocument } from '@talloor/events/invoice/values.ts';
import { paymentStream } from '@talloor/events/payment/events.ts';
import { deliveryStory } from '@talloor/events/testing/sampleDelivery.ts';
import { invoiceStory, paymentStory, sampleInvoice, samplePaymentId } from '@talloor/events/testing/sampleInvoice.ts';
import { balanceAtIssue, receiveCredit, receiveMoney, refundCredit } from '@talloor/rules/invoice/balance.ts';
import { writeOrderStory } from './orderStory.ts';
import type { ReadSideUnderTest } from './startReadSide.ts';

export { paymentStory, sampleInvoice, samplePaymentId };

const byErp = { actorId: 'erp', actorRole: 'erp', channel: 'erp' } as const;

function issueInvoice(
  { append }: Pick<ReadSideUnderTest, 'append'>,
  number: string,
  changes: Partial<InvoiceDocument> = {},
  ...entries: readonly InvoiceEvent[]
): Promise<string> {
  const document: InvoiceDocument = { ...sampleInvoice, ...changes, number };
  const { kind, amountCents } = document;
  const balance = balanceAtIssue(kind, amountCents);
  const issued: InvoiceEvent = {
    type: 'InvoiceIssued',
    data: { ...document, differences: [], expectedCents: amountCents, balance },
  };
  return append(invoiceStream(number), [issued, ...entries], byErp);
}

const transfer = (number: string, cents: number, balance: InvoiceBalance): InvoiceEvent => ({
  type: 'InvoiceTransferReceived',
  data: { transferId: `BANK-${number}`, receivedOn: '2026-03-30', cents, balance },
});

const amount = 4274;
const open = balanceAtIssue('invoice', amount);
const paid: InvoiceBalance = receiveMoney(open, amount);
const credit = balanceAtIssue('credit_note', amount);
const creditNote: Partial<InvoiceDocument> = {
  kind: 'credit_note',
  dueOn: null,
  communication: null,
  correctedInvoices: ['264402118'],
  lines: [
    {
      kind: 'goods',
      lineNumber: 1,
      deliveryNumber: '66103012',
      noteLineId: '1',
      articleNumber: '131209',
      returnId: '70000012',
      name: { nl: 'Volle room', fr: 'Crème entière' },
      unit: { nl: 'st', fr: 'pc' },
      quantity: 10,
      weight: null,
      priceMills: 4032,
      vatRate: 6,
      totalCents: 4032,
    },
  ],
  vat: [{ rate: 6, baseCents: 4032, vatCents: 242 }],
  baseCents: 4032,
  vatCents: 242,
  depositCents: 0,
};
const used = refundCredit(credit, amount);

/** Bistro Lindegaard's, in each state on 25 April 2026. */
export async function writeInvoiceStory(
  side: Pick<ReadSideUnderTest, 'append'>,
): Promise<{ readonly reserved: string }> {
  const reserved = randomUUID();
  await writeOrderStory(side, { orderNumber: '4402118', basketId: randomUUID() });
  await side.append(deliveryStream('66103012'), deliveryStory, byErp);
  await side.append(invoiceStream('264402117'), invoiceStory, byErp);
  await side.append(paymentStream(samplePaymentId), paymentStory);
  await issueInvoice(side, '264402118', { issuedOn: '2026-03-24', dueOn: '2026-04-23' });
  await issueInvoice(side, '264402119', { issuedOn: '2026-04-01', dueOn: '2026-05-01', buyerReference: 'ZOMER' });
  await issueInvoice(
    side,
    '264402120',
    { issuedOn: '2026-03-25' },
    { type: 'InvoicePaymentReserved', data: { paymentId: reserved, cents: amount } },
  );
  await issueInvoice(side, '264402121', { issuedOn: '2026-03-26' }, transfer('264402121', amount, paid));
  await issueInvoice(
    side,
    '264402122',
    { issuedOn: '2026-03-27' },
    {
      type: 'InvoicePaymentReceived',
      data: {
        paymentId: randomUUID(),
        moneyCents: 0,
        creditsCents: amount,
        balance: receiveCredit(open, amount),
      },
    },
  );
  await issueInvoice(side, '274402123', {
    ...creditNote,
    correctedInvoices: ['264402118'],
    issuedOn: '2026-03-28',
  });
  await issueInvoice(
    side,
    '274402124',
    {
      ...creditNote,
      correctedInvoices: ['264402118'],
      issuedOn: '2026-03-29',
    },
    {
      type: 'InvoiceCreditRefunded',
      data: { transferId: 'BANK-R', refundedOn: '2026-04-02', cents: amount, balance: used },
    },
  );
  await issueInvoice(side, '264402199', { customerNumber: '204119', customerName: 'Kasteel Ter Wilgen' });
  return { reserved };
}
