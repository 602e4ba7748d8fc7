import { compare } from '../shop/nl/compare.ts';

/** Items of facets whose keys are the house's own words. Countries are named by the language itself. */
export const nl = {
  storage: compare.storage,
  allergen_free: compare.allergen,
  promo: 'In promotie',
  mine: 'Eerder besteld',
  deliverable: 'Leverbaar op je leverdag',
};
export type FacetTexts = typeof nl;
