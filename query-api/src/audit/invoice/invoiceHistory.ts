import { invoiceEvents, invoiceStream, type InvoiceEvent } from '@talloor/events/invoice/events.ts';
import { paymentEvents, paymentStream, type PaymentEvent } from '@talloor/events/payment/events.ts';
import { columnsOf } from '@talloor/platform/postgres/columns.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { inOrder, streamsAtOnce } from '@talloor/platform/sideBySide.ts';
import type { RecordedEvent } from '@talloor/platform/eventStore/port.ts';
import { paymentsTable } from '@talloor/projections/tables/payments.ts';
import type { AuditSide } from '../auditSide.ts';
import { decodeEach, type ReadEvent } from '../decodeEach.ts';
import { paymentIn, readWhole } from '../readOrderStreams.ts';

export type InvoiceHistoryEvent = InvoiceEvent | PaymentEvent;
export type InvoiceHistoryEntry = ReadEvent<InvoiceHistoryEvent>;
export type InvoiceStreams = {
  readonly invoice: readonly RecordedEvent[];
  readonly payments: readonly { readonly paymentId: string; readonly events: readonly RecordedEvent[] }[];
};

const definitions = { ...invoiceEvents, ...paymentEvents };
export const isPaymentEvent = (event: InvoiceHistoryEvent): event is PaymentEvent => event.type in paymentEvents;

export async function readInvoiceStreams(
  { store, pool }: Pick<AuditSide, 'store' | 'pool'>,
  number: string,
): Promise<InvoiceStreams | null> {
  const invoice = await readWhole(store, invoiceStream(number));
  if (invoice.length === 0) return null;
  const rows = await findRows(
    pool,
    columnsOf(paymentsTable, 'payment_id'),
    `select payment_id from ${paymentsTable.qualifiedName}
     where $1 = any(invoice_numbers) or $1 = any(credit_numbers)`,
    [number],
  );
  const ids = new Set([...rows.map((row) => row.payment_id), ...invoice.flatMap(paymentIn)]);
  const payments: InvoiceStreams['payments'][number][] = [];
  for await (const payment of inOrder([...ids].toSorted(), streamsAtOnce, async (paymentId) => ({
    paymentId,
    events: await readWhole(store, paymentStream(paymentId)),
  })))
    payments.push(payment);
  return { invoice, payments };
}

export const invoiceHistory = (
  codec: AuditSide['codec'],
  { invoice, payments }: InvoiceStreams,
): Promise<InvoiceHistoryEntry[]> =>
  decodeEach<InvoiceHistoryEvent>(
    codec,
    [...invoice, ...payments.flatMap(({ events }) => events)].sort((first, second) =>
      first.position < second.position ? -1 : 1,
    ),
    definitions,
  );
