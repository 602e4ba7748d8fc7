import type * as nl from '../nl/portal.ts';

export const portal = {
  'portal.user_not_found': {
    title: 'Cet utilisateur n’appartient pas à ce numéro de client',
    detail: 'Son accès a peut-être été retiré entre-temps. Rechargez la liste des utilisateurs.',
  },
  'portal.own_right': {
    title: 'Vous ne pouvez pas retirer votre propre droit de gestion',
    detail: 'Demandez-le à un autre gestionnaire de ce numéro de client ou au service clientèle.',
  },
  'portal.own_limit': {
    title: 'Vous ne pouvez pas modifier votre propre limite de commande',
    detail: 'Demandez-le à un autre gestionnaire de ce numéro de client ou au service clientèle.',
  },
  'portal.above_own_limit': {
    title: 'Vous ne pouvez accorder à personne plus que votre propre limite de {{limit_amount}}',
    detail:
      'Indiquez une limite de {{limit_amount}} au plus, ou demandez-le à un gestionnaire sans limite ou au service clientèle.',
  },
  'portal.may_not_order': {
    title: 'Vous ne pouvez pas commander pour ce numéro de client',
    detail:
      'Un collègue peut commander ce qui se trouve dans le panier. Demandez ce droit à la personne qui gère les utilisateurs.',
  },
} satisfies typeof nl.portal;
