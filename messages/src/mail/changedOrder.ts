/** First sentence of the confirmation. `{{version}}` starts at 2. */
export const changedOrderTexts = {
  nl: {
    subject: 'Je bestelling {{orderNumber}} is gewijzigd',
    greeting: 'Dag {{name}},',
    greetingWithoutName: 'Goeiedag,',
    intro:
      'We hebben je wijzigingen aan bestelling {{orderNumber}} voor {{customerName}} ({{customerNumber}}) goed ontvangen. Dit is je bestelling nu (versie {{version}}).',
  },
  fr: {
    subject: 'Votre commande {{orderNumber}} a été modifiée',
    greeting: 'Bonjour {{name}},',
    greetingWithoutName: 'Bonjour,',
    intro:
      'Nous avons bien reçu les modifications de la commande {{orderNumber}} pour {{customerName}} ({{customerNumber}}). Voici votre commande à présent (version {{version}}).',
  },
};

/** At the top of the mail; `{{quantity}}` has its unit. */
export const changedLinesTexts = {
  nl: {
    title: 'Wat er anders is',
    added: 'nieuw: {{quantity}}',
    removed: 'verwijderd, was {{quantity}}',
    open: 'Bekijk je bestelling',
  },
  fr: {
    title: 'Ce qui change',
    added: 'nouveau\u00a0: {{quantity}}',
    removed: 'supprimé, était {{quantity}}',
    open: 'Voir votre commande',
  },
};
