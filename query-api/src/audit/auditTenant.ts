import { z } from 'zod';
import { basketStream } from '@talloor/events/basket/events.ts';
import { orderStream } from '@talloor/events/order/events.ts';
import { fillText } from '@talloor/messages/basket/fillText.ts';
import { beginning, type EventStore, type RecordedEvent } from '@talloor/platform/eventStore/port.ts';
import { orderDetailsTable } from '@talloor/projections/tables/orderDetail.ts';
import { historyWords } from './historyFormats.ts';
import { type Audit, openAudit, type OpenAudit } from './openAudit.ts';
import { describeFinding } from './verify/describeFinding.ts';
import { verifyOrder } from './verify/verifyOrder.ts';
import { verifyStream } from './verify/verifyStream.ts';
import { inOrder, streamsAtOnce } from '@talloor/platform/sideBySide.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf } from '@talloor/platform/postgres/columns.ts';
import { checkpointsTable } from '@talloor/platform/tables.ts';

/** @returns exit status */
export function auditTenant(audit: Audit): Promise<0 | 1> {
  const { print, language = 'nl' } = audit;
  const words = historyWords[language].tenant;
  return openAudit(audit, async (side) => {
    let faults = 0;
    const fault = (line: string): void => {
      faults++;
      print(line);
    };
    // Checkpoints first, because the store only grows.
    const checkpoints = await readCheckpoints(side);
    const { count, last, placed, checkedOut, streams } = await readStore(side.store);
    const placedBaskets = new Set(placed.values());
    // Only PostgreSQL positions count events.
    if (audit.eventStore === 'postgres' && BigInt(last) !== BigInt(count))
      fault(fillText(words.events_missing, { count, last: BigInt(last).toString() }, language));
    for (const { name, position } of checkpoints)
      if (position > last) fault(fillText(words.beyond, { name }, language));
    const orders = new Set([...placed.keys(), ...(await ordersShown(side))]);
    for (const [basket, order] of checkedOut) {
      if (placedBaskets.has(basket)) continue;
      const other = placed.get(order);
      if (other === undefined) fault(fillText(words.not_placed, { order, basket }, language));
      // An unreadable order is a finding of its own.
      else if (other !== null) fault(fillText(words.number_of_other, { order, basket, other }, language));
    }
    const numbers = [...orders].toSorted((a, b) => Number(a) - Number(b));
    const verdicts = inOrder(numbers, streamsAtOnce, async (order) => {
      return { order, verdict: await verifyOrder(side, order, language) };
    });
    for await (const { order, verdict } of verdicts) {
      if (!verdict?.holds) fault(`${order}: ${verdict?.message ?? words.gone}`);
      for (const { stream } of verdict?.streams ?? []) streams.delete(stream);
    }
    for await (const finding of inOrder(streams, streamsAtOnce, (stream) => verifyStream(side, stream)))
      if (finding) fault(describeFinding(finding, language));
    const values = { count, orders: orders.size, faults };
    print(fillText(faults === 0 ? words.holds : words.broken, values, language));
    return faults === 0 ? 0 : 1;
  });
}

const pageSize = 1000;
const orderOfBasket = z.object({ orderNumber: z.string() });
const basketOfOrder = z.object({ basketId: z.string() });

async function readStore(store: Pick<EventStore, 'readAll'>) {
  let count = 0;
  let last = beginning;
  const streams = new Set<string>();
  const placed = new Map<string, string | null>();
  /** Basket stream to order number. */
  const checkedOut = new Map<string, string>();
  for (let page: readonly RecordedEvent[]; (page = await store.readAll(last, pageSize)).length > 0;)
    for (const { type, streamId, data, position } of page) {
      count++;
      last = position;
      streams.add(streamId);
      if (type === 'OrderPlaced') {
        const content = basketOfOrder.safeParse(data);
        placed.set(
          streamId.slice(orderStream('').length),
          content.success ? basketStream(content.data.basketId) : null,
        );
      }
      const content =
        type === 'BasketCheckedOut' || type === 'BasketOrderNumberReplaced' ? orderOfBasket.safeParse(data) : null;
      if (content?.success) checkedOut.set(streamId, content.data.orderNumber);
    }
  return { count, last, placed, checkedOut, streams };
}

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
