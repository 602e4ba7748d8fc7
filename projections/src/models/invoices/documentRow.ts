import type { InvoiceEvent } from '@talloor/events/invoice/events.ts';
import type { InvoiceBilling, InvoiceLine } from '@talloor/events/invoice/values.ts';
import type { Row } from '@talloor/platform/subscription/projector.ts';
import { searchText } from '@talloor/rules/format/searchText.ts';
import type { InvoiceBillingRow, InvoiceDifferenceRow, InvoiceLineRow, InvoiceVatRow } from '../../tables/invoices.ts';

type Issued = Extract<InvoiceEvent, { type: 'InvoiceIssued' }>['data'];

/** Without its balance. */
export function documentRow(document: Issued): Row {
  const { buyerReference, orderNumbers, deliveryNumbers, differences, billing } = document;
  const lines = document.lines.map(lineRow);
  const articles = new Set(lines.flatMap(({ article_number: article }) => article ?? []));
  return {
    kind: document.kind,
    customer_number: document.customerNumber,
    customer_name: document.customerName,
    billing: billing ? billingRow(billing) : null,
    issued_on: document.issuedOn,
    due_on: document.dueOn,
    communication: document.communication,
    buyer_reference: buyerReference,
    corrected_invoices: document.correctedInvoices,
    order_numbers: orderNumbers,
    delivery_numbers: deliveryNumbers,
    lines,
    article_count: articles.size,
    vat: document.vat.map(({ rate, baseCents, vatCents }): InvoiceVatRow => ({
      rate,
      base_cents: baseCents,
      vat_cents: vatCents,
    })),
    base_cents: document.baseCents,
    vat_cents: document.vatCents,
    deposit_cents: document.depositCents,
    amount_cents: document.amountCents,
    expected_cents: document.expectedCents,
    differences: differences.map((difference): InvoiceDifferenceRow => ({
      line_number: difference.lineNumber,
      delivery_number: difference.deliveryNumber,
      note_line_id: difference.noteLineId,
      about: difference.about,
      invoiced: difference.invoiced,
      expected: difference.expected,
      difference_cents: difference.differenceCents,
    })),
    difference_count: differences.filter(({ about }) => about !== 'rounding').length,
  };
}

export function textsRow(document: Issued): Row {
  const { number, customerNumber, orderNumbers, deliveryNumbers, buyerReference, issuedOn } = document;
  const articles = document.lines.flatMap((line) =>
    line.kind === 'goods' || line.kind === 'deposit' ? [line.articleNumber, line.name.nl, line.name.fr] : [],
  );
  return {
    customer_number: customerNumber,
    words: searchText(number, ...orderNumbers, ...deliveryNumbers, buyerReference, ...new Set(articles)),
    issued_on: issuedOn,
  };
}

const billingRow = ({ streetNumber, vatNumber, ...address }: InvoiceBilling): InvoiceBillingRow => ({
  ...address,
  street_number: streetNumber,
  vat_number: vatNumber,
});

function lineRow(line: InvoiceLine): InvoiceLineRow {
  const base = {
    line_number: line.lineNumber,
    kind: line.kind,
    delivery_number: line.deliveryNumber,
    name: line.name,
    total_cents: line.totalCents,
    note_line_id: null,
    article_number: null,
    return_id: null,
    unit: null,
    quantity: null,
    weight: null,
    price_mills: null,
    vat_rate: null,
    empties_kind: null,
  };
  switch (line.kind) {
    case 'goods':
    case 'deposit': {
      const ofLine = {
        ...base,
        note_line_id: line.noteLineId,
        article_number: line.articleNumber,
        return_id: line.returnId,
        quantity: line.quantity,
      };
      if (line.kind === 'deposit') return { ...ofLine, price_mills: line.depositMills };
      return {
        ...ofLine,
        unit: line.unit,
        weight: line.weight,
        price_mills: line.priceMills,
        vat_rate: line.vatRate,
      };
    }
    case 'empties':
      return { ...base, empties_kind: line.emptiesKind, quantity: line.count, price_mills: line.depositMills };
    case 'delivery_cost':
    case 'express_fee':
    case 'discount':
      return base;
    default:
      return line satisfies never;
  }
}
