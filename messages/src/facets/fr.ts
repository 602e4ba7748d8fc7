import { compare } from '../shop/fr/compare.ts';
import type { FacetTexts } from './nl.ts';

/** Textes des filtres avec une clé fixe. */
export const fr: FacetTexts = {
  storage: compare.storage,
  allergen_free: compare.allergen,
  promo: 'En promo',
  mine: 'Déjà commandé',
  deliverable: 'Livrable à votre jour de livraison',
};
