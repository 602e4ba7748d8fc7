import { compare } from '../shop/fr/compare.ts';
import type { FacetTexts } from './nl.ts';

export const fr: FacetTexts = {
  storage: compare.storage,
  allergen_free: compare.allergen,
  promo: 'En promo',
  mine: 'Déjà commandé',
  deliverable: 'Livrable à votre jour de livraison',
};
