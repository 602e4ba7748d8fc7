import { randomUUID } from 'node:crypto';
import type { TalloorEvent } from '@talloor/events/allEvents.ts';
import { sampleOrder } from '@talloor/events/testing/sampleOrder.ts';
import { sampleReturn } from '@talloor/events/testing/sampleReturn.ts';
import type { Json } from '@talloor/platform/eventStore/port.ts';
import { deliveryNumber } from '../../testing/decideStep.ts';
import type { Step } from '../../testing/orderWalk.ts';
import { beginWalk, walk } from '../../testing/walkOrder.ts';

export type History = readonly { readonly stream: string; readonly event: TalloorEvent }[];

export function historiesOf(walks: readonly (readonly Step[])[]): readonly History[] {
  return walks.map((steps, index) => {
    const { events } = steps.reduce(walk, beginWalk());
    const { basketId, customerNumber, placedBy } = sampleOrder;
    const basket: readonly TalloorEvent[] = [
      { type: 'BasketOpened', data: { basketId, customerNumber, openedBy: placedBy } },
      { type: 'BasketCheckedOut', data: sampleOrder },
    ];
    const own = ownNumbers(index + 1);
    return [...basket, ...events].map((event) => ({
      stream: own(streamOf(event)) as string,
      event: own(event as unknown as Json) as unknown as TalloorEvent,
    }));
  });
}

const streamOf = ({ type }: TalloorEvent): string => {
  if (type.startsWith('Basket')) return `basket-${sampleOrder.basketId}`;
  if (type.startsWith('Order')) return `order-${sampleOrder.orderNumber}`;
  return type.startsWith('Delivery') ? `delivery-${deliveryNumber}` : `return-${sampleReturn.returnId}`;
};

function ownNumbers(index: number): (json: Json) => Json {
  const numbers = new Map([
    [sampleOrder.orderNumber, String(5_000_000 + index)],
    [deliveryNumber, String(67_000_000 + index)],
    [sampleReturn.returnId, String(71_000_000 + index)],
    [sampleOrder.basketId, randomUUID()],
    ['7', `${index}7`],
    ['8', `${index}8`],
  ]);
  const own = (json: Json): Json => {
    if (typeof json === 'string') {
      const [prefix, id] = [json.slice(0, json.indexOf('-') + 1), json.slice(json.indexOf('-') + 1)];
      return numbers.get(json) ?? (streamPrefixes.has(prefix) ? prefix + (numbers.get(id) ?? id) : json);
    }
    if (Array.isArray(json)) return json.map(own);
    if (json === null || typeof json !== 'object') return json;
    return Object.fromEntries(Object.entries(json).map(([key, value]) => [key, own(value as Json)]));
  };
  return own;
}
const streamPrefixes = new Set(['basket-', 'order-', 'delivery-', 'return-']);
