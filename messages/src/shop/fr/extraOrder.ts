import type { extraOrder as dutch } from '../nl/extraOrder.ts';

export const extraOrder = {
  order: 'Commander en plus',
  orderName: 'Commander en plus avec la commande {{order}}',
  begun: 'Vous complétez la commande {{order}}',
  begunText_one: 'Livré avec elle {{day}}, sans minimum ni frais de livraison. {{count}} article au plus.',
  begunText_other: 'Livré avec elle {{day}}, sans minimum ni frais de livraison. {{count}} articles au plus.',
  failed: 'Commande supplémentaire non commencée',
} satisfies typeof dutch;
