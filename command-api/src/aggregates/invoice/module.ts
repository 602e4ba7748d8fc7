import type { CommandSide } from '../../commandSide.ts';
import { defineModule } from '../../module.ts';
import { answerInvoiceDisputeRoute } from './answerDispute/route.ts';
import { disputeInvoiceRoute } from './disputeInvoice/route.ts';
import { invoiceReports, transferReports } from './invoiceReports.ts';
import { addInvoiceNoteRoute } from './noteInvoice/route.ts';
import { retryWaitingReports } from './policies/retryWaitingReports.ts';
import { reportInvoicesRoute, takeInvoices } from './reportInvoice/route.ts';
import { reportInvoicePaymentsRoute } from './reportTransfer/route.ts';

/** ADR 0146. */
export const invoiceModule = (side: CommandSide) =>
  defineModule({
    routes: [
      reportInvoicesRoute(side),
      reportInvoicePaymentsRoute(side),
      disputeInvoiceRoute(side),
      answerInvoiceDisputeRoute(side),
      addInvoiceNoteRoute(side),
    ],
    commands: { takeInvoices: takeInvoices(side) },
    policies: [retryWaitingReports(side)],
    reports: [invoiceReports(side), transferReports(side)],
  });
