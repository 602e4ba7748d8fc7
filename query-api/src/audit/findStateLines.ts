import type { OrderedLine } from '@talloor/events/basket/events.ts';
import type { BasketLine } from '@talloor/events/basket/state.ts';
import type { Allocation } from '@talloor/events/order/state.ts';
import { amountCents } from '@talloor/rules/money/rounding.ts';
import type { HistoryState } from './historyState.ts';

export type StateLine = {
  readonly key: string;
  readonly articleNumber: string;
  readonly name: { readonly nl: string; readonly fr: string };
  readonly unit: { readonly nl: string; readonly fr: string };
  readonly groupCode: string;
  /** Ordered quantity, or allocated when short. */
  readonly quantity: number;
  readonly priceMills: number;
  readonly totalCents: number;
  readonly approximate: boolean;
  readonly free: boolean;
};

/** Before checkout, prices of that time. */
export function findStateLines({ basket, order, content }: HistoryState): StateLine[] {
  if (order.status !== 'none')
    return order.content.lines.map((line) => orderLine(line, order.allocations[line.lineId]));
  if (content) return content.lines.map((line) => orderLine(line, undefined));
  return basket.status === 'none' ? [] : basket.lines.map(basketLine);
}

const orderLine = (line: OrderedLine, allocation: Allocation | undefined): StateLine => ({
  key: line.free ? `${line.articleNumber} free ${line.lineId}` : line.articleNumber,
  ...shared(line),
  quantity: allocation?.status === 'short' ? allocation.quantity : line.quantity,
  totalCents: line.lineTotalCents,
  free: line.free,
});

const basketLine = (line: BasketLine): StateLine => ({
  key: line.articleNumber,
  ...shared(line),
  quantity: line.quantity,
  totalCents: amountCents(line.priceMills, line.quantity, line.conversionFactor),
  free: false,
});

const shared = (line: BasketLine | OrderedLine) => ({
  articleNumber: line.articleNumber,
  name: line.name,
  unit: line.unit,
  groupCode: line.groupCode,
  priceMills: line.priceMills,
  approximate: line.weightArticle,
});
