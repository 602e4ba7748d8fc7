import type { OrderContent } from '@talloor/events/basket/events.ts';
import type { OrderVersion } from '@talloor/events/order/changeState.ts';
import type { ChangedLine } from '@talloor/events/order/orderChanges.ts';
import { freeQuantities } from '@talloor/events/order/orderVersions.ts';
import type { ProductFacts } from '@talloor/rules/facts.ts';

export type MailedLine = ChangedLine & { readonly isFree: boolean };
export type MailedChange = { readonly previousCents: number; readonly lines: readonly MailedLine[] };

/** Also of free articles, which may fall away by themselves. Removed articles have today's name. */
export function changeSince(
  previous: Pick<OrderVersion, 'lines' | 'freeLines' | 'payableCents'>,
  content: OrderContent,
  products: ReadonlyMap<string, ProductFacts>,
): MailedChange {
  const paid = content.lines.filter((line) => !line.free);
  const removed = previous.lines.map(({ articleNumber, quantity }) => {
    const product = products.get(articleNumber);
    const name = product?.name ?? { nl: articleNumber, fr: articleNumber };
    const unit = (product?.orderableByOrderUnit ? product.orderUnit : product?.salesUnit) ?? { nl: '', fr: '' };
    return { articleNumber, name, unit, quantity };
  });
  return {
    previousCents: previous.payableCents,
    lines: [
      ...differences(removed, paid).map((line) => ({ ...line, isFree: false })),
      ...differences(previous.freeLines, freeQuantities(content.lines)).map((line) => ({ ...line, isFree: true })),
    ],
  };
}

type Quantities = OrderVersion['freeLines'];

function differences(before: Quantities, after: Quantities): readonly ChangedLine[] {
  const articles = new Map([...before, ...after].map((line) => [line.articleNumber, line] as const));
  const sumOf = (lines: Quantities, article: string) =>
    lines.reduce((sum, line) => sum + (line.articleNumber === article ? line.quantity : 0), 0);
  return [...articles.values()].flatMap(({ articleNumber, name, unit }) => {
    const [previousQuantity, quantity] = [sumOf(before, articleNumber), sumOf(after, articleNumber)];
    return previousQuantity === quantity ? [] : [{ articleNumber, name, unit, previousQuantity, quantity }];
  });
}
