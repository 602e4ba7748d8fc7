import type { orderAgain as dutch } from '../nl/orderAgain.ts';

export const orderAgain = {
  again: 'Commander à nouveau',
  againName: 'Commander à nouveau, commande {{order}}',
  where: 'Commander à nouveau\u00a0: où mettons-nous les articles\u00a0?',
  whereText_one: 'Il y a déjà {{count}} article dans votre panier.',
  whereText_other: 'Il y a déjà {{count}} articles dans votre panier.',
  inBasket: 'Les ajouter à mon panier',
  inNew: 'Dans un nouveau panier',
  done_one: '{{count}} article de la commande {{order}} est dans votre panier',
  done_other: '{{count}} articles de la commande {{order}} sont dans votre panier',
  otherwise_one: '{{count}} article diffère de la commande\u00a0:',
  otherwise_other: '{{count}} articles diffèrent de la commande\u00a0:',
  line: '{{article}}\u00a0: {{verdict}}',
  because: '{{verdict}}, {{reason}}',
  failed: 'Pas commandé à nouveau',
} satisfies typeof dutch;
