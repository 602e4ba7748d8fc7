import { invoiceMessage, invoicePaymentMessage } from '@talloor/contracts/endpoints/erpInvoices.ts';
import { defineReportSubject, numberIn, type ReportKeys } from '../../erpReports/reportSubject.ts';
import { withShopNumbers } from '../../erpReports/withShopNumbers.ts';
import { reportInvoice, type InvoiceReportSide } from './reportInvoice/reportInvoice.ts';
import { reportTransfer, type TransferSide } from './reportTransfer/reportTransfer.ts';

/** Characters: fits two thousand lines, and EventStoreDB's event of 1 MiB. */
export const longestInvoice = 900_000;

const keysOf = (message: unknown): ReportKeys => ({
  deliveryNumber: null,
  documentNumber: numberIn(message, 'number'),
  customerNumber: numberIn(message, 'customer_number'),
});

/** Of two invoices of a note the first counts. */
export const invoiceReports = (side: InvoiceReportSide) =>
  defineReportSubject({
    name: 'invoice',
    schema: invoiceMessage,
    invalid: 'invoice.message_invalid',
    longest: longestInvoice,
    translate: (message) => withShopNumbers(side.pool, message),
    keysOf,
    turnOf: ({ customerNumber, documentNumber }) => customerNumber ?? documentNumber ?? '',
    report: (message, actor, options) => reportInvoice(side, message, actor, options),
  });

export const transferReports = (side: TransferSide) =>
  defineReportSubject({
    name: 'invoice_payment',
    schema: invoicePaymentMessage,
    invalid: 'invoice.message_invalid',
    longest: 10_000,
    translate: (message) => Promise.resolve(message),
    keysOf,
    turnOf: ({ documentNumber }) => documentNumber ?? '',
    report: (message, actor, options) => reportTransfer(side, message, actor, options),
  });
