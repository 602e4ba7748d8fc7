import type { CustomerInput } from '../customer/writeCustomers.ts';
import type { PriceInput } from '../price/writePrices.ts';
import { generatedPriceGroups, type GeneratedArticle } from './generateArticles.ts';
import { randomOf } from './randomOf.ts';

export const firstGeneratedCustomer = 700_000;

const kinds = ['Bistro', 'Brasserie', 'Hotel', 'Woonzorgcentrum', 'Basisschool', 'Traiteur'] as const;
const names = [
  'De Linde',
  'Het Anker',
  'Zonnedal',
  'Ter Beke',
  'De Kaai',
  'Rozenhof',
  'Molenzicht',
  'Klokhuis',
] as const;
const cities = [
  ['9000', 'Gent'],
  ['2000', 'Antwerpen'],
  ['3000', 'Leuven'],
  ['8000', 'Brugge'],
] as const;

export function generateCustomers(count: number, seed = 1): readonly CustomerInput[] {
  const random = randomOf(seed + 1);
  return Array.from({ length: count }, (_, index) => {
    const customerNumber = String(firstGeneratedCustomer + index);
    const name = `${random.pick(kinds)} ${random.pick(names)} ${index + 1}`;
    const [postal, city] = random.pick(cities);
    return {
      customerNumber,
      name,
      segment: 'restaurant',
      maxLines: 500,
      priceGroup: generatedPriceGroups[index % generatedPriceGroups.length] ?? '',
      address: { name, street: 'Stationsstraat', streetNumber: String(random.between(1, 240)), postal, city },
    };
  });
}

export function generateOffers(
  customers: readonly CustomerInput[],
  articles: readonly GeneratedArticle[],
  perCustomer = 20,
  seed = 1,
): readonly PriceInput[] {
  const random = randomOf(seed + 2);
  return customers.flatMap(({ customerNumber }) => {
    const offers = new Map<string, PriceInput>();
    for (let each = 0; each < perCustomer; each += 1) {
      const list = articles[random.between(0, articles.length - 1)]?.prices[0];
      if (!list) continue;
      const priceMills = Math.max(5, Math.round(list.priceMills * 0.18) * 5);
      offers.set(list.articleNumber, { kind: 'offer', articleNumber: list.articleNumber, customerNumber, priceMills });
    }
    return [...offers.values()];
  });
}
