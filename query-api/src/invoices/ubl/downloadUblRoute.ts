import { writeUbl } from '@talloor/einvoice/writeUbl.ts';
import { downloadInvoiceUbl } from '@talloor/contracts/endpoints/invoices.ts';
import { invoicePaperTexts } from '@talloor/messages/invoicePaper/invoicePaperTexts.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { epochOfDay } from '@talloor/rules/delivery/brusselsTime.ts';
import { LRUCache } from 'lru-cache';
import { isStale } from '../../isStale.ts';
import type { QuerySide } from '../../module.ts';
import { billedCustomer } from '../billedCustomer.ts';
import { findInvoice, findInvoicedNotes, type FoundInvoice } from '../findInvoice.ts';
import { findPriceUnits, inKilograms } from '../findPriceUnits.ts';
import { viewInvoice, articlesByPriceUnit } from '../viewInvoice.ts';
import { eInvoiceOf, type EInvoiceFacts } from './eInvoiceOf.ts';
import { sellerOf } from './eInvoiceParties.ts';

const mostBytes = 32 * 1024 * 1024;
const ttlMs = 10 * 60 * 1000;

type Facts = Omit<EInvoiceFacts, 'pdf'>;

/** Other customers get 404. A file is written once per content. */
export function downloadUblRoute(side: QuerySide): Route {
  const { pool, waiter, catalogue, press, log, supplier = null, bank = null } = side;
  const files = new LRUCache<string, Buffer>({
    maxSize: mostBytes,
    ttl: ttlMs,
    sizeCalculation: (file, key) => file.length + key.length,
  });
  /** @returns null where the sums contradict each other */
  const write = async (facts: Facts, name: string): Promise<Buffer | null> => {
    const { invoice, customer, notes, language } = facts;
    const issued = asIssued(invoice);
    const { billingAddress, vatNumber } = billedCustomer(invoice, customer);
    const units = articlesByPriceUnit(invoice).map((article) => facts.priceUnitOf(article));
    const key = JSON.stringify([issued, language, billingAddress, vatNumber, notes, units]);
    const cached = files.get(key);
    if (cached !== undefined) return cached;
    const context = { ...facts, supplierName: facts.supplier.name, day: invoice.issued_on };
    const view = viewInvoice(issued, context);
    const madeAt = epochOfDay(invoice.issued_on);
    const paper = await press.make({ kind: 'invoice', invoice: view, supplier, language, madeAt });
    const document = eInvoiceOf({ ...facts, pdf: { fileName: `${name}.pdf`, base64: paper.toString('base64') } });
    if (!document) return null;
    const file = Buffer.from(writeUbl(document));
    files.set(key, file);
    return file;
  };
  return route(downloadInvoiceUbl, async ({ params: { number } }, context) => {
    const { customerNumber, language, response, seenPosition } = context;
    await isStale(waiter, seenPosition, 'invoices', 'deliveries', 'orderDetail');
    const invoice = await findInvoice(pool, number, customerNumber);
    const [customer, notes, priceUnitOf] = await Promise.all([
      catalogue.findCustomer(customerNumber),
      invoice ? findInvoicedNotes(pool, invoice) : [],
      invoice ? findPriceUnits(catalogue, articlesByPriceUnit(invoice), invoice.issued_on) : inKilograms,
    ]);
    if (!invoice || !customer) throw new Problem('invoice.not_found');
    if (!supplier || !sellerOf(supplier)) throw new Problem('service.unavailable');
    const name = `${invoicePaperTexts[language][invoice.kind].file}-${number}`;
    const file = await write({ invoice, notes, customer, supplier, bank, priceUnitOf, language }, name);
    if (!file) {
      log.error({ number }, 'the sums of a document contradict each other, so it has no UBL');
      throw new Problem('invoice.no_e_invoice');
    }
    response.attachment(`${name}.xml`);
    response.setHeader('content-type', 'application/xml; charset=utf-8');
    response.setHeader('cache-control', 'no-store');
    response.send(file);
    return 'handled';
  });
}

/** Without payments, disputes and what came later. */
const asIssued = (invoice: FoundInvoice): FoundInvoice => ({
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
