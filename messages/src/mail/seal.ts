export const sealMailTexts = {
  nl: {
    subject: 'Zegel {{number}} / Scellé {{number}}',
    text: 'In bijlage staat een zegel over de geschiedenis van de webshop. Bewaar deze mail: een zegel toont of er later iets gewijzigd werd.',
  },
  fr: {
    subject: 'Zegel {{number}} / Scellé {{number}}',
    text: 'Vous trouverez en annexe un scellé de l’historique de la boutique en ligne. Conservez cet e-mail\u00a0: un scellé montre si quelque chose a été modifié par la suite.',
  },
} as const;
