import type { InvoiceVerdict } from '@talloor/contracts/endpoints/officeInvoices.ts';
import { invoiceStream } from '@talloor/events/invoice/events.ts';
import { paymentStream } from '@talloor/events/payment/events.ts';
import {
  invoiceCorrectionsTable,
  invoiceDisputesTable,
  invoiceEntriesTable,
  invoiceNotesTable,
  invoicesTable,
  invoiceTextsTable,
} from '@talloor/projections/tables/invoices.ts';
import { paymentsTable } from '@talloor/projections/tables/payments.ts';
import type { AuditSide, Language } from '../auditSide.ts';
import { checkChain } from '../verify/checkChain.ts';
import { missingStream } from '../verify/checkLinks.ts';
import { compareRows } from '../verify/compareRows.ts';
import { readRowsOf, type RowsSelection } from '../verify/storedRows.ts';
import { findUnreadable, firstOf, viewVerdict } from '../verify/viewVerdict.ts';
import { checkBalances } from './checkBalances.ts';
import { invoiceHistory, readInvoiceStreams } from './invoiceHistory.ts';

export async function verifyInvoice(
  side: Pick<AuditSide, 'store' | 'codec' | 'pool'>,
  number: string,
  language: Language,
): Promise<InvoiceVerdict | null> {
  const known = await readInvoiceStreams(side, number);
  if (!known) return null;
  const selections = selectionsOf(
    number,
    known.payments.map(({ paymentId }) => paymentId),
  );
  const storedRows = await readRowsOf(side.pool, selections);
  const streams = (await readInvoiceStreams(side, number)) ?? known;
  const all = [
    { stream: invoiceStream(number), events: streams.invoice },
    ...streams.payments.map(({ paymentId, events }) => ({ stream: paymentStream(paymentId), events })),
  ];
  const entries = await invoiceHistory(side.codec, streams);
  const ofInvoice = entries.filter(({ record }) => record.streamId === invoiceStream(number));
  const balanceFinding = checkBalances(ofInvoice);
  const rows = compareRows(entries, storedRows, selections);
  const broken =
    firstOf(all.map(({ stream, events }) => checkChain(stream, events))) ??
    findUnreadable(entries) ??
    firstOf(all.map(({ stream, events }) => (events.length === 0 ? missingStream(stream) : null))) ??
    balanceFinding ??
    rows.finding;
  return {
    number,
    ...viewVerdict({ broken, streams: all, eventCount: entries.length, differences: rows.differences }, language),
    totals_recomputed: balanceFinding === null,
  };
}

const selectionsOf = (number: string, paymentIds: readonly string[]): RowsSelection[] => [
  ...[invoicesTable, invoiceTextsTable, invoiceEntriesTable, invoiceDisputesTable, invoiceNotesTable].map(
    ({ name: table }) => ({
      table,
      column: 'number',
      values: [number],
    }),
  ),
  { table: invoiceCorrectionsTable.name, column: 'credit_number', values: [number] },
  { table: paymentsTable.name, column: 'payment_id', values: paymentIds },
];
