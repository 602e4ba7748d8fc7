/** First sentence of the mail. `{{reason}}` is a text. */
export const correctedOrderTexts = {
  nl: {
    subject: 'Je bestelling {{orderNumber}} is aangepast',
    greeting: 'Dag {{name}},',
    greetingWithoutName: 'Goeiedag,',
    intro:
      'De klantendienst heeft bestelling {{orderNumber}} van {{customerName}} ({{customerNumber}}) in jouw naam aangepast: {{reason}}. Dit is je bestelling nu.',
  },
  fr: {
    subject: 'Votre commande {{orderNumber}} a été adaptée',
    greeting: 'Bonjour {{name}},',
    greetingWithoutName: 'Bonjour,',
    intro:
      'Le service clientèle a adapté en votre nom la commande {{orderNumber}} de {{customerName}} ({{customerNumber}})\u00a0: {{reason}}. Voici votre commande à présent.',
  },
};
