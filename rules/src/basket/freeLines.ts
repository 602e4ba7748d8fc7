import type { ProductFacts } from '../facts.ts';
import { freeArticles } from '../promo/freeArticles.ts';
import { promoApplies, promoQuantity, type BasketQuantities } from '../promo/promoQuantity.ts';
import type { PromoLine } from './assessment.ts';
import { compareNumbers } from './compareLines.ts';

type Line = { readonly product: ProductFacts; readonly quantity: number };

/**
 * The articles that the promos of these lines give. A free-article promo counts each article by itself and gives the
 * article itself where it names no other; a mixed one counts all its articles together and gives once.
 */
export function freeLines(
  lines: readonly Line[],
  quantities: BasketQuantities,
  products: ReadonlyMap<string, ProductFacts>,
): PromoLine[] {
  const found: PromoLine[] = [];
  const givenByMixed = new Set<string>();
  for (const { product, quantity } of lines) {
    const { promo } = product;
    if (promo === null || quantity === 0 || !promoApplies(product, promo, quantity, quantities)) continue;
    const mixed = promo.type === 'promotion_mixed_article';
    if (mixed && (promo.freeItem === null || givenByMixed.has(promo.promoId))) continue;
    const total = promoQuantity(promo, product.articleNumber, quantity, quantities);
    const free = freeArticles(promo, total);
    if (free === 0) continue;
    if (mixed) givenByMixed.add(promo.promoId);
    const item = promo.freeItem ?? product;
    const shownAs = products.get(item.articleNumber) ?? product;
    found.push({
      kind: 'promo',
      articleNumber: item.articleNumber,
      name: item.name,
      quantity: free,
      promoId: promo.promoId,
      because: { product, quantity: total },
      groupCode: shownAs.groupCode,
      board: shownAs.board,
      icon: shownAs.icon,
    });
  }
  return found.toSorted((a, b) => compareNumbers(a.articleNumber, b.articleNumber) || (a.promoId < b.promoId ? -1 : 1));
}
