import { reportInvoices } from '@talloor/contracts/endpoints/erpInvoices.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { receiveReports } from '../../../erpReports/receiveReports.ts';
import { erp } from '../../../erpReports/reportSubject.ts';
import { takeReports } from '../../../erpReports/takeReports.ts';
import { invoiceReports, transferReports } from '../invoiceReports.ts';
import type { InvoiceReportSide } from './reportInvoice.ts';

/** Transfers that waited for their invoice follow it. */
export const takeInvoices = (side: InvoiceReportSide) => {
  const invoices = invoiceReports(side);
  const retried = [invoices, transferReports(side)];
  return (bytes: AsyncIterable<Uint8Array>) => takeReports(side, invoices, bytes, erp, { retried });
};

export const reportInvoicesRoute = (side: InvoiceReportSide): Route =>
  route(reportInvoices, (_, context) => receiveReports('invoices', context, takeInvoices(side)));
