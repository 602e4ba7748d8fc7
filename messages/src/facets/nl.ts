import { compare } from '../shop/nl/compare.ts';

/** Fixed keys. Country names come from `Intl`. */
export const nl = {
  storage: compare.storage,
  allergen_free: compare.allergen,
  promo: 'In promo',
  mine: 'Eerder besteld',
  deliverable: 'Leverbaar op je leverdag',
};
export type FacetTexts = typeof nl;
