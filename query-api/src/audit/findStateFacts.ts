import type { OrderContent } from '@talloor/events/basket/events.ts';
import type { OrderState } from '@talloor/events/order/state.ts';
import type { Language } from './auditSide.ts';
import { historyFormats, historyWords } from './historyFormats.ts';
import type { HistoryState } from './historyState.ts';
import { findStateLines } from './findStateLines.ts';

export type StateFact = { readonly key: string; readonly label: string; readonly value: string };

type Key = keyof (typeof historyWords)['nl']['facts'];

/** Promised amounts from checkout on; before it sums of lines. */
export function findStateFacts(state: HistoryState, language: Language): StateFact[] {
  const { facts } = historyWords[language];
  const content = state.order.status === 'none' ? state.content : state.order.content;
  const values = content ? orderValues(state, content, language) : basketValues(state, language);
  return values.map(([key, value]) => ({ key, label: facts[key], value }));
}

function basketValues(state: HistoryState, language: Language): [Key, string][] {
  const { values } = historyWords[language];
  const format = historyFormats[language];
  const lines = findStateLines(state);
  const subtotal = lines.reduce((sum, line) => sum + line.totalCents, 0);
  const basket = state.basket.status === 'none' ? null : state.basket;
  return [
    ['status', values.basket_open],
    ['delivery', basket?.delivery ? format.moment(basket.delivery) : values.none],
    ['address', basket?.address ? format.address(basket.address) : values.own_address],
    ...mainOrderOf(basket?.mainOrder),
    ['reference', basket?.reference || values.none],
    ['lines', String(lines.length)],
    [
      'subtotal',
      format.amount(
        subtotal,
        lines.some((line) => line.approximate),
      ),
    ],
  ];
}

const mainOrderOf = (mainOrder: string | null | undefined): [Key, string][] =>
  mainOrder ? [['main_order', mainOrder]] : [];

function orderValues({ order }: HistoryState, content: OrderContent, language: Language): [Key, string][] {
  const { values } = historyWords[language];
  const format = historyFormats[language];
  const { totals } = content;
  const vatCents = totals.vat.reduce((sum, line) => sum + line.vatCents, 0);
  return [
    ['status', order.status === 'none' ? values.basket_checked_out : values[`order_${order.status}`]],
    ['delivery', format.moment(content.delivery)],
    ['changeable_until', format.instant(content.changeDeadline)],
    ['address', format.address(content.address)],
    ...mainOrderOf(content.mainOrder),
    ['reference', content.reference || values.none],
    ['message', content.message === null ? values.erased : content.message || values.none],
    ['lines', String(content.lines.filter((line) => !line.free).length)],
    ['subtotal', format.amount(totals.subtotalCents, totals.approximate)],
    ['delivery_cost', totals.deliveryCents === 0 ? values.free : format.amount(totals.deliveryCents)],
    ...(totals.expressCents === 0 ? [] : [['express_fee', format.amount(totals.expressCents)] as [Key, string]]),
    ['vat', format.amount(vatCents, totals.approximate)],
    ['deposit', format.amount(totals.depositCents)],
    ['total', format.amount(totals.payableCents, totals.approximate)],
    ...(order.status === 'none' ? [] : progress(order, language)),
  ];
}

function progress(order: Exclude<OrderState, { status: 'none' }>, language: Language): [Key, string][] {
  const { values } = historyWords[language];
  const short = Object.values(order.allocations).some((allocation) => allocation.status === 'short');
  const allocation = short
    ? values.allocation_short
    : order.allocated
      ? values.allocation_allocated
      : values.allocation_pending;
  return [
    ['allocation', allocation],
    ['confirmation', order.confirmationSent ? values.confirmation_sent : values.confirmation_waiting],
  ];
}
