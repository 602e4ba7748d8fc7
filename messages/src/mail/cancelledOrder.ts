const nl = {
  subject: 'Geannuleerd: je bestelling {{order}}',
  greeting: 'Dag {{name}},',
  greetingWithoutName: 'Goeiedag,',
  cancelled:
    'Bestelling {{order}} van {{customerName}} ({{customerNumber}}), voor levering op {{day}}, is geannuleerd. Er wordt niets van geleverd of aangerekend.',
  reason: 'Reden: {{reason}}.',
  article: 'Artikel',
  quantity: 'Aantal',
  closing: 'Wist je hier niets van? Bel dan de klantendienst. Tot binnenkort, Talloor',
};

const fr: typeof nl = {
  subject: 'Annulée\u00a0: votre commande {{order}}',
  greeting: 'Bonjour {{name}},',
  greetingWithoutName: 'Bonjour,',
  cancelled:
    'La commande {{order}} de {{customerName}} ({{customerNumber}}), à livrer le {{day}}, est annulée. Rien ne sera livré ni facturé.',
  reason: 'Motif\u00a0: {{reason}}.',
  article: 'Article',
  quantity: 'Quantité',
  closing: 'Vous n’étiez pas au courant\u00a0? Appelez le service clientèle. À bientôt, Talloor',
};

export const cancelledOrderTexts = { nl, fr };
