import type { Pool } from 'pg';
import { createApiKey } from '@talloor/catalogue/apiKeys/createApiKey.ts';
import { findApiKeys } from '@talloor/catalogue/apiKeys/findApiKeys.ts';
import { revokeApiKey } from '@talloor/catalogue/apiKeys/revokeApiKey.ts';
import type { Clock } from '@talloor/platform/clock.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import { centsOfEuros } from '@talloor/rules/money/rounding.ts';
import { addDays } from '@talloor/rules/delivery/workdays.ts';
import { openOrdersTable } from '@talloor/projections/tables/openOrders.ts';
import { orderDetailsTable } from '@talloor/projections/tables/orderDetail.ts';
import { deliveriesTable } from '@talloor/projections/tables/deliveries.ts';
import { planDelivery, type SimulatedOrder } from './planDelivery.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf } from '@talloor/platform/postgres/columns.ts';
import type { Catalogue } from '@talloor/catalogue/catalogue.ts';
import type { InvoiceMessage } from '@talloor/contracts/endpoints/erpInvoices.ts';
import { findCreditedReturns, findDisputedInvoice, findInvoicedWeeks } from './findInvoices.ts';
import { planCreditNotes } from './planCreditNote.ts';
import { planInvoice, planPayments, type DuePayment } from './planInvoice.ts';
import { planRequestedCredit } from './planRequestedCredit.ts';
import { readInvoiceEvents } from './readInvoiceEvents.ts';

type Side = {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly findDeposits: Catalogue['findDeposits'];
  readonly log: { readonly warn: (what: { readonly err: unknown }, message: string) => void };
  /** Without a final slash. */
  readonly url: string;
  /** Once, when invoices and payments of the past are delivered. */
  readonly onDelivered: ((signal: AbortSignal) => Promise<void>) | null;
};

const keyName = 'ERP-simulator';
const lookEveryMs = 15_000;

/** Uses the real call with its own API key. Repeats change nothing. */
export function simulateErp(side: Side): () => Promise<void> {
  const reportedIds = new Set<string>();
  let secret: string | null = null;
  let timer: NodeJS.Timeout | undefined;
  const ending = new AbortController();
  let { onDelivered } = side;
  let runningReport: Promise<void> = Promise.resolve();
  const reportDue = async (): Promise<void> => {
    secret ??= await newKey(side);
    const now = side.clock.now();
    const due = (await openOrders(side.pool, now))
      .flatMap((order) => planDelivery(order))
      .filter(({ at, message }) => at <= now.getTime() && !reportedIds.has(message.message_id));
    await send(
      'deliveries',
      due.map(({ message }) => message),
    );
    await invoiceDue(now);
  };
  /** @returns false when there was nothing to send */
  const send = async (path: string, messages: readonly { readonly message_id: string }[]): Promise<boolean> => {
    const unsent = messages.filter((message) => !reportedIds.has(message.message_id));
    if (unsent.length === 0) return false;
    const answer = await fetch(`${side.url}/erp/v1/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-ndjson', authorization: `Bearer ${secret}` },
      body: unsent.map((message) => JSON.stringify(message)).join('\n'),
      signal: ending.signal,
    });
    if (!answer.ok) throw new Error(`the product answered the simulated ERP ${answer.status}`);
    for (const message of unsent) reportedIds.add(message.message_id);
    return true;
  };
  const invoiced = new Set<string>();
  const payments: DuePayment[] = [];
  const invoiceDue = async (now: Date): Promise<void> => {
    // A read model that lags would leave notes out.
    if (!(await fetch(`${side.url}/health/ready`, { signal: ending.signal })).ok) return;
    const depositOn = await side.findDeposits();
    const weeks = await findInvoicedWeeks(side.pool, [...invoiced], now);
    const invoices = weeks.flatMap((week) => planInvoice(week, depositOn) ?? []);
    const ofReturns = (await findCreditedReturns(side.pool)).flatMap((credited) => planCreditNotes(credited));
    const hasSentInvoices = await send('invoices', [...invoices, ...ofReturns, ...(await requestedCredits())]);
    for (const { invoiceNumber } of weeks) invoiced.add(invoiceNumber);
    for (const invoice of invoices) if (invoice.kind === 'invoice') payments.push(...planPayments(invoice));
    const hasSentPayments = await send(
      'invoice-payments',
      payments
        .filter(({ at, message }) => at <= now.getTime() && !paidOnline.has(message.number))
        .map(({ message }) => message),
    );
    if (hasSentInvoices || hasSentPayments || invoiced.size === 0) return;
    const act = onDelivered;
    onDelivered = null;
    await act?.(ending.signal);
  };
  let lastPosition: string | null = null;
  const paidOnline = new Set<string>();
  const requested = new Map<string, { readonly lines: readonly number[]; readonly cents: number }[]>();
  const creditNotes: InvoiceMessage[] = [];
  const requestedCredits = async (): Promise<readonly InvoiceMessage[]> => {
    const events = await readInvoiceEvents(
      { url: side.url, secret: secret ?? '', signal: ending.signal },
      lastPosition,
    );
    for (const event of events) {
      if (event.kind === 'payment_settled') for (const { number } of event.invoices) paidOnline.add(number);
      if (event.kind === 'credit_note_requested') {
        const { invoice_number: number } = event;
        const earlier = requested.get(number) ?? [];
        const invoice = await findDisputedInvoice(side.pool, number, dayAt(Date.parse(event.at)));
        const creditNote =
          invoice &&
          planRequestedCredit(event, invoice, {
            index: earlier.length + 1,
            requests: earlier.map(({ lines }) => lines),
            creditedCents: earlier.reduce((sum, { cents }) => sum + cents, 0),
          });
        requested.set(number, [...earlier, { lines: event.lines, cents: centsOfEuros(creditNote?.amount ?? 0) }]);
        if (creditNote) creditNotes.push(creditNote);
      }
      lastPosition = event.position;
    }
    return creditNotes;
  };
  const schedule = (pause: number): void => {
    if (ending.signal.aborted) return;
    timer = setTimeout(() => {
      runningReport = reportDue()
        .catch((error: unknown) => {
          if (!ending.signal.aborted) side.log.warn({ err: error }, 'the simulated ERP could not report deliveries');
        })
        .finally(() => schedule(lookEveryMs));
    }, pause);
    timer.unref();
  };
  schedule(2000);
  return async () => {
    ending.abort();
    clearTimeout(timer);
    await runningReport;
  };
}

async function newKey({ pool, clock }: Side): Promise<string> {
  const changedBy = { by: 'system', at: clock.now() };
  for (const { id, name, revoked_at: revokedAt } of await findApiKeys(pool))
    if (name === keyName && revokedAt === null) await revokeApiKey(pool, id, changedBy);
  return (await createApiKey(pool, { name: keyName, subjects: ['deliveries', 'invoices'] }, changedBy)).secret;
}

async function openOrders(pool: Pool, now: Date): Promise<readonly SimulatedOrder[]> {
  const rows = await findRows(
    pool,
    {
      ...columnsOf(orderDetailsTable, 'order_number', 'customer_number', 'delivery_day', 'lines'),
      closes: 'text not null',
    },
    `select o.order_number, o.customer_number, o.delivery_day, p.change_deadline as closes, o.lines
     from ${orderDetailsTable.qualifiedName} o join ${openOrdersTable.qualifiedName} p using (order_number)
     where p.state <> 'cancelled' and p.change_deadline <= $1 and o.delivery_day >= $2 and not exists (
       select from ${deliveriesTable.qualifiedName} d where d.order_number = o.order_number and d.dashboard_group = 'invoiced')`,
    [now.toISOString(), addDays(dayAt(now.getTime()), -40)],
  );
  return rows.map((row) => ({
    orderNumber: row.order_number,
    customerNumber: row.customer_number,
    deliveryDay: row.delivery_day,
    changeDeadline: row.closes,
    lines: row.lines.map((line) => ({
      lineId: line.line_id,
      articleNumber: line.article_number,
      groupCode: line.group_code,
      quantity: line.quantity,
      isWeightArticle: line.is_weight_article,
      // The row only has the total; the unit factor is derived.
      conversionFactor: line.price_per_unit > 0 ? line.line_total / line.price_per_unit / line.quantity : 1,
      price: line.price_per_unit,
      isFree: line.is_free,
    })),
  }));
}
