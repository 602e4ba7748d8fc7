import type { CommandApi } from '@talloor/command-api/createCommandApi.ts';
import { orderEvents, orderStream } from '@talloor/events/order/events.ts';
import type { Codec } from '@talloor/platform/codec/codec.ts';
import type { EventStore } from '@talloor/platform/event-store/port.ts';
import { planDelivery, type DueReport, type SimulatedOrder } from '../../erpSimulator/planDelivery.ts';

type Making = {
  readonly api: CommandApi;
  readonly store: EventStore;
  readonly codec: Pick<Codec, 'decode'>;
  readonly now: Date;
  readonly setNow: (at: Date) => void;
};

/**
 * What the simulated ERP has told of these orders by now, in the order of its times and by the command that its calls make. May
 * be repeated: what was told before does nothing.
 */
export async function deliverOrders(orderNumbers: readonly string[], making: Making): Promise<void> {
  const { api, now, setNow } = making;
  const orders = await Promise.all(orderNumbers.map((number) => readOrder(number, making)));
  const due = orders
    .flatMap((order) => (order === null ? [] : planDelivery(order)))
    .filter(({ at }) => at <= now.getTime())
    .toSorted((a, b) => a.at - b.at || a.message.message_id.localeCompare(b.message.message_id));
  for (const together of byTime(due)) {
    setNow(new Date(together[0]?.at ?? now.getTime()));
    const told = await Promise.all(together.map(({ message }) => api.reportDelivery(message)));
    const refused = told.find((reported) => reported.kind === 'refused');
    if (refused?.kind === 'refused') throw new Error(`the demo’s ERP was refused: ${refused.code}`);
  }
}

/** Those that are told within the same minute are taken in side by side. */
function byTime(due: readonly DueReport[]): readonly DueReport[][] {
  const groups = new Map<number, DueReport[]>();
  for (const report of due) {
    const minute = Math.floor(report.at / 60_000);
    groups.set(minute, [...(groups.get(minute) ?? []), report]);
  }
  return [...groups.values()];
}

async function readOrder(orderNumber: string, { store, codec }: Making): Promise<SimulatedOrder | null> {
  const decoded = await codec.decode(await store.readStream(orderStream(orderNumber), 0, 1));
  const placed = decoded.find(({ event }) => event.type === 'OrderPlaced');
  if (!placed) return null;
  const content = orderEvents.OrderPlaced.schema.parse(placed.event.data);
  return {
    orderNumber,
    deliveryDay: content.delivery.day,
    changeDeadline: content.changeDeadline,
    lines: content.lines.map((line) => ({
      lineId: line.lineId,
      articleNumber: line.articleNumber,
      groupCode: line.groupCode,
      quantity: line.quantity,
      isWeightArticle: line.weightArticle,
      conversionFactor: line.conversionFactor,
      price: line.priceMills / 1000,
      isFree: line.free,
    })),
  };
}
