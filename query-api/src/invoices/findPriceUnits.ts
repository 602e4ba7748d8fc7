import type { Catalogue } from '@talloor/catalogue/catalogue.ts';

type Bilingual = { readonly nl: string; readonly fr: string };
/** Of the price, and so of the weight, of a weighed article. */
export type PriceUnitOf = (articleNumber: string | null) => Bilingual;

const kilogram: Bilingual = { nl: 'kg', fr: 'kg' };
export const inKilograms: PriceUnitOf = () => kilogram;

type Weighed = { readonly articleNumber: string | null; readonly weight: number | null };

/** Of that day's assortment; kilograms for an article that it lacks. */
export async function findPriceUnits(
  catalogue: Pick<Catalogue, 'findProducts'>,
  lines: readonly Weighed[],
  day: string,
): Promise<PriceUnitOf> {
  const articles = lines.flatMap(({ articleNumber, weight }) =>
    articleNumber === null || weight === null ? [] : [articleNumber],
  );
  if (articles.length === 0) return inKilograms;
  const products = await catalogue.findProducts([...new Set(articles)], null, day);
  return (articleNumber) => {
    const unit = products.get(articleNumber ?? '')?.priceUnit;
    return unit && unit.nl !== '' ? { nl: unit.nl, fr: unit.fr || unit.nl } : kilogram;
  };
}
