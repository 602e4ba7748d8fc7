import type * as nl from '../nl/quickEntry.ts';

export const quickEntry = {
  title: 'Saisie rapide',
  number: 'Numéro d’article',
  hint: 'p. ex. 131209',
  explain: 'Numéro, Enter, quantité, Enter. Un code-barres convient aussi.',
  unknown: 'L’article {{number}} est introuvable.',
  notOrderable: '{{article}} ne peut pas être commandé pour l’instant.',
  inBasket: 'déjà {{quantity}} {{unit}} dans votre panier',
} satisfies typeof nl.quickEntry;
