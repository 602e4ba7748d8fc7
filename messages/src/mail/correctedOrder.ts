/** First sentence of the mail. `{{reason}}` is a text. */
export const correctedOrderTexts = {
  nl: {
    subject: 'Je bestelling {{orderNumber}} is aangepast',
    greeting: 'Dag {{name}}.',
    greetingWithoutName: 'Dag.',
    intro:
      'De klantendienst heeft bestelling {{orderNumber}} van {{customerName}} ({{customerNumber}}) in jouw naam aangepast: {{reason}}. Zo is ze nu.',
  },
  fr: {
    subject: 'Votre commande {{orderNumber}} est adaptée',
    greeting: 'Bonjour {{name}}.',
    greetingWithoutName: 'Bonjour.',
    intro:
      'Le service clientèle a adapté en votre nom la commande {{orderNumber}} de {{customerName}} ({{customerNumber}})\u00a0: {{reason}}. La voici.',
  },
};
