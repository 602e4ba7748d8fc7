import { reportInvoicePayments } from '@talloor/contracts/endpoints/erpInvoices.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { receiveReports } from '../../../erpReports/receiveReports.ts';
import { erp } from '../../../erpReports/reportSubject.ts';
import { takeReports } from '../../../erpReports/takeReports.ts';
import { transferReports } from '../invoiceReports.ts';
import type { TransferSide } from './reportTransfer.ts';

export function reportInvoicePaymentsRoute(side: TransferSide): Route {
  const transfers = transferReports(side);
  return route(reportInvoicePayments, (_, context) =>
    receiveReports('invoices', context, (bytes) => takeReports(side, transfers, bytes, erp, { retried: [transfers] })),
  );
}
