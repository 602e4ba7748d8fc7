import type { ErpInvoiceEvent } from '@talloor/contracts/endpoints/erpInvoiceEvents.ts';
import type { ErpInvoiceLine, InvoiceMessage } from '@talloor/contracts/endpoints/erpInvoices.ts';
import type { InvoiceDifferenceRow, InvoiceLineRow, InvoiceVatRow } from '@talloor/projections/tables/invoices.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import { eurosOfCents, eurosOfMills, percentageOf } from '@talloor/rules/money/rounding.ts';

export type CreditRequest = Extract<ErpInvoiceEvent, { kind: 'credit_note_requested' }>;
export type DisputedInvoice = {
  readonly issued_on: string;
  readonly amount_cents: number;
  readonly lines: readonly InvoiceLineRow[];
  readonly vat: readonly InvoiceVatRow[];
  readonly differences: readonly InvoiceDifferenceRow[];
};

/**
 * Gives back all of the invoice, or of each disputed line what is too much on it, else all of it.
 * @param index of the invoice's requested credit notes, from 1
 * @returns null without anything to give back
 */
export function planRequestedCredit(
  request: CreditRequest,
  { issued_on: issuedOn, ...invoice }: DisputedInvoice,
  index: number,
): InvoiceMessage | null {
  const whole = request.lines.length === 0;
  const lines = invoice.lines.flatMap((line): InvoiceLineRow[] => {
    if (whole) return [line];
    const cents = tooMuchOn(line, invoice.differences) || line.total_cents;
    return request.lines.includes(line.line_number) && cents > 0 ? [{ ...line, total_cents: cents }] : [];
  });
  const vat = whole ? invoice.vat : vatOf(lines, invoice.vat);
  const cents = whole
    ? invoice.amount_cents
    : [...lines.map((line) => line.total_cents), ...vat.map((each) => each.vat_cents)].reduce((a, b) => a + b, 0);
  if (lines.length === 0 || cents === 0) return null;
  const requestedOn = dayAt(Date.parse(request.at));
  const number = `7${request.invoice_number}${index}`;
  return {
    kind: 'credit_note',
    message_id: `sim-${number}`,
    number,
    customer_number: request.customer_number,
    // Never before the invoice that it corrects.
    issued_on: requestedOn < issuedOn ? issuedOn : requestedOn,
    buyer_reference: '',
    corrected_invoices: [request.invoice_number],
    lines: lines.map(messageLine),
    vat: vat.map((each) => ({
      tax_percentage: each.rate,
      base: eurosOfCents(each.base_cents),
      amount: eurosOfCents(each.vat_cents),
    })),
    amount: eurosOfCents(cents),
  };
}

const tooMuchOn = ({ line_number: number }: InvoiceLineRow, differences: readonly InvoiceDifferenceRow[]): number =>
  differences
    .filter((each) => each.line_number === number && each.about !== 'vat')
    .reduce((sum, each) => sum + each.difference_cents, 0);

/** Costs are taxed at the rate of most goods. */
function vatOf(lines: readonly InvoiceLineRow[], invoiced: readonly InvoiceVatRow[]): InvoiceVatRow[] {
  const mostGoods = invoiced.toSorted((a, b) => b.base_cents - a.base_cents)[0]?.rate ?? 0;
  const bases = new Map<number, number>();
  for (const { kind, vat_rate: rate, total_cents: cents } of lines)
    if (kind !== 'deposit' && kind !== 'empties')
      bases.set(rate ?? mostGoods, (bases.get(rate ?? mostGoods) ?? 0) + cents);
  return [...bases].map(([rate, base]) => ({ rate, base_cents: base, vat_cents: percentageOf(base, rate) }));
}

function messageLine(line: InvoiceLineRow, index: number): ErpInvoiceLine {
  const base = {
    line: index + 1,
    delivery_number: line.delivery_number,
    name: line.name,
    total: eurosOfCents(line.total_cents),
  };
  const ofNote = { line_id: line.note_line_id ?? '1', article_number: line.article_number ?? '' };
  const { kind, unit, quantity, weight, vat_rate: rate } = line;
  const price = eurosOfMills(line.price_mills ?? 0);
  switch (kind) {
    case 'goods':
      return {
        kind,
        ...base,
        ...ofNote,
        unit: unit ?? { nl: 'st', fr: 'pc' },
        quantity: quantity ?? 1,
        weight,
        price,
        tax_percentage: rate ?? 0,
      };
    case 'deposit':
      return { kind, ...base, ...ofNote, quantity: quantity ?? 1, deposit: price };
    case 'empties':
      return { kind, ...base, empties_kind: line.empties_kind ?? 'crate', count: quantity ?? 1, deposit: price };
    case 'delivery_cost':
    case 'express_fee':
    case 'discount':
      return { kind, ...base };
    default:
      return kind satisfies never;
  }
}
