const nl = {
  subject: 'Goedkeuring gevraagd vóór {{deadline}}: bestelling van {{asker}}',
  greeting: 'Dag {{name}},',
  greetingWithoutName: 'Goeiedag,',
  asked: '{{asker}} vraagt goedkeuring voor een bestelling voor {{customerName}} ({{customerNumber}}).',
  askedAbove:
    '{{asker}} vraagt goedkeuring voor een bestelling voor {{customerName}} ({{customerNumber}}): ze is meer dan de {{limit}} die {{asker}} alleen mag bestellen.',
  delivery: 'Levering op {{day}} tussen {{start}} en {{end}}. Beslis vóór {{deadline}}, anders wordt er niets besteld.',
  pickup:
    'Af te halen op {{day}} tussen {{start}} en {{end}}. Beslis vóór {{deadline}}, anders wordt er niets besteld.',
  article: 'Artikel',
  quantity: 'Aantal',
  more: 'en nog {{count}} andere artikelen',
  more_one: 'en nog 1 ander artikel',
  reference: 'Referentie',
  message: 'Bericht',
  counted: 'Zonder btw en leeggoed, met levering',
  total: 'Te betalen',
  decide: 'Bekijken en beslissen',
  others: 'Elke goedkeurder van dit klantnummer krijgt deze mail: de eerste beslissing telt.',
  sentBackSubject: 'Je bestelling voor {{customerName}} werd teruggestuurd',
  sentBack: '{{by}} keurde je bestelling voor {{customerName}} ({{customerNumber}}) niet goed. Er is niets besteld.',
  sentBackUnknown:
    'Je bestelling voor {{customerName}} ({{customerNumber}}) werd niet goedgekeurd. Er is niets besteld.',
  reason: 'Reden',
  afterSentBack: 'Je winkelwagen is bewaard: pas hem aan en bestel, of vraag opnieuw goedkeuring.',
  lapsedSubject: 'Je bestelling voor {{customerName}} werd niet op tijd goedgekeurd',
  lapsed:
    'Niemand keurde je bestelling voor {{customerName}} ({{customerNumber}}) goed vóór {{deadline}}. Er is niets besteld.',
  afterLapsed: 'Je winkelwagen is bewaard: kies een andere leverdag en vraag opnieuw goedkeuring.',
  open: 'Open de winkelwagen',
  closing: 'Tot binnenkort, Talloor',
};

const fr: typeof nl = {
  subject: 'Approbation demandée avant {{deadline}}\u00a0: commande de {{asker}}',
  greeting: 'Bonjour {{name}},',
  greetingWithoutName: 'Bonjour,',
  asked: '{{asker}} demande l’approbation d’une commande pour {{customerName}} ({{customerNumber}}).',
  askedAbove:
    '{{asker}} demande l’approbation d’une commande pour {{customerName}} ({{customerNumber}})\u00a0: elle dépasse les {{limit}} que {{asker}} peut commander sans approbation.',
  delivery: 'Livraison le {{day}} entre {{start}} et {{end}}. Décidez avant {{deadline}}, sinon rien n’est commandé.',
  pickup: 'À enlever le {{day}} entre {{start}} et {{end}}. Décidez avant {{deadline}}, sinon rien n’est commandé.',
  article: 'Article',
  quantity: 'Quantité',
  more: 'et {{count}} autres articles',
  more_one: 'et 1 autre article',
  reference: 'Référence',
  message: 'Message',
  counted: 'Hors TVA et vidanges, livraison comprise',
  total: 'À payer',
  decide: 'Voir et décider',
  others: 'Chaque approbateur de ce numéro de client reçoit cet e-mail\u00a0: la première décision compte.',
  sentBackSubject: 'Votre commande pour {{customerName}} a été renvoyée',
  sentBack: '{{by}} n’a pas approuvé votre commande pour {{customerName}} ({{customerNumber}}). Rien n’a été commandé.',
  sentBackUnknown:
    'Votre commande pour {{customerName}} ({{customerNumber}}) n’a pas été approuvée. Rien n’a été commandé.',
  reason: 'Motif',
  afterSentBack: 'Votre panier est conservé\u00a0: adaptez-le, puis commandez ou redemandez l’approbation.',
  lapsedSubject: 'Votre commande pour {{customerName}} n’a pas été approuvée à temps',
  lapsed:
    'Personne n’a approuvé votre commande pour {{customerName}} ({{customerNumber}}) avant {{deadline}}. Rien n’a été commandé.',
  afterLapsed: 'Votre panier est conservé\u00a0: choisissez un autre jour de livraison et redemandez l’approbation.',
  open: 'Ouvrir le panier',
  closing: 'À bientôt, Talloor',
};

export const approvalMailTexts = { nl, fr };
