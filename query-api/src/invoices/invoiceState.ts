import type { InvoiceState } from '@talloor/contracts/endpoints/invoices.ts';
import { invoiceEntriesTable, type invoicesTable } from '@talloor/projections/tables/invoices.ts';
import type { RowOf } from '@talloor/platform/postgres/columns.ts';
import { standingOf, type Balance } from '@talloor/rules/invoice/balance.ts';

type InvoiceRow = RowOf<typeof invoicesTable.columns>;
export type BalanceRow = Pick<
  InvoiceRow,
  'paid_cents' | 'credited_cents' | 'open_cents' | 'credit_cents' | 'used_cents' | 'held_cents'
>;
export type StandingRow = Pick<InvoiceRow, 'kind' | 'due_on'> & BalanceRow & { readonly is_in_payment: boolean };

export const balanceOf = (row: BalanceRow): Balance => ({
  paidCents: row.paid_cents,
  creditedCents: row.credited_cents,
  openCents: row.open_cents,
  creditCents: row.credit_cents,
  usedCents: row.used_cents,
  heldCents: row.held_cents,
});

/** @param day today, yyyy-mm-dd */
export const stateOf = (row: StandingRow, day: string): InvoiceState =>
  standingOf({ kind: row.kind, dueOn: row.due_on }, balanceOf(row), row.is_in_payment, day);

/** SQL of `i`: a payment holds the open amount. */
export const isInPayment = `exists (select 1 from ${invoiceEntriesTable.qualifiedName} e
  where e.number = i.number and e.kind = 'payment' and e.outcome is null)`;

/** `standingOf` in SQL of `i`; a test compares both. @param day SQL of today */
export const stateIn = (day: string): string => `case
  when i.kind = 'credit_note' then case when i.used_cents = i.credit_cents then 'used' else 'usable' end
  when i.open_cents = 0 then
    case when i.paid_cents = 0 and i.credited_cents > 0 then 'settled_by_credit' else 'paid' end
  when ${isInPayment} then 'in_payment'
  when i.due_on < ${day} then 'overdue'
  else 'open' end`;
