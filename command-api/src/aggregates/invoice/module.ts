import type { CommandSide } from '../../commandSide.ts';
import { defineModule } from '../../module.ts';
import { invoiceReports, transferReports } from './invoiceReports.ts';
import { reportInvoicesRoute } from './reportInvoice/route.ts';
import { reportInvoicePaymentsRoute } from './reportTransfer/route.ts';

/** ADR 0146. */
export const invoiceModule = (side: CommandSide) =>
  defineModule({
    routes: [reportInvoicesRoute(side), reportInvoicePaymentsRoute(side)],
    reports: [invoiceReports(side), transferReports(side)],
  });
