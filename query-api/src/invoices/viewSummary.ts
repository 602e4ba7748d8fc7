import type { InvoiceSummary } from '@talloor/contracts/endpoints/invoices.ts';
import { epochOfDay } from '@talloor/rules/delivery/brusselsTime.ts';
import { usableCreditCents } from '@talloor/rules/invoice/balance.ts';
import { eurosOfCents } from '@talloor/rules/money/rounding.ts';
import type { FoundInvoiceSummary } from './findInvoices.ts';
import { balanceOf, stateOf } from './invoiceState.ts';

export const epochOrNull = (day: string | null): number | null => (day === null ? null : epochOfDay(day));

export const relatedTo = (row: Pick<FoundInvoiceSummary, 'corrected_invoices' | 'credit_notes'>): string[] => [
  ...row.corrected_invoices,
  ...(row.credit_notes ?? []),
];

/** An expired payment of a paid invoice does not matter. */
export const isPaymentExpired = (row: Pick<FoundInvoiceSummary, 'payment_outcome' | 'open_cents'>): boolean =>
  row.payment_outcome === 'expired' && row.open_cents > 0;

export const isPayable = (row: Pick<FoundInvoiceSummary, 'open_cents' | 'is_in_payment'>): boolean =>
  row.open_cents > 0 && !row.is_in_payment;

/** @param day today, yyyy-mm-dd */
export const viewSummary = (row: FoundInvoiceSummary, day: string, canPayOnline: boolean): InvoiceSummary => ({
  number: row.number,
  kind: row.kind,
  invoice_date: epochOfDay(row.issued_on),
  due_date: epochOrNull(row.due_on),
  amount: eurosOfCents(row.amount_cents),
  open_amount: eurosOfCents(row.open_cents),
  usable_credit: eurosOfCents(usableCreditCents(balanceOf(row))),
  state: stateOf(row, day),
  number_of_products: row.article_count,
  delivery_numbers: [...row.delivery_numbers],
  order_numbers: [...row.order_numbers],
  buyer_reference: row.buyer_reference,
  related: relatedTo(row),
  differences: row.difference_count,
  is_disputed: row.is_disputed,
  is_payment_expired: isPaymentExpired(row),
  can_choose: canPayOnline && (isPayable(row) || usableCreditCents(balanceOf(row)) > 0),
});
