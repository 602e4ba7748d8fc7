import type { CommandApi } from '@talloor/command-api/createCommandApi.ts';
import { orderEvents, orderStream } from '@talloor/events/order/events.ts';
import type { Codec } from '@talloor/platform/codec/codec.ts';
import type { EventStore } from '@talloor/platform/eventStore/port.ts';
import type { Foundation } from '@talloor/platform/openFoundation.ts';
import { planDelivery, type SimulatedOrder } from '../../erpSimulator/planDelivery.ts';

type Making = {
  readonly api: CommandApi;
  readonly store: EventStore;
  readonly codec: Pick<Codec, 'decode'>;
  readonly logger: Foundation['logger'];
  readonly now: Date;
  readonly setNow: (at: Date) => void;
};

/** An act at an instant in milliseconds. */
type Step = { readonly at: number; readonly name: string; readonly take: () => Promise<void> };

/** Replays clock and ERP. Repeatable. */
export async function deliverOrders(orderNumbers: readonly string[], making: Making): Promise<void> {
  const { now, setNow } = making;
  const orders = await Promise.all(orderNumbers.map((number) => readOrder(number, making)));
  const due = orders
    .flatMap((order) => (order === null ? [] : stepsOf(order, making)))
    .filter(({ at }) => at <= now.getTime())
    .toSorted((a, b) => a.at - b.at || a.name.localeCompare(b.name));
  for (const together of byTime(due)) {
    setNow(new Date(together.at(-1)?.at ?? now.getTime()));
    await Promise.all(together.map(({ take }) => take()));
  }
}

function stepsOf(order: SimulatedOrder, { api, logger }: Making): readonly Step[] {
  const { orderNumber, customerNumber, changeDeadline } = order;
  const closing: Step = {
    at: Date.parse(changeDeadline),
    name: `closing of ${orderNumber}`,
    take: () => api.closeOrder({ orderNumber, customerNumber, changeDeadline }),
  };
  const reports = planDelivery(order).map(({ at, message }): Step => ({
    at,
    name: message.message_id,
    take: async () => {
      const reported = await api.reportDelivery(message);
      if (reported.kind === 'refused')
        logger.warn(
          { message: message.message_id, code: reported.code },
          'the shop rejected a delivery report of the demo',
        );
    },
  }));
  return [closing, ...reports];
}

function byTime(due: readonly Step[]): readonly Step[][] {
  const groups = new Map<number, Step[]>();
  for (const step of due) {
    const minute = Math.floor(step.at / 60_000);
    groups.set(minute, [...(groups.get(minute) ?? []), step]);
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
    customerNumber: content.customerNumber,
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
