import type { Pool } from 'pg';
import { createApiKey } from '@talloor/catalogue/apiKeys/createApiKey.ts';
import { findApiKeys } from '@talloor/catalogue/apiKeys/findApiKeys.ts';
import { revokeApiKey } from '@talloor/catalogue/apiKeys/revokeApiKey.ts';
import type { Clock } from '@talloor/platform/clock.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import { addDays } from '@talloor/rules/delivery/workdays.ts';
import { openOrdersTable } from '@talloor/projections/tables/openOrders.ts';
import { orderDetailsTable } from '@talloor/projections/tables/orderDetail.ts';
import { deliveriesTable } from '@talloor/projections/tables/deliveries.ts';
import { planDelivery, type SimulatedOrder } from './planDelivery.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf } from '@talloor/platform/postgres/columns.ts';

type Side = {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly log: { readonly warn: (what: { readonly err: unknown }, message: string) => void };
  /** Without a final slash. */
  readonly url: string;
};

const keyName = 'ERP-simulator';
const lookEveryMs = 15_000;

/**
 * Plays the demo's ERP through the real call with its own API key. Repeats change nothing.
 * @returns a function that ends it
 */
export function simulateErp(side: Side): () => Promise<void> {
  const reportedIds = new Set<string>();
  let secret: string | null = null;
  let timer: NodeJS.Timeout | undefined;
  const ending = new AbortController();
  let runningReport: Promise<void> = Promise.resolve();
  const reportDue = async (): Promise<void> => {
    secret ??= await newKey(side);
    const now = side.clock.now();
    const due = (await openOrders(side.pool, now))
      .flatMap((order) => planDelivery(order))
      .filter(({ at, message }) => at <= now.getTime() && !reportedIds.has(message.message_id));
    if (due.length === 0) return;
    const answer = await fetch(`${side.url}/erp/v1/deliveries`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-ndjson', authorization: `Bearer ${secret}` },
      body: due.map(({ message }) => JSON.stringify(message)).join('\n'),
      signal: ending.signal,
    });
    if (!answer.ok) throw new Error(`the product answered the simulated ERP ${answer.status}`);
    for (const { message } of due) reportedIds.add(message.message_id);
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
  return (await createApiKey(pool, { name: keyName, subjects: ['deliveries'] }, changedBy)).secret;
}

async function openOrders(pool: Pool, now: Date): Promise<readonly SimulatedOrder[]> {
  const rows = await findRows(
    pool,
    { ...columnsOf(orderDetailsTable, 'order_number', 'delivery_day', 'lines'), closes: 'text not null' },
    `select o.order_number, o.delivery_day, p.change_deadline as closes, o.lines
     from ${orderDetailsTable.qualifiedName} o join ${openOrdersTable.qualifiedName} p using (order_number)
     where p.state <> 'cancelled' and p.change_deadline <= $1 and o.delivery_day >= $2 and not exists (
       select from ${deliveriesTable.qualifiedName} d where d.order_number = o.order_number and d.dashboard_group = 'invoiced')`,
    [now.toISOString(), addDays(dayAt(now.getTime()), -40)],
  );
  return rows.map((row) => ({
    orderNumber: row.order_number,
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
