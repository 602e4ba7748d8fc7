import { compare } from '../shop/fr/compare.ts';
import type { FacetTexts } from './nl.ts';

/** Les articles des filtres dont la clé est un mot de la maison. */
export const fr: FacetTexts = {
  storage: compare.storage,
  allergen_free: compare.allergen,
  promo: 'En promotion',
  mine: 'Déjà commandé',
  deliverable: 'Livrable à votre jour de livraison',
};
