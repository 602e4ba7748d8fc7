import {
  getOfficeInvoice,
  getOfficePayment,
  listOfficeInvoices,
  listOfficePayments,
  officeInvoiceFilter,
  officeInvoiceSorts,
  officePaymentFilter,
} from '@talloor/contracts/endpoints/officeInvoices.ts';
import { recordRead } from '@talloor/platform/auditReads/recordRead.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { contentRange, readListQuery } from '@talloor/platform/http/readListQuery.ts';
import { addDays } from '@talloor/rules/delivery/workdays.ts';
import { dayAt, instantOf } from '@talloor/rules/delivery/brusselsTime.ts';
import { isStale } from '../isStale.ts';
import type { ReadSide } from '../readSide.ts';
import { findOfficeInvoice } from './findInvoice.ts';
import { findPriceUnits } from './findPriceUnits.ts';
import { articlesByPriceUnit, articlesOf } from './viewInvoice.ts';
import { findInvoiceNotes, findOfficeInvoices } from './findOfficeInvoices.ts';
import { findOfficePayment, findOfficePayments } from './findPayments.ts';
import { viewOfficeInvoice, viewOfficePayment, viewOfficePaymentRow, viewOfficeRow } from './viewOfficeInvoice.ts';

const hourMs = 3_600_000;
const beginOf = (day: string): string => new Date(instantOf(day, '00:00')).toISOString();

export function officeInvoiceRoutes({ pool, waiter, clock, catalogue }: ReadSide): readonly Route[] {
  const today = (): string => dayAt(clock.now().getTime());
  return [
    route(listOfficeInvoices, async ({ query }, { seenPosition }) => {
      const question = readListQuery(query, officeInvoiceFilter, officeInvoiceSorts);
      const stale = await isStale(waiter, seenPosition, 'invoices');
      const day = today();
      const { total, invoices } = await findOfficeInvoices(pool, question, day);
      return {
        body: invoices.map((invoice) => viewOfficeRow(invoice, day)),
        headers: { 'content-range': contentRange('invoices', question.range, invoices.length, total) },
        stale,
      };
    }),
    route(getOfficeInvoice, async ({ params: { number } }, { language, seenPosition, user }) => {
      const stale = await isStale(waiter, seenPosition, 'invoices');
      const [invoice, notes] = await Promise.all([findOfficeInvoice(pool, number), findInvoiceNotes(pool, number)]);
      if (!invoice) throw new Problem('invoice.not_found');
      await recordRead(pool, { what: 'invoice', about: number }, user.userId, clock.now());
      const day = today();
      const [priceUnitOf, erpNumbers] = await Promise.all([
        findPriceUnits(catalogue, articlesByPriceUnit(invoice), day),
        catalogue.findErpNumbers(articlesOf(invoice)),
      ]);
      return { body: viewOfficeInvoice(invoice, notes, { priceUnitOf, erpNumbers, language, day }), stale };
    }),
    route(listOfficePayments, async ({ query }, { seenPosition }) => {
      const { filter, range, descending } = readListQuery(query, officePaymentFilter, ['started_at'] as const);
      const stale = await isStale(waiter, seenPosition, 'payments', 'invoices');
      const bounds = {
        from: filter.from === undefined ? null : beginOf(filter.from),
        to: filter.to === undefined ? null : beginOf(addDays(filter.to, 1)),
        anHourAgo: new Date(clock.now().getTime() - hourMs).toISOString(),
      };
      const { total, payments } = await findOfficePayments(pool, filter, bounds, { range, descending });
      return {
        body: payments.map(viewOfficePaymentRow),
        headers: { 'content-range': contentRange('payments', range, payments.length, total) },
        stale,
      };
    }),
    route(getOfficePayment, async ({ params: { id } }, { seenPosition, user }) => {
      const stale = await isStale(waiter, seenPosition, 'payments', 'invoices');
      const payment = await findOfficePayment(pool, id);
      if (!payment) throw new Problem('payment.not_found');
      await recordRead(pool, { what: 'payment', about: id }, user.userId, clock.now());
      return { body: viewOfficePayment(payment), stale };
    }),
  ];
}
