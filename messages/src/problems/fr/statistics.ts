export const statistics = {
  'statistics.period_reversed': {
    title: 'La période se termine avant de commencer',
    detail: 'Choisissez une date de fin égale ou postérieure à la date de début.',
  },
  'statistics.period_too_long': {
    title: 'Cette période est trop longue',
    detail: 'Choisissez cinq ans au maximum.',
  },
  'statistics.link_invalid': {
    title: 'Ce lien ne fonctionne plus',
    detail: 'Un lien vers des statistiques fonctionne 14 jours. Demandez les statistiques à nouveau.',
  },
};
