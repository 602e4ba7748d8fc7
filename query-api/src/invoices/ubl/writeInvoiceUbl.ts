import { writeUbl } from '@talloor/einvoice/writeUbl.ts';
import { epochOfDay } from '@talloor/rules/delivery/brusselsTime.ts';
import type { PaperPress } from '../../papers/createPaperPress.ts';
import type { FoundInvoice } from '../findInvoice.ts';
import { viewInvoice } from '../viewInvoice.ts';
import { eInvoiceOf, type EInvoiceFacts } from './eInvoiceOf.ts';

export type UblFacts = Omit<EInvoiceFacts, 'pdf'>;

/** @returns null where the sums contradict each other */
export async function writeInvoiceUbl(press: PaperPress, facts: UblFacts, name: string): Promise<Buffer | null> {
  const { invoice, supplier, language } = facts;
  const context = { ...facts, supplierName: supplier.name, day: invoice.issued_on };
  const view = viewInvoice(asIssued(invoice), context);
  const madeAt = epochOfDay(invoice.issued_on);
  const paper = await press.make({ kind: 'invoice', invoice: view, supplier, language, madeAt });
  const document = eInvoiceOf({ ...facts, pdf: { fileName: `${name}.pdf`, base64: paper.toString('base64') } });
  return document && Buffer.from(writeUbl(document));
}

export const asIssued = (invoice: FoundInvoice): FoundInvoice => ({
  ...invoice,
  paid_cents: 0,
  credited_cents: 0,
  open_cents: invoice.kind === 'invoice' ? invoice.amount_cents : 0,
  credit_cents: invoice.kind === 'invoice' ? 0 : invoice.amount_cents,
  used_cents: 0,
  held_cents: 0,
  is_in_payment: false,
  is_disputed: false,
  payment_outcome: null,
  credit_notes: null,
  disputes: [],
  entries: [],
});
