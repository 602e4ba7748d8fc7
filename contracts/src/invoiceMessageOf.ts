import type { ExpectedInvoice, ExpectedLine } from '@talloor/rules/invoice/expectedInvoice.ts';
import { eurosOfCents, eurosOfMills } from '@talloor/rules/money/rounding.ts';
import type { ErpInvoiceLine, InvoiceMessage } from './endpoints/erpInvoices.ts';

const names = {
  empties: { nl: 'Leeggoed retour', fr: 'Vidanges reprises' },
  delivery_cost: { nl: 'Leveringskosten', fr: 'Frais de livraison' },
  express_fee: { nl: 'Toeslag expreslevering', fr: 'Supplément livraison express' },
  discount: { nl: 'Korting', fr: 'Remise' },
} as const;

/** As an ERP sends it; lines are numbered from 1. */
export function invoiceMessageOf({
  lines,
  vat,
  amountCents,
}: Pick<ExpectedInvoice, 'lines' | 'vat' | 'amountCents'>): Pick<InvoiceMessage, 'lines' | 'vat' | 'amount'> {
  return {
    lines: lines.map(lineOf),
    vat: vat.map((each) => ({
      tax_percentage: each.rate,
      base: eurosOfCents(each.baseCents),
      amount: eurosOfCents(each.vatCents),
    })),
    amount: eurosOfCents(amountCents),
  };
}

function lineOf(line: ExpectedLine, index: number): ErpInvoiceLine {
  const base = { line: index + 1, delivery_number: line.deliveryNumber, total: eurosOfCents(line.totalCents) };
  switch (line.kind) {
    case 'goods':
      return {
        kind: line.kind,
        ...base,
        ...noteLineOf(line),
        unit: line.unit,
        quantity: line.quantity,
        weight: line.weight,
        price: eurosOfMills(line.priceMills),
        tax_percentage: line.vatRate,
      };
    case 'deposit':
      return {
        kind: line.kind,
        ...base,
        ...noteLineOf(line),
        quantity: line.quantity,
        deposit: eurosOfMills(line.depositMills),
      };
    case 'empties':
      return {
        kind: line.kind,
        ...base,
        name: names.empties,
        empties_kind: line.emptiesKind,
        count: line.count,
        deposit: eurosOfMills(line.depositMills),
      };
    case 'delivery_cost':
    case 'express_fee':
    case 'discount':
      return { kind: line.kind, ...base, name: names[line.kind] };
    default:
      return line satisfies never;
  }
}

const noteLineOf = (line: Extract<ExpectedLine, { kind: 'goods' | 'deposit' }>) => ({
  line_id: line.noteLineId,
  article_number: line.articleNumber,
  name: line.name,
  ...(line.returnId !== null && { return_id: line.returnId }),
});
