import type * as nl from '../nl/shelf.ts';

/** Counting what is on the shelf, so that the order fills itself. */
export const shelf = {
  count: 'Compter le rayon',
  title: 'Compter le rayon : {{name}}',
  text: 'Indiquez ce qu’il reste de chaque article. Enter passe au suivant. Votre comptage est gardé jusqu’à la commande.',
  par: 'Souhaité',
  parOf: 'Souhaité pour {{article}} ({{unit}})',
  counted: 'Compté',
  countedOf: 'Compté pour {{article}} ({{unit}})',
  order: 'À commander : {{quantity}}',
  enough: 'Assez en rayon',
  lacking: '{{quantity}} non disponibles',
  notOrderable: 'Pas commandable pour le moment',
  toCount: 'Encore à compter',
  noPar: 'Pas encore de quantité souhaitée',
  fill_one: '{{count}} article dans le panier',
  fill_other: '{{count}} articles dans le panier',
  filled_one: '{{count}} article ajouté à votre panier',
  filled_other: '{{count}} articles ajoutés à votre panier',
  nothing: 'Il n’y a encore rien à commander.',
} satisfies typeof nl.shelf;
