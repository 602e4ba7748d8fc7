import {
  downloadInvoice,
  downloadInvoices,
  getInvoice,
  listInvoices,
  type InvoiceView,
} from '@talloor/contracts/endpoints/invoices.ts';
import { getPayment } from '@talloor/contracts/endpoints/payments.ts';
import { invoicePaperTexts } from '@talloor/messages/invoicePaper/invoicePaperTexts.ts';
import { route, type RequestContext, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import { eurosOfCents } from '@talloor/rules/money/rounding.ts';
import { isStale } from '../isStale.ts';
import type { QuerySide } from '../module.ts';
import { listSizes } from '../orders/listOpenOrders.ts';
import { sendPaper } from '../papers/sendPaper.ts';
import { rememberCounts } from '../rememberCounts.ts';
import { lastPageCount, limitedPages, mostCounted } from '../limitedCount.ts';
import { secondsOf } from '../secondsOf.ts';
import { answerInvoiceSheet } from './answerInvoiceSheet.ts';
import { findInvoice, findInvoicedNotes } from './findInvoice.ts';
import {
  countInvoices,
  findAddresses,
  findAmongLatest,
  findInvoices,
  findNumberedInvoices,
  findOverview,
  selectInvoices,
  type InvoiceOverview,
} from './findInvoices.ts';
import { creditNumbersOf, findPayment, sharesOf, stateOfPayment } from './findPayments.ts';
import { findPriceUnits } from './findPriceUnits.ts';
import { articlesByPriceUnit, articlesOf, viewInvoice } from './viewInvoice.ts';
import { viewSummary } from './viewSummary.ts';

type Asker = RequestContext<{ kind: 'customer' }>;

/** Addresses rarely change. */
const addressesMs = 60_000;

export function invoiceRoutes(side: QuerySide): readonly Route[] {
  const { pool, waiter, clock, catalogue, press, supplier = null, bank = null, canPayOnline = false } = side;
  const counts = rememberCounts<{ readonly count: number | null }>(waiter, ['invoices']);
  const overviews = rememberCounts<InvoiceOverview>(waiter, ['invoices']);
  const addresses = rememberCounts<readonly string[]>(waiter, ['invoices', 'orderDetail'], addressesMs);
  const today = (): string => dayAt(clock.now().getTime());
  const find = async (
    { params: { number } }: { readonly params: { readonly number: string } },
    { customerNumber, language, seenPosition }: Asker,
  ): Promise<{ body: InvoiceView; stale: boolean }> => {
    const stale = await isStale(waiter, seenPosition, 'invoices', 'deliveries', 'orderDetail');
    const invoice = await findInvoice(pool, number, customerNumber);
    if (!invoice) throw new Problem('invoice.not_found');
    const day = today();
    const [customer, notes, priceUnitOf, erpNumbers] = await Promise.all([
      catalogue.findCustomer(customerNumber),
      findInvoicedNotes(pool, invoice),
      findPriceUnits(catalogue, articlesByPriceUnit(invoice), day),
      catalogue.findErpNumbers(articlesOf(invoice)),
    ]);
    if (!customer) throw new Problem('invoice.not_found');
    const facts = { customer, notes, bank, canPayOnline, priceUnitOf, erpNumbers, language, day };
    return { body: viewInvoice(invoice, { ...facts, supplierName: supplier?.name ?? null }), stale };
  };
  return [
    route(listInvoices, async ({ query }, { customerNumber, seenPosition }) => {
      const stale = await isStale(waiter, seenPosition, 'invoices');
      const { page, limit, ...selection } = query;
      const day = today();
      const offset = (page - 1) * limit;
      const selected = selectInvoices(customerNumber, selection, day);
      const latest = await findAmongLatest(pool, selected, selection, { limit, offset });
      const [invoices, overview, places] = await Promise.all([
        latest
          ? findNumberedInvoices(pool, customerNumber, latest)
          : findInvoices(pool, selected, selection, { limit, offset }),
        overviews(`${customerNumber} ${day}`, () => findOverview(pool, customerNumber, day)),
        addresses(customerNumber, () => findAddresses(pool, customerNumber)),
      ]);
      const remember = () =>
        counts(JSON.stringify([selected.where, selected.values, Math.max(mostCounted, page * limit)]), async () => ({
          count: await countInvoices(pool, selected, page * limit),
        }));
      const count = latest ? null : (lastPageCount(invoices.length, offset, limit) ?? (await remember()).count);
      const body = {
        invoices: invoices.map((invoice) => viewSummary(invoice, day, canPayOnline)),
        pagination: { ...limitedPages(count, page, limit, latest ? offset + limit : mostCounted), listSizes },
        totals: {
          open: eurosOfCents(overview.open_cents),
          overdue: eurosOfCents(overview.overdue_cents),
          usable_credit: eurosOfCents(overview.usable_cents),
          open_count: overview.open_count,
          overdue_count: overview.overdue_count,
        },
        addresses: [...places],
      };
      return { body, stale };
    }),
    route(downloadInvoices, async ({ query }, context) => {
      await isStale(waiter, context.seenPosition, 'invoices');
      return answerInvoiceSheet(side, query, today(), context);
    }),
    route(getInvoice, find),
    route(downloadInvoice, async (input, context) => {
      const { language, response } = context;
      const { body: invoice } = await find(input, context);
      const madeAt = Math.floor(clock.now().getTime() / 1000);
      const pdf = await press.make({ kind: 'invoice', invoice, supplier, language, madeAt });
      return sendPaper(response, `${invoicePaperTexts[language][invoice.kind].file}-${invoice.number}`, pdf);
    }),
    route(getPayment, async ({ params: { id } }, { customerNumber, seenPosition }) => {
      const stale = await isStale(waiter, seenPosition, 'payments', 'invoices');
      const payment = await findPayment(pool, id, customerNumber);
      if (!payment) throw new Problem('payment.not_found');
      const body = {
        state: stateOfPayment(payment),
        invoice_numbers: [...payment.invoice_numbers],
        credit_note_numbers: creditNumbersOf(sharesOf(payment)),
        amount: eurosOfCents(payment.amount_cents),
        started_at: secondsOf(payment.started_at),
        checkout_url: payment.status === 'created' && payment.flag === null ? payment.checkout_url : null,
      };
      return { body, stale };
    }),
  ];
}
