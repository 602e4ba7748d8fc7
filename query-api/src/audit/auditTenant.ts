import { z } from 'zod';
import { orderStream } from '@talloor/events/order/events.ts';
import { fillText } from '@talloor/messages/basket/fillText.ts';
import { beginning, type EventStore, type RecordedEvent } from '@talloor/platform/event-store/port.ts';
import { orderDetailsTable } from '@talloor/projections/tables/orderDetail.ts';
import { historyWords } from './historyFormats.ts';
import { type Audit, openAudit, type OpenAudit } from './openAudit.ts';
import { describeFinding } from './verify/describeFinding.ts';
import { verifyOrder } from './verify/verifyOrder.ts';
import { verifyStream } from './verify/verifyStream.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf } from '@talloor/platform/postgres/columns.ts';
import { checkpointsTable } from '@talloor/platform/tables.ts';

/**
 * Verifies the whole tenant: that no event is gone from the store, every order, that each basket that was checked out
 * became an order, and every other stream. Prints what does not hold.
 * @returns the exit status: 0 where everything holds, 1 where not
 */
export function auditTenant(audit: Audit): Promise<0 | 1> {
  const { print, language = 'nl' } = audit;
  const words = historyWords[language].tenant;
  return openAudit(audit, async (side) => {
    let faults = 0;
    const fault = (line: string): void => {
      faults++;
      print(line);
    };
    // Checkpoints first: a store read later can only be longer than what they have read.
    const checkpoints = await readCheckpoints(side);
    const { count, last, placed, checkedOut, streams } = await readStore(side.store);
    // Positions of EventStoreDB are byte offsets: only those of PostgreSQL count events.
    if (audit.eventStore === 'postgres' && BigInt(last) !== BigInt(count))
      fault(fillText(words.events_missing, { count, last: BigInt(last).toString() }, language));
    for (const { name, position } of checkpoints)
      if (position > last) fault(fillText(words.beyond, { name }, language));
    const orders = new Set([...placed, ...(await ordersShown(side))]);
    for (const [order, basket] of checkedOut)
      if (!placed.has(order)) fault(fillText(words.not_placed, { order, basket }, language));
    for (const order of [...orders].toSorted((a, b) => Number(a) - Number(b))) {
      const verdict = await verifyOrder(side, order, language);
      if (!verdict?.holds) fault(`${order}: ${verdict?.message ?? words.gone}`);
      for (const { stream } of verdict?.streams ?? []) streams.delete(stream);
    }
    for (const stream of streams) {
      const finding = await verifyStream(side, stream);
      if (finding) fault(describeFinding(finding, language));
    }
    const values = { count, orders: orders.size, faults };
    print(fillText(faults === 0 ? words.holds : words.broken, values, language));
    return faults === 0 ? 0 : 1;
  });
}

const pageSize = 1000;
const checkout = z.object({ orderNumber: z.string() });

/** One reading of all events. */
async function readStore(store: Pick<EventStore, 'readAll'>) {
  let count = 0;
  let last = beginning;
  const streams = new Set<string>();
  const placed = new Set<string>();
  /** Order number to the stream of its basket. */
  const checkedOut = new Map<string, string>();
  for (let page: readonly RecordedEvent[]; (page = await store.readAll(last, pageSize)).length > 0;)
    for (const { type, streamId, data, position } of page) {
      count++;
      last = position;
      streams.add(streamId);
      if (type === 'OrderPlaced') placed.add(streamId.slice(orderStream('').length));
      const content = type === 'BasketCheckedOut' ? checkout.safeParse(data) : null;
      if (content?.success) checkedOut.set(content.data.orderNumber, streamId);
    }
  return { count, last, placed, checkedOut, streams };
}

/** Orders that people see; one of them without a stream lost it. */
async function ordersShown({ pool }: Pick<OpenAudit, 'pool'>): Promise<string[]> {
  const rows = await findRows(
    pool,
    columnsOf(orderDetailsTable, 'order_number'),
    `select order_number from ${orderDetailsTable.qualifiedName}`,
  );
  return rows.map(({ order_number }) => order_number);
}

async function readCheckpoints({ pool }: Pick<OpenAudit, 'pool'>) {
  const text = 'select name, position from platform.checkpoints order by name';
  return await findRows(pool, columnsOf(checkpointsTable, 'name', 'position'), text);
}
