import type { ErpInvoiceEvent } from '@talloor/contracts/endpoints/erpInvoiceEvents.ts';
import type { ErpInvoiceLine, InvoiceMessage } from '@talloor/contracts/endpoints/erpInvoices.ts';
import type { InvoiceDifferenceRow, InvoiceLineRow, InvoiceVatRow } from '@talloor/projections/tables/invoices.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import { creditableLines } from '@talloor/rules/invoice/creditableLines.ts';
import { eurosOfCents, eurosOfMills } from '@talloor/rules/money/rounding.ts';

export type CreditRequest = Extract<ErpInvoiceEvent, { kind: 'credit_note_requested' }>;
export type DisputedInvoice = {
  readonly issued_on: string;
  readonly amount_cents: number;
  /** Of credit notes for returns until that day. */
  readonly returned_cents: number;
  readonly lines: readonly InvoiceLineRow[];
  readonly vat: readonly InvoiceVatRow[];
  readonly differences: readonly InvoiceDifferenceRow[];
};

type Earlier = {
  /** Of the invoice's requested credit notes, from 1. */
  readonly index: number;
  /** Lines of earlier requests; empty: the whole invoice. */
  readonly requests: readonly (readonly number[])[];
  readonly creditedCents: number;
};

/**
 * What is too much on each disputed line, else all of it; at most what remains of the invoice.
 * @returns null without anything to give back
 */
export function planRequestedCredit(
  request: CreditRequest,
  { issued_on: issuedOn, ...invoice }: DisputedInvoice,
  { index, requests, creditedCents }: Earlier,
): InvoiceMessage | null {
  const credit = chooseLines(request, invoice, requests).find(
    ({ cents }) => cents > 0 && cents <= invoice.amount_cents - invoice.returned_cents - creditedCents,
  );
  if (!credit) return null;
  const { lines, vat, cents } = credit;
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

type Credit = {
  readonly lines: readonly InvoiceLineRow[];
  readonly vat: readonly InvoiceVatRow[];
  readonly cents: number;
};

/** Best first. Empties and discounts count last, or where lines alone exceed the invoice. */
function chooseLines(
  request: CreditRequest,
  invoice: Omit<DisputedInvoice, 'issued_on'>,
  requests: Earlier['requests'],
): readonly Credit[] {
  const document = {
    kind: 'invoice' as const,
    lines: invoice.lines.map((line) => ({ lineNumber: line.line_number, totalCents: line.total_cents })),
  };
  const numbers = creditableLines(document, request.lines, requests);
  if (numbers.length === 0) return [];
  const isWhole = request.lines.length === 0;
  const chosen = invoice.lines
    .filter((line) => numbers.includes(line.line_number))
    .map((line) => ({
      ...line,
      total_cents: (isWhole ? 0 : tooMuchOn(line, invoice.differences)) || line.total_cents,
    }));
  const all = [...chosen, ...invoice.lines.filter((line) => line.total_cents <= 0)].toSorted(
    (one, other) => one.line_number - other.line_number,
  );
  const isLast = isWhole || creditableLines(document, [], requests).length === numbers.length;
  return [...(isLast ? [] : [chosen]), all].map((lines) => {
    const vat = lines.length === invoice.lines.length && isWhole ? invoice.vat : vatOf(lines, invoice);
    const amounts = [...lines.map((line) => line.total_cents), ...vat.map((each) => each.vat_cents)];
    return { lines, vat, cents: amounts.reduce((sum, each) => sum + each, 0) };
  });
}

const tooMuchOn = ({ line_number: number }: InvoiceLineRow, differences: readonly InvoiceDifferenceRow[]): number =>
  differences.filter((each) => each.line_number === number).reduce((sum, each) => sum + each.difference_cents, 0);

/** VAT is rounded down, so that parts never exceed it. */
function vatOf(lines: readonly InvoiceLineRow[], invoice: Pick<DisputedInvoice, 'lines' | 'vat'>): InvoiceVatRow[] {
  const sharedCents = sumOf(lines.filter(isShared));
  const invoicedSharedCents = sumOf(invoice.lines.filter(isShared));
  let openCents = sharedCents;
  return invoice.vat.flatMap(({ rate, base_cents: invoicedBase }, index) => {
    const ofRate = (line: InvoiceLineRow): boolean => line.kind === 'goods' && line.vat_rate === rate;
    const part = (invoicedBase - sumOf(invoice.lines.filter(ofRate))) / invoicedSharedCents;
    const isLast = index === invoice.vat.length - 1;
    const share = isLast || invoicedSharedCents === 0 ? openCents : Math.round(sharedCents * part);
    openCents -= share;
    const base = sumOf(lines.filter(ofRate)) + share;
    return base === 0 ? [] : [{ rate, base_cents: base, vat_cents: Math.floor((base * rate) / 100) }];
  });
}

const isShared = ({ kind }: InvoiceLineRow): boolean => kind !== 'goods' && kind !== 'deposit' && kind !== 'empties';
const sumOf = (lines: readonly InvoiceLineRow[]): number => lines.reduce((sum, line) => sum + line.total_cents, 0);

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
