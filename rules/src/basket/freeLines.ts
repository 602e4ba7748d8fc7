import type { Bilingual, ProductFacts, PromoFacts } from '../facts.ts';
import { thousandths } from '../money/rounding.ts';
import { freeArticles, givesFreeArticles, shareFreeArticles } from '../promo/freeArticles.ts';
import { promoQuantity, type BasketQuantities } from '../promo/promoQuantity.ts';
import { availableStock } from '../quantity/availableStock.ts';
import { largestMultiple } from '../quantity/quantityStep.ts';
import type { PromoLine } from './assessment.ts';
import { compareNumbers } from './compareLines.ts';

type Line = { readonly product: ProductFacts; readonly quantity: number };

/**
 * Free articles within stock. Minimum, free quantity and cap hold for all articles of a promotion together
 * (readings.md). Without an article of its own, a promotion gives the ordered ones.
 */
export function freeLines(
  lines: readonly Line[],
  quantities: BasketQuantities,
  products: ReadonlyMap<string, ProductFacts>,
): PromoLine[] {
  const promoLines: PromoLine[] = [];
  const countedPromos = new Set<string>();
  let usedQuantities: Map<string, number> | undefined;
  for (const { product, quantity } of lines) {
    const { promo } = product;
    if (promo === null || quantity === 0 || countedPromos.has(promo.promoId) || !givesFreeArticles(promo)) continue;
    countedPromos.add(promo.promoId);
    if (promo.type === 'promotion_mixed_article' && promo.freeItem === null) continue;
    const total = promoQuantity(promo, product.articleNumber, quantity, quantities);
    const free = freeArticles(promo, total);
    if (free <= 0) continue;
    usedQuantities ??= new Map(quantities);
    for (const { item, because, share } of giftsOf(promo, free, lines)) {
      const giftProduct = item.articleNumber === because.articleNumber ? because : products.get(item.articleNumber);
      const given = Math.min(share, giftProduct ? remainingStock(giftProduct, usedQuantities) : Infinity);
      if (given <= 0) continue;
      usedQuantities.set(item.articleNumber, (usedQuantities.get(item.articleNumber) ?? 0) + given);
      const displayProduct = giftProduct ?? because;
      promoLines.push({
        kind: 'promo',
        articleNumber: item.articleNumber,
        name: item.name,
        erpNumber: giftProduct?.erpNumber ?? null,
        quantity: given,
        promoId: promo.promoId,
        because: { product: because, quantity: total, promotion: promo.articleNumbers.length > 1 ? promo.label : null },
        groupCode: displayProduct.groupCode,
        board: displayProduct.board,
        icon: displayProduct.icon,
      });
    }
  }
  return promoLines.toSorted(
    (a, b) => compareNumbers(a.articleNumber, b.articleNumber) || (a.promoId < b.promoId ? -1 : 1),
  );
}

type Gift = {
  readonly item: { readonly articleNumber: string; readonly name: Bilingual };
  readonly because: ProductFacts;
  readonly share: number;
};

function giftsOf(promo: PromoFacts, free: number, lines: readonly Line[]): readonly Gift[] {
  const earning = lines.filter((line) => line.quantity > 0 && line.product.promo?.promoId === promo.promoId);
  const [first] = earning;
  if (promo.freeItem !== null) return first ? [{ item: promo.freeItem, because: first.product, share: free }] : [];
  const shares = shareFreeArticles(
    free,
    earning.map((line) => line.quantity),
  );
  return earning.map(({ product }, index) => ({ item: product, because: product, share: shares[index] ?? 0 }));
}

/** Available quantity beside `taken`, in selling units. */
export function remainingStock(product: ProductFacts, usedQuantities: ReadonlyMap<string, number>): number {
  const available = availableStock(product);
  if (available === null) return Infinity;
  const remaining = thousandths(available) - thousandths(usedQuantities.get(product.articleNumber) ?? 0);
  return largestMultiple(remaining / 1000, product.soldPer);
}
