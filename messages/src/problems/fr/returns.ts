export const returns = {
  'return.not_found': {
    title: 'Ce retour n’existe pas',
    detail: 'Vérifiez le numéro, ou choisissez-le dans vos retours.',
  },
  'return.not_delivered': {
    title: 'Cette livraison n’est pas encore arrivée',
    detail: 'Un retour est possible dès qu’elle est livrée.',
  },
  'return.nothing_left': {
    title: 'De {{article}}, il ne reste rien à retourner',
    detail: 'Tout ce qui a été livré est déjà retourné ou demandé en retour.',
  },
  'return.unknown_article': {
    title: 'Numéro d’article inconnu {{article}}',
    detail: 'Vérifiez le numéro sur le bon de livraison.',
  },
  'return.article_not_on_note': {
    title: '{{article}} ne figure pas sur ce bon de livraison',
    detail: 'Choisissez un article du bon, ou un autre bon de livraison.',
  },
  'return.invalid_date': {
    title: 'Date non valable {{date}}',
    detail: 'Indiquez un jour qui existe, tel qu’il figure sur le bon de livraison ou sur l’étiquette.',
  },
  'return.quantity_exceeded': {
    title: 'De {{article}}, {{left}} au plus peuvent être retournés',
    detail: 'Pas plus que ce qui a été livré et n’est pas encore retourné.',
  },
  'return.whole_pieces': {
    title: 'De {{article}}, seules des pièces entières se retournent',
    detail: 'Indiquez une quantité entière.',
  },
  'return.ended': {
    title: 'Ce retour est clôturé',
    detail: 'Plus rien n’y change.',
  },
  'return.collected': {
    title: 'Ce retour est déjà enlevé',
    detail: 'Appelez le service clientèle si quelque chose ne va pas.',
  },
  'return.not_accepted': {
    title: 'Ce retour n’est pas encore accepté',
    detail: 'Acceptez-le d’abord.',
  },
  'return.not_collected': {
    title: 'Ce retour n’est pas encore enlevé',
    detail: 'Indiquez d’abord ce qui a été enlevé.',
  },
  'return.nothing_collected': {
    title: 'Rien n’a été enlevé',
    detail: 'Indiquez une quantité pour au moins un article.',
  },
  'return.photo_not_found': {
    title: 'Cette photo n’existe plus',
    detail: 'Actualisez le retour.',
  },
  'return.too_many_photos': {
    title: '{{max}} photos au plus par retour',
    detail: 'Choisissez celles qui montrent le mieux le problème.',
  },
  'return.photo_too_large': {
    title: 'Cette photo est trop lourde',
    detail: '{{max_megabytes}} Mo au plus par photo.',
  },
  'return.photo_unreadable': {
    title: 'Ce n’est pas une photo que nous pouvons lire',
    detail: 'Choisissez une photo en JPEG, PNG ou WebP.',
  },
};
