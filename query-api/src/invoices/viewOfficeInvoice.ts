import type {
  OfficeInvoice,
  OfficeInvoiceRow,
  OfficePayment,
  OfficePaymentRow,
} from '@talloor/contracts/endpoints/officeInvoices.ts';
import { creditableLines } from '@talloor/rules/invoice/creditableLines.ts';
import { communicationText } from '@talloor/rules/invoice/communicationText.ts';
import type { PaymentShareRow } from '@talloor/projections/tables/payments.ts';
import { eurosOfCents } from '@talloor/rules/money/rounding.ts';
import type { FoundInvoice } from './findInvoice.ts';
import type { FoundInvoiceSummary } from './findInvoices.ts';
import type { FoundInvoiceNote } from './findOfficeInvoices.ts';
import { creditNumbersOf, sharesOf, stateOfPayment, type FoundOfficePayment } from './findPayments.ts';
import {
  eurosOrNull,
  type InvoiceContext,
  instantOfEntry,
  paymentOfEntry,
  returnsOf,
  stateOfEntry,
  viewDifferences,
  viewLine,
  viewVat,
} from './viewInvoice.ts';
import { relatedTo, viewSummary } from './viewSummary.ts';

/** @param day today, yyyy-mm-dd */
export function viewOfficeRow(row: FoundInvoiceSummary, day: string): OfficeInvoiceRow {
  const { kind, amount, open_amount, usable_credit, state, differences, is_disputed, is_payment_expired } = viewSummary(
    row,
    day,
    false,
  );
  return {
    id: row.number,
    kind,
    customer: { customer_number: row.customer_number, name: row.customer_name },
    issued_on: row.issued_on,
    due_on: row.due_on,
    amount,
    open_amount,
    usable_credit,
    state,
    differences,
    is_disputed,
    is_payment_expired,
  };
}

export const viewOfficeInvoice = (
  row: FoundInvoice,
  notes: readonly FoundInvoiceNote[],
  context: Pick<InvoiceContext, 'priceUnitOf' | 'erpNumbers' | 'language' | 'day'>,
): OfficeInvoice => ({
  ...viewOfficeRow(row, context.day),
  communication: row.communication && communicationText(row.communication),
  buyer_reference: row.buyer_reference,
  order_numbers: [...row.order_numbers],
  delivery_numbers: [...row.delivery_numbers],
  return_ids: returnsOf(row),
  related: relatedTo(row),
  lines: row.lines.map((line) => ({ ...viewLine(line, context), delivery_number: line.delivery_number })),
  vat: viewVat(row.vat),
  total_excl_vat: eurosOfCents(row.base_cents),
  total_vat: eurosOfCents(row.vat_cents),
  deposit: eurosOfCents(row.deposit_cents),
  paid: eurosOfCents(row.paid_cents),
  credited: eurosOfCents(row.credited_cents),
  expected_amount: eurosOrNull(row.expected_cents),
  difference_list: viewDifferences(row, context.language),
  held_by: row.entries.find(({ kind, outcome }) => kind === 'payment' && outcome === null)?.entry_id ?? null,
  disputes: viewOfficeDisputes(row),
  notes: notes.map(({ note_id, text, noted_at: at, noted_by: by }) => ({ note_id, text, at, by })),
  payments: row.entries.map((entry) => ({
    payment_id: paymentOfEntry(entry),
    kind: entry.kind,
    at: instantOfEntry(entry),
    amount: eurosOfCents(entry.cents),
    state: stateOfEntry(entry),
  })),
});

function viewOfficeDisputes({ kind, lines, disputes }: FoundInvoice): OfficeInvoice['disputes'] {
  const document = {
    kind,
    lines: lines.map((line) => ({ lineNumber: line.line_number, totalCents: line.total_cents })),
  };
  const requests = disputes
    .filter(({ outcome }) => outcome === 'credit_note_requested')
    .map((dispute) => dispute.line_numbers);
  return disputes.map(({ line_numbers: numbers, ...dispute }) => ({
    ...dispute,
    lines: [...numbers],
    can_credit: dispute.outcome === null && creditableLines(document, numbers, requests).length > 0,
  }));
}

const isFlagOpen = (row: FoundOfficePayment): boolean => row.flag !== null && row.flag_closed_at === null;
const hasEnded = ({ status }: FoundOfficePayment): boolean => status === 'finished' || status === 'refused';

export const viewOfficePaymentRow = (row: FoundOfficePayment): OfficePaymentRow => viewPaymentRow(row, sharesOf(row));

const viewPaymentRow = (row: FoundOfficePayment, shares: readonly PaymentShareRow[]): OfficePaymentRow => ({
  id: row.payment_id,
  customer: { customer_number: row.customer_number, name: row.customer_name ?? row.customer_number },
  state: stateOfPayment(row),
  is_flagged: isFlagOpen(row),
  amount: eurosOfCents(row.amount_cents),
  credits: eurosOfCents(shares.flatMap(({ credits }) => credits).reduce((sum, { cents }) => sum + cents, 0)),
  invoice_numbers: [...row.invoice_numbers],
  credit_note_numbers: creditNumbersOf(shares),
  started_at: row.started_at,
  finished_at: row.finished_at,
  is_settled: row.outcome !== null && row.settled_outcome === row.outcome,
});

export const viewOfficePayment = (row: FoundOfficePayment): OfficePayment => ({
  ...viewOfficePaymentRow(row),
  provider_id: row.provider_id,
  expires_at: row.expires_at,
  started_by: row.starter,
  shares: sharesOf(row).map(({ invoice_number, money_cents, credits }) => ({
    invoice_number,
    money: eurosOfCents(money_cents),
    credits: credits.map(({ credit_number, cents }) => ({ credit_number, amount: eurosOfCents(cents) })),
  })),
  flag: row.flag && {
    reason: row.flag.reason,
    provider_amount: eurosOfCents(row.flag.provider_cents),
    currency: row.flag.currency,
    at: row.flag.at,
    closed:
      row.flag_note === null || row.flag_closed_at === null
        ? null
        : { note: row.flag_note, at: row.flag_closed_at, by: row.flag_closer },
  },
  released_by: row.releaser,
  refusal: row.refusal,
  can_release: !hasEnded(row),
  can_close_flag: hasEnded(row) && isFlagOpen(row),
});
