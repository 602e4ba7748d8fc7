import { judgeLine } from '../basket/judgeLine.ts';
import type { ChosenMoment } from '../delivery/deliveryMoments.ts';
import type { Bilingual, CalendarFacts, ProductFacts } from '../facts.ts';
import { usableReplacement } from '../product/usableReplacement.ts';
import { availableStock } from '../quantity/availableStock.ts';
import { judgeQuantity } from '../quantity/judgeQuantity.ts';
import { roundQuantity } from '../quantity/roundQuantity.ts';

/** As on the wire. */
export type StandingReason = { readonly code: string; readonly parameters: Record<string, string | number> };

type NamedArticle = { readonly articleNumber: string; readonly name: Bilingual };

/** A difference between basket and list; the shape in the event. */
export type ListDifference =
  | {
      readonly kind: 'left_out';
      readonly articleNumber: string;
      readonly name: Bilingual | null;
      readonly wanted: number;
      readonly reason: StandingReason;
    }
  | (NamedArticle & {
      readonly kind: 'replaced';
      readonly by: NamedArticle;
      readonly quantity: number;
      readonly reason: StandingReason;
    })
  | (NamedArticle & {
      readonly kind: 'quantity';
      readonly wanted: number;
      readonly quantity: number;
      readonly reason: StandingReason;
    });

export type StandingItem = { readonly articleNumber: string; readonly quantity: number };
export type ChosenItems = { readonly items: readonly StandingItem[]; readonly differences: readonly ListDifference[] };

type Facts = {
  /** Includes replacements. */
  readonly products: ReadonlyMap<string, ProductFacts>;
  readonly calendar: CalendarFacts;
  readonly maxLines: number;
  readonly now: Date;
};

/** Mussels are never ordered by list (spec shopping §3, Product). */
export const ownFlow = 'VCG';

/** Default quantity: the smallest that can be ordered (ADR 0043). */
export const leastOf = ({ soldPer, minimumOrder }: Pick<ProductFacts, 'soldPer' | 'minimumOrder'>): number =>
  roundQuantity(Math.max(soldPer, minimumOrder), soldPer, null);

/**
 * Items of a list and their differences. Unavailable articles are replaced or omitted.
 * @param articles in list order
 * @param quantities 0 omits an article
 */
export function chooseStandingItems(
  articles: readonly string[],
  quantities: ReadonlyMap<string, number>,
  delivery: ChosenMoment,
  facts: Facts,
): ChosenItems {
  const { products, maxLines } = facts;
  const items = new Map<string, number>();
  const differences: ListDifference[] = [];
  const onList = new Set(articles);
  for (const articleNumber of articles) {
    const product = products.get(articleNumber);
    const requestedQuantity = quantities.get(articleNumber) ?? (product ? leastOf(product) : 1);
    if (requestedQuantity === 0 || product?.groupCode === ownFlow) continue;
    const leaveOut = (reason: StandingReason) =>
      differences.push({
        kind: 'left_out',
        articleNumber,
        name: product?.name ?? null,
        wanted: requestedQuantity,
        reason,
      });
    if (product === undefined) {
      leaveOut({ code: 'article.not_found', parameters: {} });
      continue;
    }
    const fitted = fit(product, requestedQuantity, delivery, facts);
    const full = items.size >= maxLines;
    if (full) leaveOut({ code: 'basket.too_many_lines', parameters: { max_lines: maxLines } });
    else if (fitted.quantity > 0) {
      items.set(articleNumber, fitted.quantity);
      const { name } = product;
      if (fitted.reason !== null)
        differences.push({
          kind: 'quantity',
          articleNumber,
          name,
          wanted: requestedQuantity,
          quantity: fitted.quantity,
          reason: fitted.reason,
        });
    } else {
      const reason = fitted.reason ?? { code: 'item.not_available', parameters: {} };
      const other = products.get(usableReplacement(product)?.articleNumber ?? '');
      const substitute =
        other && !onList.has(other.articleNumber) && !items.has(other.articleNumber) ? other : undefined;
      const { quantity } = substitute ? fit(substitute, requestedQuantity, delivery, facts) : { quantity: 0 };
      if (substitute === undefined || quantity === 0) leaveOut(reason);
      else {
        items.set(substitute.articleNumber, quantity);
        const by = { articleNumber: substitute.articleNumber, name: substitute.name };
        differences.push({ kind: 'replaced', articleNumber, name: product.name, by, quantity, reason });
      }
    }
  }
  return { items: [...items].map(([articleNumber, quantity]) => ({ articleNumber, quantity })), differences };
}

/** Nearest possible quantity with a reason when it differs; 0 for none. */
function fit(
  product: ProductFacts,
  requestedQuantity: number,
  delivery: ChosenMoment,
  { calendar, now }: Facts,
): { readonly quantity: number; readonly reason: StandingReason | null } {
  const reasonOf = (code: string, parameters: Readonly<Record<string, string | number>>): StandingReason => ({
    code,
    parameters: { ...parameters },
  });
  const { soldPer, maximumOrder, minimumOrder, status } = product;
  const quantity =
    status === 'active'
      ? roundQuantity(requestedQuantity, soldPer, availableStock(product), maximumOrder, minimumOrder)
      : 0;
  const [error] = judgeLine(product, quantity === 0 ? requestedQuantity : quantity, delivery, calendar, now);
  if (quantity === 0 || error !== undefined)
    return { quantity: 0, reason: error ? reasonOf(error.code, error.parameters) : null };
  if (quantity === requestedQuantity) return { quantity, reason: null };
  const quantityError = judgeQuantity(product, requestedQuantity);
  return { quantity, reason: quantityError ? reasonOf(quantityError.code, quantityError.parameters) : null };
}
