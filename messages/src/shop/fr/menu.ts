import type * as nl from '../nl/menu.ts';

export const menu = {
  open: 'Menu',
  themes: 'Thèmes',
  showAll: 'Tout afficher ({{number}})',
  showAllOf: 'Tout afficher ({{number}}), {{name}}',
  whole: 'Tout l’assortiment',
  back: 'Retour à {{name}}',
  failed: 'L’assortiment n’a pas pu être chargé',
  failedText: 'La recherche fonctionne.',
  loading: 'Chargement de l’assortiment',
} satisfies typeof nl.menu;
