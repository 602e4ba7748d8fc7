import type { OrderContent } from '@talloor/events/basket/events.ts';
import type { OrderHeld } from '@talloor/events/order/state.ts';
import type { HistoryState } from '../historyState.ts';
import type { StateFact } from './stateFact.ts';
import type { StateView } from './stateTexts.ts';
import { activeHold, activeLock, statusText } from './statusOf.ts';

type Key = keyof StateView['base']['facts'] | 'version' | 'lock' | 'hold' | 'drafts';
type Entry = readonly [key: Key, value: string, isSeen?: boolean];

/** Promised amounts from checkout on; before it sums of lines. */
export function orderFacts(state: HistoryState, view: StateView): StateFact[] {
  const content = state.order.status === 'none' ? state.content : state.order.content;
  const labels = { ...view.words.facts, ...view.base.facts };
  return [
    ['status', statusText(state, view), false] as const,
    ...(content ? contentEntries(state, content, view) : basketEntries(state, view)),
    ...(state.order.status === 'none' ? [] : changeEntries(state, state.order, view)),
  ].map(([key, value, isSeen = true]) => ({ key, group: 'order', label: labels[key], value, isSeen }));
}

function basketEntries({ basket, lines }: HistoryState, { base: { values }, format }: StateView): Entry[] {
  const content = basket.status === 'none' ? null : basket;
  const ordered = [...lines.values()];
  const subtotal = ordered.reduce((sum, { numbers }) => sum + (numbers.ordered?.cents ?? 0), 0);
  return [
    ['delivery', content?.delivery ? format.moment(content.delivery) : values.none],
    ['address', content?.address ? format.address(content.address) : values.own_address],
    ...mainOrderOf(content?.mainOrder),
    ['reference', content?.reference || values.none],
    ['lines', String(ordered.length)],
    [
      'subtotal',
      format.amount(
        subtotal,
        ordered.some(({ approximate }) => approximate),
      ),
    ],
  ];
}

const mainOrderOf = (mainOrder: string | null | undefined): Entry[] => (mainOrder ? [['main_order', mainOrder]] : []);

function contentEntries(
  { order }: HistoryState,
  content: OrderContent,
  { base: { values }, format }: StateView,
): Entry[] {
  const { totals } = content;
  const vatCents = totals.vat.reduce((sum, line) => sum + line.vatCents, 0);
  return [
    ['delivery', format.moment(content.delivery)],
    ['changeable_until', format.instant(content.changeDeadline)],
    ['address', format.address(content.address)],
    ...mainOrderOf(content.mainOrder),
    ['reference', content.reference || values.none],
    ['message', content.message === null ? values.erased : content.message || values.none],
    ['lines', String(content.lines.filter((line) => !line.free).length)],
    ['subtotal', format.amount(totals.subtotalCents, totals.approximate)],
    ['delivery_cost', totals.deliveryCents === 0 ? values.free : format.amount(totals.deliveryCents)],
    ...(totals.expressCents === 0 ? [] : [['express_fee', format.amount(totals.expressCents)] as const]),
    ['vat', format.amount(vatCents, totals.approximate)],
    ['deposit', format.amount(totals.depositCents)],
    ['total', format.amount(totals.payableCents, totals.approximate)],
    ...(order.status === 'none' ? [] : [['version', String(order.version)] as const]),
  ];
}

function changeEntries(state: HistoryState, order: OrderHeld, view: StateView): Entry[] {
  const {
    base: { values },
    words,
    format,
    fill,
    nameOf,
    reason,
  } = view;
  const lock = activeLock(state);
  const hold = activeHold(state);
  const drafts = Object.entries(order.drafts).filter(
    ([, { draftQuantities }]) => Object.keys(draftQuantities).length > 0,
  );
  const asks = hold?.asks.filter(({ isDeclined }) => !isDeclined).map(({ by }) => nameOf(by)) ?? [];
  const isShort = Object.values(order.allocations).some(({ status }) => status === 'short');
  const entries: Entry[] = [
    [
      'allocation',
      isShort ? values.allocation_short : order.allocated ? values.allocation_allocated : values.allocation_pending,
    ],
    ['confirmation', order.confirmationSent ? values.confirmation_sent : values.confirmation_waiting],
  ];
  if (lock) {
    const moment = lock.until === null ? '' : format.instant(lock.until);
    const text = lock.until === null ? words.values.lock : words.values.lock_until;
    entries.push(['lock', fill(text, { reason: reason(lock.reason), name: nameOf(lock.by), moment }), false]);
  }
  if (hold) {
    const text = asks.length === 0 ? words.values.hold : words.values.hold_asked;
    entries.push([
      'hold',
      fill(text, { name: nameOf(hold.by), moment: format.instant(hold.until), others: asks.join(', ') }),
    ]);
  }
  if (drafts.length > 0) {
    const texts = drafts.map(([by, { draftQuantities }]) =>
      fill(words.values.drafts, { name: nameOf(by), count: String(Object.keys(draftQuantities).length) }),
    );
    entries.push(['drafts', texts.join(', '), false]);
  }
  return entries;
}
