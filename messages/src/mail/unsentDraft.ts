const nl = {
  subject: 'Nog niet doorgestuurd: je wijzigingen van bestelling {{order}}',
  greeting: 'Dag {{name}},',
  greetingWithoutName: 'Goeiedag,',
  announced:
    'In bestelling {{order}} van {{customerName}} ({{customerNumber}}) staan wijzigingen klaar die je nog niet doorgestuurd hebt. Wijzigen kan tot {{deadline}}.',
  drop: 'Stuur je ze niet door, dan vervallen ze en blijft de bestelling zoals ze is.',
  send: 'Stuur je ze niet zelf door, dan doen wij dat op dat moment. We kijken ze dan opnieuw na; wat niet kan, vervalt en lees je in een mail.',
  open: 'Open je wijzigingen',
  refusedSubject: 'Niet doorgestuurd: je wijzigingen van bestelling {{order}}',
  refused:
    'Bestelling {{order}} van {{customerName}} ({{customerNumber}}) sloot op {{deadline}}. Je wijzigingen konden toen niet vanzelf doorgestuurd worden: {{reason}}.',
  stays: 'De bestelling blijft zoals ze was. Heb je de wijzigingen toch nodig, bel dan de klantendienst.',
  openOrder: 'Bekijk de bestelling',
  article: 'Artikel',
  was: 'Besteld',
  wished: 'Je wijziging',
  closing: 'Tot binnenkort, Talloor',
};

const fr: typeof nl = {
  subject: 'Pas encore envoyées\u00a0: vos modifications de la commande {{order}}',
  greeting: 'Bonjour {{name}},',
  greetingWithoutName: 'Bonjour,',
  announced:
    'La commande {{order}} de {{customerName}} ({{customerNumber}}) contient des modifications que vous n’avez pas encore envoyées. Elle est modifiable jusqu’au {{deadline}}.',
  drop: 'Si vous ne les envoyez pas, elles sont abandonnées et la commande reste telle quelle.',
  send: 'Si vous ne les envoyez pas vous-même, nous le faisons à ce moment-là. Nous les vérifions à nouveau\u00a0; ce qui est impossible est abandonné et vous l’apprenez par e-mail.',
  open: 'Ouvrir vos modifications',
  refusedSubject: 'Non envoyées\u00a0: vos modifications de la commande {{order}}',
  refused:
    'La commande {{order}} de {{customerName}} ({{customerNumber}}) a été clôturée le {{deadline}}. Vos modifications n’ont pas pu être envoyées d’office\u00a0: {{reason}}.',
  stays: 'La commande reste telle quelle. S’il vous faut quand même ces modifications, appelez le service clientèle.',
  openOrder: 'Voir la commande',
  article: 'Article',
  was: 'Commandé',
  wished: 'Votre modification',
  closing: 'À bientôt, Talloor',
};

export const unsentDraftTexts = { nl, fr };
