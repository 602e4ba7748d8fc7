import type { Catalogue } from '@talloor/catalogue/catalogue.ts';

type Bilingual = { readonly nl: string; readonly fr: string };
const kilogram: Bilingual = { nl: 'kg', fr: 'kg' };

/** @param otherwise where the assortment has no unit; kilograms by default, for weighed articles */
export type PriceUnitOf = (articleNumber: string | null, otherwise?: Bilingual) => Bilingual;

export const inKilograms: PriceUnitOf = (_articleNumber, otherwise = kilogram) => otherwise;

/** An article keeps no history of its unit. */
export async function findPriceUnits(
  catalogue: Pick<Catalogue, 'findProducts'>,
  articleNumbers: readonly string[],
  day: string,
): Promise<PriceUnitOf> {
  if (articleNumbers.length === 0) return inKilograms;
  const products = await catalogue.findProducts([...new Set(articleNumbers)], null, day);
  return (articleNumber, otherwise = kilogram) => {
    const unit = products.get(articleNumber ?? '')?.priceUnit;
    return unit && unit.nl !== '' ? { nl: unit.nl, fr: unit.fr || unit.nl } : otherwise;
  };
}
