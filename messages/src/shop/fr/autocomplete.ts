import type * as nl from '../nl/autocomplete.ts';

export const autocomplete = {
  list: 'Suggestions',
  keywords: 'Termes de recherche',
  categories: 'Catégories',
  products: 'Articles',
  in: 'dans {{name}}',
  lastOrder: '{{quantity}} {{unit}} le {{day}}',
  none: 'Aucune suggestion pour «\u00a0{{typed}}\u00a0»',
  all_one: '{{number}} résultat pour «\u00a0{{typed}}\u00a0»',
  all_other: 'Les {{number}} résultats pour «\u00a0{{typed}}\u00a0»',
  announced_one: '{{count}} suggestion',
  announced_other: '{{count}} suggestions',
  choose: 'choisir',
  open: 'ouvrir',
  close: 'fermer',
  back: 'Fermer la recherche',
  submit: 'Chercher',
} satisfies typeof nl.autocomplete;
