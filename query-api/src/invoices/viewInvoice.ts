import type { InvoiceLineView, InvoiceView, PaymentState } from '@talloor/contracts/endpoints/invoices.ts';
import { groupBy } from '@talloor/platform/groupBy.ts';
import type { SupplierBank } from '@talloor/platform/configuration.ts';
import type { InvoiceDifferenceRow, InvoiceLineRow, InvoiceVatRow } from '@talloor/projections/tables/invoices.ts';
import { epochOfDay } from '@talloor/rules/delivery/brusselsTime.ts';
import type { CustomerFacts } from '@talloor/rules/facts.ts';
import { communicationText } from '@talloor/rules/invoice/communicationText.ts';
import { amountCents, eurosOfCents, eurosOfMills } from '@talloor/rules/money/rounding.ts';
import { viewBillingAddress } from '../deliveryNotes/viewDeliveryNote.ts';
import { secondsOf, secondsOrNull } from '../secondsOf.ts';
import { billedCustomer } from './billedCustomer.ts';
import type { FoundDispute, FoundEntry, FoundInvoice, FoundInvoicedNote } from './findInvoice.ts';
import type { PriceUnitOf } from './findPriceUnits.ts';
import { drawQr, paymentText } from './paymentQr.ts';
import { epochOrNull, isPayable, viewSummary } from './viewSummary.ts';

export type InvoiceContext = {
  readonly customer: CustomerFacts;
  readonly notes: readonly FoundInvoicedNote[];
  readonly supplierName: string | null;
  readonly bank: SupplierBank | null;
  readonly canPayOnline?: boolean;
  readonly priceUnitOf: PriceUnitOf;
  /** For screens only. */
  readonly erpNumbers?: ReadonlyMap<string, string>;
  readonly language: 'nl' | 'fr';
  /** Today, yyyy-mm-dd. */
  readonly day: string;
};

export function viewInvoice(row: FoundInvoice, context: InvoiceContext): InvoiceView {
  const { day, bank, canPayOnline = false } = context;
  const customer = billedCustomer(row, context.customer);
  const summary = viewSummary(row, day, canPayOnline);
  const text = paymentText(row, context.supplierName, bank);
  return {
    ...summary,
    customer_number: row.customer_number,
    customer_name: row.customer_name,
    delivery_dates: [...new Set(context.notes.map((note) => note.delivered_day ?? note.day))]
      .toSorted()
      .map(epochOfDay),
    notes: groupByNote(row, context),
    billing_address: viewBillingAddress(customer),
    vat_number: customer.vatNumber === '' ? null : customer.vatNumber,
    return_ids: returnsOf(row),
    vat: viewVat(row.vat),
    total_excl_vat: eurosOfCents(row.base_cents),
    total_vat: eurosOfCents(row.vat_cents),
    deposit: eurosOfCents(sumOf(row.lines.filter(({ kind }) => kind === 'deposit'))),
    empties: eurosOfCents(sumOf(row.lines.filter(({ kind }) => kind === 'empties'))),
    paid: eurosOfCents(row.paid_cents),
    credited: eurosOfCents(row.credited_cents),
    expected_amount: row.differences.length === 0 ? null : eurosOrNull(row.expected_cents),
    difference_list: viewDifferences(row, context.language),
    disputes: row.disputes.map(viewDispute),
    payments: row.entries.map(viewEntry),
    communication: row.communication && communicationText(row.communication),
    qr: text === null ? null : { text, svg: drawQr(text) },
    iban: bank?.iban ?? null,
    beneficiary: bank === null ? null : context.supplierName,
    can_pay: canPayOnline && isPayable(row),
  };
}

const sumOf = (lines: readonly InvoiceLineRow[]): number => lines.reduce((sum, line) => sum + line.total_cents, 0);
export const eurosOrNull = (cents: number | null): number | null => (cents === null ? null : eurosOfCents(cents));

export const returnsOf = ({ lines }: Pick<FoundInvoice, 'lines'>): string[] => [
  ...new Set(lines.flatMap(({ return_id: id }) => (id === null ? [] : [id]))),
];

export const viewVat = (vat: readonly InvoiceVatRow[]): InvoiceView['vat'] =>
  vat.map(({ rate, base_cents: base, vat_cents: amount }) => ({
    tax_percentage: rate,
    base: eurosOfCents(base),
    amount: eurosOfCents(amount),
  }));

function groupByNote({ lines }: FoundInvoice, context: InvoiceContext): InvoiceView['notes'] {
  const found = new Map(context.notes.map((note) => [note.delivery_number, note]));
  return [...groupBy(lines, (line) => line.delivery_number)].map(([number, ofNote]) => {
    const note = found.get(number);
    const { address = null, address_personal: addressee = null } = note ?? {};
    return {
      delivery_number: number,
      order_number: note?.order_number ?? null,
      delivery_date: epochOrNull(note ? (note.delivered_day ?? note.day) : null),
      address: address && addressee && { ...address, ...addressee },
      lines: ofNote.map((line) => viewLine(line, context)),
      subtotal: eurosOfCents(sumOf(ofNote)),
    };
  });
}

export const viewLine = (
  line: InvoiceLineRow,
  { priceUnitOf, erpNumbers, language }: Pick<InvoiceContext, 'priceUnitOf' | 'erpNumbers' | 'language'>,
): InvoiceLineView => ({
  line: line.line_number,
  kind: line.kind,
  line_id: line.note_line_id,
  article_number: line.article_number,
  erp_number: line.article_number === null ? undefined : erpNumbers?.get(line.article_number),
  description: line.name[language],
  quantity: line.quantity,
  unit: line.unit && line.unit[language],
  price_unit: viewPriceUnit(line, priceUnitOf)?.[language] ?? null,
  weight: line.weight,
  price: line.price_mills === null ? null : eurosOfMills(line.price_mills),
  tax_percentage: line.vat_rate,
  total: eurosOfCents(line.total_cents),
  return_id: line.return_id,
});

/** Null for lines without unit, such as deposit. */
function viewPriceUnit({ article_number: article, weight, unit }: InvoiceLineRow, priceUnitOf: PriceUnitOf) {
  if (weight !== null) return priceUnitOf(article);
  return unit && priceUnitOf(article, unit);
}

export function viewDifferences(
  { differences, lines, missing_lines: missingLines }: FoundInvoice,
  language: 'nl' | 'fr',
): InvoiceView['difference_list'] {
  const names = new Map([
    ...lines.map(({ line_number: number, name }) => [String(number), name] as const),
    ...missingLines.map((line) => [`${line.delivery_number} ${line.line_id}`, line.name] as const),
  ]);
  return differences.map((difference) => {
    const { line_number: line, delivery_number: note, note_line_id: lineId } = difference;
    return viewDifference(
      difference,
      names.get(line === null ? `${note} ${lineId}` : String(line))?.[language] ?? null,
    );
  });
}

const viewDifference = (
  difference: InvoiceDifferenceRow,
  description: string | null,
): InvoiceView['difference_list'][number] => ({
  line: difference.line_number,
  description,
  delivery_number: difference.delivery_number,
  about: difference.about,
  invoiced: difference.invoiced,
  expected: difference.expected,
  difference: eurosOfCents(difference.difference_cents),
});

const viewDispute = (dispute: FoundDispute): InvoiceView['disputes'][number] => ({
  dispute_id: dispute.dispute_id,
  lines: [...dispute.line_numbers],
  reason: dispute.reason,
  comment: dispute.comment,
  disputed_at: secondsOf(dispute.disputed_at),
  disputed_by: dispute.disputed_by,
  outcome: dispute.outcome,
  answer: dispute.answer,
  answered_at: secondsOrNull(dispute.answered_at),
});

/** A payment without money is settled by credit. */
export function stateOfEntry({ kind, outcome, money_cents: money }: FoundEntry): PaymentState {
  if (outcome === null) return 'processing';
  return kind === 'payment' && outcome === 'paid' && money === 0 ? 'credit_settled' : outcome;
}

export const paymentOfEntry = ({ kind, entry_id: id }: FoundEntry): string | null =>
  kind === 'payment' || kind === 'credit' ? id : null;

/** Midnight in Brussels for a day of the bank. */
const momentOf = (at: string): number => (at.length === 10 ? epochOfDay(at) : secondsOf(at));
export const instantOfEntry = ({ at }: FoundEntry): string => new Date(momentOf(at) * 1000).toISOString();

const viewEntry = (entry: FoundEntry): InvoiceView['payments'][number] => ({
  payment_id: paymentOfEntry(entry),
  kind: entry.kind,
  at: momentOf(entry.at),
  amount: eurosOfCents(entry.cents),
  state: stateOfEntry(entry),
});

export const articlesOf = ({ lines }: Pick<FoundInvoice, 'lines'>): string[] =>
  lines.flatMap(({ article_number: article }) => (article === null ? [] : [article]));

/** Goods that are weighed, or whose order unit holds several price units. */
export const articlesByPriceUnit = ({ lines }: Pick<FoundInvoice, 'lines'>): string[] =>
  lines.flatMap((line) => {
    const { kind, article_number: article, weight, quantity, price_mills: mills, total_cents: cents } = line;
    if (kind !== 'goods' || article === null) return [];
    return weight === null && amountCents(mills ?? 0, quantity ?? 0) === cents ? [] : [article];
  });
