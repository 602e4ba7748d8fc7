import { productInput } from '@talloor/catalogue/product/productInput.ts';
import { promotionInput, type PromotionInput } from '@talloor/catalogue/promotion/writePromotions.ts';
import type { CustomerFacts, PriceFacts, ProductFacts, PromoFacts } from '@talloor/rules/facts.ts';
import { exampleProduct, examplePromo } from '@talloor/rules/testing/exampleFacts.ts';
import { demoPrices, demoPromotionsOn } from '../catalogue/demoPrices.ts';
import { demoProducts } from '../catalogue/demoProducts.ts';
import { demoStock } from '../catalogue/writeDemoCatalogue.ts';

/** For tests: the demo's articles as the shop's rules judge them for a customer, without a database. */
export function demoFactsOf(customer: Pick<CustomerFacts, 'customerNumber' | 'priceGroup'>): Facts {
  const key = `${customer.priceGroup} ${customer.customerNumber === '204118'}`;
  const known = factsByKey.get(key);
  if (known) return known;
  const facts = gatherFacts(customer);
  factsByKey.set(key, facts);
  return facts;
}

type Facts = ReadonlyMap<string, ProductFacts>;
const factsByKey = new Map<string, Facts>();
/** Day prices wander by a few percent; one day stands for all. */
const anyDay = '2026-03-11';

function gatherFacts({ customerNumber, priceGroup }: Pick<CustomerFacts, 'customerNumber' | 'priceGroup'>): Facts {
  const prices = new Map<string, Partial<PriceFacts>>();
  const setPrice = (article: string, price: Partial<PriceFacts>) =>
    prices.set(article, { ...prices.get(article), ...price });
  for (const price of demoPrices(anyDay)) {
    const { articleNumber, priceMills } = price;
    if (price.kind === 'list') setPrice(articleNumber, { listMills: priceMills });
    if (price.kind === 'day' && price.day === anyDay) setPrice(articleNumber, { dayMills: priceMills });
    if (price.kind === 'group' && price.priceGroup === priceGroup) setPrice(articleNumber, { groupMills: priceMills });
    if (price.kind === 'box') setPrice(articleNumber, { box: { priceMills, fromQuantity: price.fromQuantity } });
    if (price.kind === 'offer' && price.customerNumber === customerNumber)
      setPrice(articleNumber, { offerMills: priceMills });
    if (price.kind === 'tender' && price.customerNumber === customerNumber)
      setPrice(articleNumber, { tenderMills: priceMills });
  }
  const promos = new Map(demoPromotionsOn(anyDay).flatMap(reductionsOf));
  const stock = new Map(demoStock.map(({ articleNumber, quantity }) => [articleNumber, quantity]));
  return new Map(
    demoProducts(anyDay).map((input) => {
      const product = productInput.parse(input);
      const { articleNumber } = product;
      const facts = exampleProduct({
        ...product,
        replacement: null,
        stock: stock.get(articleNumber) ?? null,
        prices: prices.get(articleNumber) ?? {},
        promo: promos.get(articleNumber) ?? null,
      });
      return [articleNumber, facts];
    }),
  );
}

/** Only these promotions bring an order nearer to its minimum; the others give articles. */
function reductionsOf(promotion: PromotionInput): readonly (readonly [string, PromoFacts])[] {
  const { freeArticleNumber, ...terms } = promotionInput.parse(promotion);
  if (freeArticleNumber !== null) return [];
  return terms.articleNumbers.map((article) => [article, examplePromo(terms)] as const);
}
