import { deliveryStages } from '@talloor/events/delivery/state.ts';
import type { HistoryState } from '../historyState.ts';
import { invoiceParts } from './orderAmounts.ts';
import { knownDeliveries } from './lineNumbers.ts';
import type { StateTexts } from './stateTexts.ts';

export const activeLock = ({ order, at }: HistoryState) =>
  order.status !== 'none' && order.lock && (order.lock.until === null || order.lock.until > at) ? order.lock : null;
export const activeHold = ({ order, at }: HistoryState) =>
  order.status !== 'none' && order.hold && order.hold.until > at ? order.hold : null;

export const statusText = (state: HistoryState, texts: Pick<StateTexts, 'base' | 'words'>): string =>
  [stepOf(state, texts), ...furtherWords(state).map((word) => texts.words.status[word])].join(', ');

function stepOf(
  state: HistoryState,
  { base: { values }, words: { status } }: Pick<StateTexts, 'base' | 'words'>,
): string {
  const { basket, order } = state;
  if (order.status === 'none') {
    if (basket.status === 'none' || basket.status === 'open') return values.basket_open;
    return basket.status === 'checkedOut' ? values.basket_checked_out : status[`basket_${basket.status}`];
  }
  if (order.status === 'cancelled') return values.order_cancelled;
  const stages = knownDeliveries(state).map(({ stage }) => stage);
  const last = deliveryStages.findLast((stage) => stages.includes(stage));
  if (last && last !== 'scheduled') return status[last];
  if (order.isBeingPicked) return status.picking;
  return values[`order_${order.status}`];
}

type Word = keyof StateTexts['words']['status'];

function furtherWords(state: HistoryState): Word[] {
  const deliveries = knownDeliveries(state);
  const returns = [...state.returns.values()].map(({ status }) => status);
  const invoices = invoiceParts(state).filter(({ document }) => document.kind === 'invoice');
  const isOpen = deliveries.some(({ picked, checked }) => picked === null || checked.length < picked.lines.length);
  const credits = deliveries.flatMap(({ returns: { credits: all } }) => all);
  return [
    ...when(activeLock(state) !== null, 'locked'),
    ...when(activeHold(state) !== null, 'held'),
    ...when(deliveries.length > 0 && !isOpen, 'checked'),
    ...when(
      returns.some((status) => status === 'requested' || status === 'accepted' || status === 'planned'),
      'return_requested',
    ),
    ...when(
      returns.some((status) => status === 'collected' || status === 'credited'),
      'returned',
    ),
    ...when(credits.length > 0 || state.invoices.size > invoices.length, 'credited'),
    ...when(invoices.length > 0, 'invoiced'),
    ...when(invoices.length > 0 && invoices.every(({ part, paid }) => paid.cents >= part.cents), 'paid'),
    ...when(
      [...state.recalls.values()].some((recall) => recall.status !== 'none'),
      'recalled',
    ),
  ];
}

const when = (isTrue: boolean, word: Word): Word[] => (isTrue ? [word] : []);

/** Words of the shop. */
export function customerStatus(state: HistoryState, { words }: Pick<StateTexts, 'words'>): string {
  const { order } = state;
  if (order.status === 'none') return words.customer.basket;
  if (order.status === 'cancelled') return words.customer.cancelled;
  const stages = knownDeliveries(state).map(({ stage }) => stage);
  const last = deliveryStages.findLast((stage) => stages.includes(stage));
  if (last) return words.status[last];
  return order.status === 'open' && order.content.changeDeadline > state.at
    ? words.customer.open
    : words.customer.processed;
}
