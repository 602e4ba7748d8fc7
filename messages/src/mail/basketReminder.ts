const nl = {
  subject: 'Je winkelwagen staat nog klaar: bestel vóór {{deadline}}',
  greeting: 'Dag {{name}},',
  greetingWithoutName: 'Goeiedag,',
  intro: 'Voor {{customerName}} ({{customerNumber}}) staat er nog een winkelwagen klaar die niet besteld is.',
  delivery: 'Levering op {{day}} tussen {{start}} en {{end}}: bestel vóór {{deadline}}.',
  article: 'Artikel',
  quantity: 'Aantal',
  more: 'en nog {{count}} andere artikelen',
  more_one: 'en nog 1 ander artikel',
  open: 'Open je winkelwagen',
  why: 'Je krijgt deze herinnering één keer per winkelwagen. Liever niet? Zet ze uit onder je account in de winkel.',
  closing: 'Tot binnenkort, Talloor',
};

const fr: typeof nl = {
  subject: 'Votre panier vous attend\u00a0: commandez avant {{deadline}}',
  greeting: 'Bonjour {{name}},',
  greetingWithoutName: 'Bonjour,',
  intro: 'Un panier qui n’a pas été commandé attend encore pour {{customerName}} ({{customerNumber}}).',
  delivery: 'Livraison le {{day}} entre {{start}} et {{end}}\u00a0: commandez avant {{deadline}}.',
  article: 'Article',
  quantity: 'Quantité',
  more: 'et {{count}} autres articles',
  more_one: 'et 1 autre article',
  open: 'Ouvrir votre panier',
  why: 'Vous recevez ce rappel une fois par panier. Vous n’en voulez plus\u00a0? Désactivez-le sous votre compte dans la boutique.',
  closing: 'À bientôt, Talloor',
};

export const basketReminderTexts = { nl, fr };
