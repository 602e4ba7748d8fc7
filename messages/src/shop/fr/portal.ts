import type * as nl from '../nl/portal.ts';

export const portal = {
  title: 'Utilisateurs et droits',
  text: 'Qui peut commander pour {{customer}}, et ce que chacun peut faire.',
  menu: 'Utilisateurs et droits',
  count_one: '{{count}} utilisateur',
  count_other: '{{count}} utilisateurs',
  self: '(vous)',
  suspended: 'Compte suspendu',
  rightsOf: 'Ce que {{name}} peut faire',
  rights: {
    order: 'Commander',
    approve: 'Approuver des commandes',
    see_prices: 'Voir les prix',
    see_invoices: 'Voir les factures',
    portal: 'Gérer les utilisateurs',
  },
  ownRight: 'Seul un autre gestionnaire peut retirer votre propre droit de gestion.',
  given: '{{name}} peut désormais\u00a0: {{right}}',
  taken: '{{name}} ne peut plus\u00a0: {{right}}',
  remove: 'Retirer l’accès de {{name}}',
  removeTitle: 'Retirer l’accès de {{name}}\u00a0?',
  removeText:
    'Le compte continue d’exister, mais ne peut plus rien voir ni commander pour ce numéro de client, dès maintenant.',
  removeConfirm: 'Retirer l’accès',
  keep: 'Garder',
  removed: '{{name}} n’a plus accès',
  mayNotOrder: 'Vous ne pouvez pas commander pour ce client. Ce que vous préparez, un collègue peut le commander.',
  failed: {
    load: 'Les utilisateurs n’ont pas pu être chargés',
    loadText: 'Le panier et les commandes fonctionnent normalement. Réessayez dans un instant.',
    rights: 'Les droits de {{name}} n’ont pas été modifiés',
    remove: 'L’accès de {{name}} n’a pas été retiré',
  },
} satisfies typeof nl.portal;
