/** How the confirmation of an order begins that its customer changed. `{{version}}` counts from 2. */
export const changedOrderTexts = {
  nl: {
    subject: 'Je bestelling {{orderNumber}} is gewijzigd',
    greeting: 'Dag {{name}}.',
    greetingWithoutName: 'Dag.',
    intro:
      'We hebben de wijzigingen van bestelling {{orderNumber}} voor {{customerName}} ({{customerNumber}}) goed ontvangen. Zo is ze nu, versie {{version}}.',
  },
  fr: {
    subject: 'Votre commande {{orderNumber}} est modifiée',
    greeting: 'Bonjour {{name}}.',
    greetingWithoutName: 'Bonjour.',
    intro:
      'Nous avons bien reçu les modifications de la commande {{orderNumber}} pour {{customerName}} ({{customerNumber}}). La voici, version {{version}}.',
  },
};
