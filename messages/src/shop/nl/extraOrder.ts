export const extraOrder = {
  order: 'Extra bestellen',
  orderName: 'Extra bestellen bij bestelling {{order}}',
  begun: 'Je bestelt extra bij {{order}}',
  begunText_one: 'Het komt mee op {{day}}, zonder minimum en leveringskosten. Er kan {{count}} artikel bij.',
  begunText_other: 'Het komt mee op {{day}}, zonder minimum en leveringskosten. Er kunnen {{count}} artikelen bij.',
  failed: 'Geen extra bestelling begonnen',
};
