import type * as nl from '../nl/approvals.ts';

export const approvals = {
  'basket.awaiting_approval': {
    title: 'Ce panier attend une approbation',
    detail:
      'Rien n’y change tant que la décision n’est pas prise. La personne qui a demandé l’approbation peut le reprendre.',
  },
  'approval.needed': {
    title: 'Cette commande dépasse ce que vous pouvez commander seul',
    detail: 'Rien n’a été commandé. Envoyez-la pour approbation\u00a0: le bouton dit maintenant à qui.',
  },
  'approval.above_limit': {
    title: 'Ainsi modifiée, la commande dépasse ce que vous pouvez commander seul',
    detail:
      'Rien n’a été modifié. Demandez la modification à un approbateur, ou envoyez une nouvelle commande pour approbation.',
  },
  'approval.not_needed': {
    title: 'Cette commande n’a plus besoin d’approbation',
    detail: 'Rien n’a été envoyé. Vous pouvez maintenant la passer normalement.',
  },
  'approval.no_approver': {
    title: 'Personne ne peut approuver cette commande',
    detail:
      'Votre panier reste tel quel. Commandez moins, ou demandez à la personne qui gère les utilisateurs de désigner un approbateur.',
  },
  'approval.not_waiting': {
    title: 'Ce panier n’attend plus d’approbation',
    detail: 'Il a été renvoyé ou repris entre-temps. Rechargez les approbations.',
  },
  'approval.lapsed': {
    title: 'L’heure limite de ce panier est passée',
    detail:
      'Il ne peut plus être approuvé. La personne qui a demandé l’approbation peut choisir un autre jour de livraison.',
  },
  'approval.own': {
    title: 'Vous ne pouvez pas juger votre propre demande',
    detail: 'Un autre approbateur de ce numéro de client s’en charge. Vous pouvez la reprendre.',
  },
  'approval.not_own': {
    title: 'Seule la personne qui a demandé l’approbation reprend un panier',
    detail: 'Un approbateur peut le renvoyer.',
  },
  'approval.above_own_limit': {
    title: 'Cette commande dépasse votre propre limite',
    detail: 'Un approbateur avec une limite plus élevée ou sans limite doit l’approuver.',
  },
  'approval.no_right': {
    title: 'Vous ne pouvez pas approuver de commandes pour ce numéro de client',
    detail: 'Demandez ce droit à la personne qui gère les utilisateurs.',
  },
  'approval.asker_may_not_order': {
    title: 'La personne qui a demandé cette commande ne peut plus commander',
    detail: 'Renvoyez le panier\u00a0: un collègue pourra ensuite le commander.',
  },
} satisfies typeof nl.approvals;
