const nl = {
  subject: 'Je vaste bestelling {{list}} staat klaar: bestel vóór {{deadline}}',
  subjectMissed: 'Geen winkelwagen voor je vaste bestelling {{list}} van {{day}}',
  greeting: 'Dag {{name}},',
  greetingWithoutName: 'Goeiedag,',
  intro:
    'Voor {{customerName}} ({{customerNumber}}) maakten we een winkelwagen van je lijstje {{list}}. Er is nog niets besteld.',
  delivery: 'Levering op {{day}} tussen {{start}} en {{end}}. Kijk hem na en bestel vóór {{deadline}}.',
  pickup: 'Afhalen bij {{site}} op {{day}} tussen {{start}} en {{end}}. Kijk hem na en bestel vóór {{deadline}}.',
  moved: '{{asked}} leveren we niet ({{closure}}): daarom komt deze levering op {{day}}.',
  missed:
    'Voor {{customerName}} ({{customerNumber}}) maakten we voor {{day}} geen winkelwagen van je lijstje {{list}}: {{reason}}.',
  paused: 'De vaste bestelling staat nu op pauze. Hervat ze in de winkel zodra je weer kunt bestellen.',
  differs: 'Wat er anders is',
  differsAdvice: 'Je lijstje zelf verandert niet.',
  same: 'Alles is zoals op je lijstje.',
  leftOut: '{{article}} staat er niet in: {{reason}}',
  replaced: '{{article}} is vervangen door {{by}} ({{quantity}}): {{reason}}',
  quantity: '{{article}}: {{quantity}} in plaats van {{wanted}}. {{reason}}',
  price: '{{article}}: {{after}} in plaats van {{before}} de vorige keer',
  article: 'Artikel',
  amount: 'Aantal',
  subtotal: 'Subtotaal excl. btw',
  before: 'Vorige keer ({{day}})',
  more: 'en nog {{count}} andere artikelen',
  more_one: 'en nog 1 ander artikel',
  open: 'Open deze winkelwagen',
  openOrder: 'Bekijk je vaste bestelling',
  closing: 'Tot binnenkort, Talloor',
};

const fr: typeof nl = {
  subject: 'Votre commande permanente {{list}} est prête\u00a0: commandez avant {{deadline}}',
  subjectMissed: 'Pas de panier pour votre commande permanente {{list}} du {{day}}',
  greeting: 'Bonjour {{name}},',
  greetingWithoutName: 'Bonjour,',
  intro:
    'Pour {{customerName}} ({{customerNumber}}), nous avons préparé un panier à partir de votre liste {{list}}. Rien n’est encore commandé.',
  delivery: 'Livraison le {{day}} entre {{start}} et {{end}}. Vérifiez-le et commandez avant {{deadline}}.',
  pickup:
    'Enlèvement chez {{site}} le {{day}} entre {{start}} et {{end}}. Vérifiez-le et commandez avant {{deadline}}.',
  moved: 'Pas de livraison le {{asked}} ({{closure}})\u00a0: elle aura donc lieu le {{day}}.',
  missed:
    'Pour {{customerName}} ({{customerNumber}}), aucun panier n’a été préparé pour le {{day}} à partir de votre liste {{list}}\u00a0: {{reason}}.',
  paused:
    'La commande permanente est maintenant en pause. Reprenez-la dans la boutique dès que vous pouvez à nouveau commander.',
  differs: 'Ce qui diffère',
  differsAdvice: 'Votre liste elle-même ne change pas.',
  same: 'Tout est conforme à votre liste.',
  leftOut: '{{article}} n’y figure pas\u00a0: {{reason}}',
  replaced: '{{article}} est remplacé par {{by}} ({{quantity}})\u00a0: {{reason}}',
  quantity: '{{article}}\u00a0: {{quantity}} au lieu de {{wanted}}. {{reason}}',
  price: '{{article}}\u00a0: {{after}} au lieu de {{before}} la fois précédente',
  article: 'Article',
  amount: 'Quantité',
  subtotal: 'Sous-total hors TVA',
  before: 'La fois précédente ({{day}})',
  more: 'et {{count}} autres articles',
  more_one: 'et 1 autre article',
  open: 'Ouvrir ce panier',
  openOrder: 'Voir votre commande permanente',
  closing: 'À bientôt, Talloor',
};

export const standingOrderMailTexts = { nl, fr };
