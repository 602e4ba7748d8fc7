import type { orderSettings as dutch } from '../nl/orderSettings.ts';

export const orderSettings = {
  title: 'Accords sur les commandes',
  changes: 'Qui modifie une commande ouverte ?',
  modes: {
    exclusive: 'Un utilisateur à la fois',
    shared: 'Tous les utilisateurs ensemble',
  },
  modeNotes: {
    exclusive: 'Qui commence garde la commande ; les autres regardent.',
    shared:
      'Les modifications de lignes différentes vont ensemble. Si un collègue modifie la même ligne, nous demandons ce qu’elle devient.',
  },
  kept: 'Accord enregistré',
  failed: 'Accord non enregistré',
} satisfies typeof dutch;
