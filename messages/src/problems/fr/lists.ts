import type * as nl from '../nl/lists.ts';

export const lists = {
  'list.not_found': {
    title: 'Cette liste n’existe plus',
    detail: 'Consultez vos listes et choisissez-en une autre.',
  },
  'list.not_editable': {
    title: 'Vous ne pouvez pas modifier cette liste',
    detail: 'Seule la personne qui l’a créée peut la modifier. Créez-en une vous-même.',
  },
  'list.manager_unknown': {
    title: 'Cette personne ne commande pas pour ce client',
    detail: 'Seul un utilisateur du client peut gérer sa liste.',
  },
  'list.too_many': {
    title: 'Vous avez atteint le nombre maximal de listes',
    detail: 'Supprimez une liste dont vous n’avez plus besoin et réessayez.',
  },
  'list.too_many_items': {
    title: 'Cette liste est pleine',
    detail: 'Retirez-en des articles ou créez une deuxième liste.',
  },
  'standing_order.not_found': {
    title: 'Cette liste n’a pas de commande permanente',
    detail: 'Elle a pris fin entre-temps. Configurez-la à nouveau.',
  },
  'standing_order.changed': {
    title: 'La commande permanente a changé entre-temps',
    detail: 'Quelqu’un l’a enregistrée dans une autre fenêtre. Regardez ce qui s’y trouve, puis enregistrez à nouveau.',
  },
  'standing_order.day_not_delivered': {
    title: 'Nous ne livrons pas chez vous un des jours choisis',
    detail: 'Choisissez des jours de livraison, ou un autre point d’enlèvement.',
  },
  'standing_order.day_too_far': {
    title: 'Un des jours choisis est trop éloigné',
    detail: 'Choisissez des jours dans les {{max_days}} jours à venir.',
  },
  'standing_order.too_many_days': {
    title: 'Vous avez choisi trop de jours',
    detail: 'Choisissez-en au plus {{max_days}} à venir.',
  },
  'standing_order.moment_not_served': {
    title: 'Nous ne livrons plus à ce moment ou à ce point d’enlèvement',
    detail: 'Choisissez un autre moment ou un autre point d’enlèvement.',
  },
  'standing_order.not_on_list': {
    title: 'Cet article ne figure plus sur la liste',
    detail: 'Rechargez la page pour voir la liste telle qu’elle est maintenant.',
  },
  'standing_order.no_date_left': {
    title: 'Il ne reste aucun jour de livraison',
    detail: 'L’heure limite des jours choisis est passée. Choisissez des jours ultérieurs.',
  },
  'standing_order.nothing_to_order': {
    title: 'Il n’y a rien à commander',
    detail: 'Ajoutez des articles à la liste et donnez une quantité à au moins un article.',
  },
  'standing_order.date_not_planned': {
    title: 'Cette livraison ne peut plus être modifiée',
    detail: 'Le panier est déjà préparé ou l’heure limite est passée.',
  },
  'standing_order.too_many_skipped': {
    title: 'Trop de livraisons sont déjà ignorées',
    detail: 'Mettez la commande permanente en pause jusqu’au premier jour où vous souhaitez être livré.',
  },
} satisfies typeof nl.lists;
