import type { orderSettings as dutch } from '../nl/orderSettings.ts';

export const orderSettings = {
  title: 'Accords sur les commandes',
  changes: 'Qui modifie une commande ouverte\u00a0?',
  modes: {
    exclusive: 'Un utilisateur à la fois',
    shared: 'Tous les utilisateurs ensemble',
  },
  modeNotes: {
    exclusive: 'La personne qui commence garde la commande\u00a0; les autres consultent.',
    shared:
      'Les modifications de lignes différentes vont ensemble. Si un collègue modifie la même ligne, nous demandons ce qu’elle devient.',
  },
  shortage: 'Si un article vient à manquer',
  choices: { replace: 'Remplacer', ask: 'Demander d’abord', never: 'Ne jamais remplacer' },
  choiceNotes: {
    replace: 'Vous recevez un article équivalent si nous en avons un. Vous pouvez choisir autrement par ligne.',
    ask: 'Nous écrivons à la personne qui a commandé. Sans réponse avant {{hour}} la veille de la livraison, ou l’heure de l’e-mail, rien ne remplace l’article. Vous pouvez choisir autrement par ligne.',
    never: 'Ce qui manque n’est pas livré. Vous pouvez choisir autrement par ligne.',
  },
  kept: 'Accord enregistré',
  failed: 'Accord non enregistré',
} satisfies typeof dutch;
