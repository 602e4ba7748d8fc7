import { deliveryNoteTexts } from '@talloor/messages/deliveryNote/deliveryNoteTexts.ts';
import { invoicePaperTexts } from '@talloor/messages/invoicePaper/invoicePaperTexts.ts';
import { epochOfDay } from '@talloor/rules/delivery/brusselsTime.ts';
import { findDeliveryNote } from '../deliveryNotes/findDelivery.ts';
import { printDeliveryNote } from '../deliveryNotes/printDeliveryNote.ts';
import { viewFoundNote } from '../deliveryNotes/viewFoundNote.ts';
import { findInvoice, findInvoicedNotes } from '../invoices/findInvoice.ts';
import { findPriceUnits } from '../invoices/findPriceUnits.ts';
import { sellerOf } from '../invoices/ubl/eInvoiceParties.ts';
import { writeInvoiceUbl } from '../invoices/ubl/writeInvoiceUbl.ts';
import { articlesByPriceUnit, viewInvoice } from '../invoices/viewInvoice.ts';
import type { QuerySide } from '../module.ts';
import type { DueRequest } from './bundleStore.ts';
import type { DocumentKey } from './findDocuments.ts';

export type DocumentFile = { readonly name: string; readonly content: Buffer };
/** `lacksUbl`: its sums contradict each other, or the supplier is not configured. */
export type DocumentFiles = { readonly files: readonly DocumentFile[]; readonly lacksUbl: boolean };

/** Null for a document that has been removed. */
export function createDocumentFiles(side: QuerySide) {
  const { pool, catalogue, press, supplier = null, bank = null, canPayOnline = false } = side;

  const invoiceFiles = async (request: DueRequest, key: DocumentKey): Promise<DocumentFiles | null> => {
    const { language, with_ubl: withUbl } = request;
    const [invoice, customer] = await Promise.all([
      findInvoice(pool, key.number, key.customer_number),
      catalogue.findCustomer(key.customer_number),
    ]);
    if (!invoice || !customer) return null;
    const day = invoice.issued_on;
    const [notes, priceUnitOf] = await Promise.all([
      findInvoicedNotes(pool, invoice),
      findPriceUnits(catalogue, articlesByPriceUnit(invoice), day),
    ]);
    const facts = { customer, notes, bank, priceUnitOf, language };
    const view = viewInvoice(invoice, { ...facts, supplierName: supplier?.name ?? null, canPayOnline, day });
    const name = `${invoicePaperTexts[language][invoice.kind].file}-${invoice.number}`;
    const pdf = await press.make({ kind: 'invoice', invoice: view, supplier, language, madeAt: epochOfDay(day) });
    const paper = { name: `${name}.pdf`, content: pdf };
    if (!withUbl) return { files: [paper], lacksUbl: false };
    const ubl =
      supplier && sellerOf(supplier) ? await writeInvoiceUbl(press, { ...facts, invoice, supplier }, name) : null;
    return { files: [paper, ...(ubl ? [{ name: `${name}.xml`, content: ubl }] : [])], lacksUbl: ubl === null };
  };

  const noteFiles = async (
    { language }: DueRequest,
    { number, customer_number: customerNumber }: DocumentKey,
  ): Promise<DocumentFiles | null> => {
    const delivery = await findDeliveryNote(pool, number, customerNumber);
    const note = delivery && (await viewFoundNote(side, side.showsPrices, delivery, { withPrices: false, language }));
    if (!note) return null;
    const pdf = await printDeliveryNote(side, note, language);
    return { files: [{ name: `${deliveryNoteTexts[language].file}-${number}.pdf`, content: pdf }], lacksUbl: false };
  };

  return (request: DueRequest, key: DocumentKey): Promise<DocumentFiles | null> =>
    request.type === 'delivery_proofs' ? noteFiles(request, key) : invoiceFiles(request, key);
}
