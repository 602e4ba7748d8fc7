export const mussels = {
  'mussels.out_of_season': {
    title: 'Ce n’est pas la saison des moules',
    detail: 'Rien n’a été commandé. Choisissez un jour de livraison dans la saison.',
  },
  'mussels.delivery_date_not_selected': {
    title: 'Choisissez d’abord un jour et un moment de livraison',
    detail: 'Rien n’a été commandé.',
  },
  'mussels.day_not_offered': {
    title: 'Nous ne livrons pas de moules ce jour-là',
    detail: 'Rien n’a été commandé. Choisissez un autre jour.',
  },
  'mussels.moment_not_offered': {
    title: 'Ce moment de livraison n’est plus possible',
    detail: 'Rien n’a été commandé. Choisissez un autre moment ou un autre jour.',
  },
  'mussels.unknown_package': {
    title: 'Il n’y a pas d’emballage de {{weight}} kg',
    detail: 'Rien n’a été commandé. Choisissez parmi les emballages de la page.',
  },
  'mussels.changed': {
    title: 'Le prix a changé entre-temps',
    detail: 'Le prix a changé et rien n’a été commandé. Vérifiez le nouveau total et commandez à nouveau.',
  },
  'mussels.above_limit': {
    title: 'Cette commande dépasse ce que vous pouvez commander seul',
    detail: 'Rien n’a été commandé. Commandez moins, ou demandez à un collègue sans cette limite.',
  },
  'mussels.minimum_weight_not_reached': {
    title: 'Commandez au moins {{minimum_weight}} kg de moules',
    detail: 'Rien n’a été commandé. Ajoutez des emballages.',
  },
};
