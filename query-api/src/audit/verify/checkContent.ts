import type { OrderContent } from '@talloor/events/basket/events.ts';
import { basketStream } from '@talloor/events/basket/events.ts';
import { orderStream } from '@talloor/events/order/events.ts';
import type { HistoryEntry } from '../orderHistory.ts';
import type { OrderStreams } from '../readOrderStreams.ts';
import { canRecompute, checkTotals } from './checkTotals.ts';
import { differences } from './differences.ts';
import type { Finding } from './finding.ts';

type Promised = {
  readonly stream: string;
  readonly revision: number;
  readonly type: string;
  readonly content: Pick<OrderContent, 'lines' | 'totals'>;
};

export type ContentCheck = { readonly recomputed: boolean; readonly finding: Finding | null };

export function checkContent(streams: OrderStreams, entries: readonly HistoryEntry[]): ContentCheck {
  const promises = withFinalNumber(entries.flatMap(promiseOf), entries);
  const checkout = promises.find((promise) => promise.type === 'BasketCheckedOut');
  const placed = promises.find((promise) => promise.type === 'OrderPlaced');
  const recomputed = promises.length > 0 && promises.every((promise) => canRecompute(promise.content));
  return { recomputed, finding: missing(streams, checkout, placed) ?? contradiction(checkout, placed, promises) };
}

function promiseOf({ record, decoded }: HistoryEntry): Promised[] {
  const event = decoded?.event;
  if (
    event?.type !== 'BasketCheckedOut' &&
    event?.type !== 'OrderPlaced' &&
    event?.type !== 'OrderModificationSubmitted'
  )
    return [];
  return [{ stream: record.streamId, revision: record.revision, type: event.type, content: event.data }];
}

function withFinalNumber(promises: readonly Promised[], entries: readonly HistoryEntry[]): readonly Promised[] {
  const replaced = entries.flatMap(({ decoded }) =>
    decoded?.event.type === 'BasketOrderNumberReplaced' ? [decoded.event.data] : [],
  );
  const orderNumber = replaced.at(-1)?.orderNumber;
  if (orderNumber === undefined) return promises;
  return promises.map((promise) =>
    promise.type === 'BasketCheckedOut' ? { ...promise, content: { ...promise.content, orderNumber } } : promise,
  );
}

function missing(
  { basket, order, basketId, orderNumber }: OrderStreams,
  checkout: Promised | undefined,
  placed: Promised | undefined,
): Finding | null {
  const missingEvent = { type: null } as const;
  if (!checkout)
    return { stream: basketStream(basketId), revision: basket.length, ...missingEvent, reason: 'checkout_missing' };
  if (!placed && order.length === 0)
    return { stream: orderStream(orderNumber), revision: 0, ...missingEvent, reason: 'order_missing' };
  return null;
}

function contradiction(
  checkout: Promised | undefined,
  placed: Promised | undefined,
  promises: readonly Promised[],
): Finding | null {
  for (const { content, ...event } of promises) {
    const [wrong] = canRecompute(content) ? checkTotals(content) : [];
    if (wrong) return { ...event, reason: 'totals_differ', values: { path: wrong.path } };
  }
  if (!checkout || !placed) return null;
  const [other] = differences('order', placed.content, checkout.content);
  const { content: _, ...event } = placed;
  return other ? { ...event, reason: 'content_differs', values: { path: other.path } } : null;
}
