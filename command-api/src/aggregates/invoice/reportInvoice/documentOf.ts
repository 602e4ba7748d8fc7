import type { ErpInvoiceLine, InvoiceMessage } from '@talloor/contracts/endpoints/erpInvoices.ts';
import type { InvoiceDocument, InvoiceLine } from '@talloor/events/invoice/values.ts';
import { centsOfEuros, thousandths } from '@talloor/rules/money/rounding.ts';
import { isUntaxed } from '@talloor/rules/invoice/expectedInvoice.ts';

/** `+ 0` turns −0 into 0. */
const cents = (euros: number): number => centsOfEuros(euros) + 0;

/** @param known what the message does not say */
export function documentOf(
  message: InvoiceMessage,
  known: Pick<InvoiceDocument, 'customerName' | 'orderNumbers'>,
): InvoiceDocument {
  const lines = message.lines.map(lineOf);
  const vat = message.vat.map(({ tax_percentage: rate, base, amount }) => ({
    rate,
    baseCents: cents(base),
    vatCents: cents(amount),
  }));
  return {
    number: message.number,
    kind: message.kind,
    customerNumber: message.customer_number,
    customerName: known.customerName,
    issuedOn: message.issued_on,
    dueOn: message.kind === 'invoice' ? message.due_on : null,
    communication: message.kind === 'invoice' ? message.communication : null,
    buyerReference: message.buyer_reference,
    correctedInvoices: message.kind === 'credit_note' ? message.corrected_invoices : [],
    orderNumbers: known.orderNumbers,
    deliveryNumbers: deliveryNumbersOf(message),
    lines,
    vat,
    baseCents: sum(lines.filter((line) => !isUntaxed(line)).map(({ totalCents }) => totalCents)),
    vatCents: sum(vat.map(({ vatCents }) => vatCents)),
    depositCents: sum(lines.filter(isUntaxed).map(({ totalCents }) => totalCents)),
    amountCents: cents(message.amount),
  };
}

/** In order of their first line. */
export const deliveryNumbersOf = ({ lines }: Pick<InvoiceMessage, 'lines'>): string[] => [
  ...new Set(lines.map((line) => line.delivery_number)),
];

export const returnIdsOf = (lines: readonly InvoiceLine[]): string[] => [
  ...new Set(lines.flatMap((line) => ('returnId' in line ? (line.returnId ?? []) : []))),
];

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

export function lineOf(line: ErpInvoiceLine): InvoiceLine {
  const base = {
    lineNumber: line.line,
    deliveryNumber: line.delivery_number,
    name: line.name,
    totalCents: cents(line.total),
  };
  switch (line.kind) {
    case 'goods':
      return {
        kind: line.kind,
        ...base,
        ...noteLineOf(line),
        unit: line.unit,
        quantity: line.quantity,
        weight: line.weight,
        priceMills: thousandths(line.price),
        vatRate: line.tax_percentage,
      };
    case 'deposit':
      return {
        kind: line.kind,
        ...base,
        ...noteLineOf(line),
        quantity: line.quantity,
        depositMills: thousandths(line.deposit),
      };
    case 'empties':
      return {
        kind: line.kind,
        ...base,
        emptiesKind: line.empties_kind,
        count: line.count,
        depositMills: thousandths(line.deposit),
      };
    case 'delivery_cost':
    case 'express_fee':
    case 'discount':
      return { kind: line.kind, ...base };
    default:
      return line satisfies never;
  }
}

const noteLineOf = (line: Extract<ErpInvoiceLine, { kind: 'goods' | 'deposit' }>) => ({
  noteLineId: line.line_id,
  articleNumber: line.article_number,
  returnId: line.return_id ?? null,
});
