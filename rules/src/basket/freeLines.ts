import type { ProductFacts } from '../facts.ts';
import { thousandths } from '../money/rounding.ts';
import { freeArticles } from '../promo/freeArticles.ts';
import { promoApplies, promoQuantity, type BasketQuantities } from '../promo/promoQuantity.ts';
import { availableStock } from '../quantity/availableStock.ts';
import { largestMultiple } from '../quantity/quantityStep.ts';
import type { PromoLine } from './assessment.ts';
import { compareNumbers } from './compareLines.ts';

type Line = { readonly product: ProductFacts; readonly quantity: number };

/**
 * Free articles of promotions. A free-article promotion counts each article alone, a mixed one all its articles
 * together; both within stock.
 */
export function freeLines(
  lines: readonly Line[],
  quantities: BasketQuantities,
  products: ReadonlyMap<string, ProductFacts>,
): PromoLine[] {
  const promoLines: PromoLine[] = [];
  const grantedMixedPromos = new Set<string>();
  let usedQuantities: Map<string, number> | undefined;
  for (const { product, quantity } of lines) {
    const { promo } = product;
    if (promo === null || quantity === 0 || !promoApplies(product, promo, quantity, quantities)) continue;
    const mixed = promo.type === 'promotion_mixed_article';
    if (mixed && (promo.freeItem === null || grantedMixedPromos.has(promo.promoId))) continue;
    const total = promoQuantity(promo, product.articleNumber, quantity, quantities);
    const item = promo.freeItem ?? product;
    const giftProduct = item.articleNumber === product.articleNumber ? product : products.get(item.articleNumber);
    usedQuantities ??= new Map(quantities);
    const free = Math.min(
      freeArticles(promo, total),
      giftProduct ? remainingStock(giftProduct, usedQuantities) : Infinity,
    );
    if (free <= 0) continue;
    if (mixed) grantedMixedPromos.add(promo.promoId);
    usedQuantities.set(item.articleNumber, (usedQuantities.get(item.articleNumber) ?? 0) + free);
    const displayProduct = giftProduct ?? product;
    promoLines.push({
      kind: 'promo',
      articleNumber: item.articleNumber,
      name: item.name,
      quantity: free,
      promoId: promo.promoId,
      because: { product, quantity: total },
      groupCode: displayProduct.groupCode,
      board: displayProduct.board,
      icon: displayProduct.icon,
    });
  }
  return promoLines.toSorted(
    (a, b) => compareNumbers(a.articleNumber, b.articleNumber) || (a.promoId < b.promoId ? -1 : 1),
  );
}

/** Available quantity beside `taken`, in selling units. */
export function remainingStock(product: ProductFacts, usedQuantities: ReadonlyMap<string, number>): number {
  const available = availableStock(product);
  if (available === null) return Infinity;
  const remaining = thousandths(available) - thousandths(usedQuantities.get(product.articleNumber) ?? 0);
  return largestMultiple(remaining / 1000, product.soldPer);
}
