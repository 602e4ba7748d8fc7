import { downloadInvoiceUbl } from '@talloor/contracts/endpoints/invoices.ts';
import { invoicePaperTexts } from '@talloor/messages/invoicePaper/invoicePaperTexts.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { LRUCache } from 'lru-cache';
import { isStale } from '../../isStale.ts';
import type { QuerySide } from '../../module.ts';
import { billedCustomer } from '../billedCustomer.ts';
import { findInvoice, findInvoicedNotes } from '../findInvoice.ts';
import { findPriceUnits, inKilograms } from '../findPriceUnits.ts';
import { articlesByPriceUnit } from '../viewInvoice.ts';
import { sellerOf } from './eInvoiceParties.ts';
import { asIssued, writeInvoiceUbl, type UblFacts } from './writeInvoiceUbl.ts';

const mostBytes = 32 * 1024 * 1024;
const ttlMs = 10 * 60 * 1000;

/** Other customers get 404. A file is written once per content. */
export function downloadUblRoute(side: QuerySide): Route {
  const { pool, waiter, catalogue, press, log, supplier = null, bank = null } = side;
  const files = new LRUCache<string, Buffer>({
    maxSize: mostBytes,
    ttl: ttlMs,
    sizeCalculation: (file, key) => file.length + key.length,
  });
  const write = async (facts: UblFacts, name: string): Promise<Buffer | null> => {
    const { invoice, customer, notes, language } = facts;
    const issued = asIssued(invoice);
    const { billingAddress, vatNumber } = billedCustomer(invoice, customer);
    const units = articlesByPriceUnit(invoice).map((article) => facts.priceUnitOf(article));
    const key = JSON.stringify([issued, language, billingAddress, vatNumber, notes, units]);
    const cached = files.get(key);
    if (cached !== undefined) return cached;
    const file = await writeInvoiceUbl(press, facts, name);
    if (file) files.set(key, file);
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
