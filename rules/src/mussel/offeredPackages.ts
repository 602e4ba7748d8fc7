import type { ProductFacts } from '../facts.ts';
import type { MusselPackage } from './musselFacts.ts';

/** An article that the basket refuses can still be ordered here. */
export const offeredPackages = (
  packages: readonly MusselPackage[],
  products: ReadonlyMap<string, Pick<ProductFacts, 'status'>>,
): MusselPackage[] =>
  packages.filter(({ articleNumber }) => {
    const product = products.get(articleNumber);
    return product !== undefined && product.status !== 'out_of_assortment';
  });
