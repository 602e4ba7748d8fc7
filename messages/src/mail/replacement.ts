const nl = {
  greeting: 'Dag {{name}},',
  greetingWithoutName: 'Goeiedag,',
  subject: 'Mogen we iets vervangen in je bestelling {{order}}?',
  text: 'We hebben niet alles van je bestelling {{order}} voor {{customer}}, levering {{day}}. Dit kunnen we in de plaats leveren.',
  until: 'Antwoord vóór {{until}}. Zonder antwoord leveren we niets in de plaats.',
  ordered: 'Manco',
  instead: 'In de plaats',
  difference: 'Verschil excl. btw',
  button: 'Mijn keuze maken',
  notes: 'Je hoeft niet in te loggen. Geef de link niet door: wie hem heeft, kan kiezen.',
  closing: 'Tot binnenkort, Talloor',
};

const fr: typeof nl = {
  greeting: 'Bonjour {{name}},',
  greetingWithoutName: 'Bonjour,',
  subject: 'Pouvons-nous remplacer un article de votre commande {{order}}\u00a0?',
  text: 'Nous n’avons pas tout de votre commande {{order}} pour {{customer}}, livraison {{day}}. Voici ce que nous pouvons livrer à la place.',
  until: 'Répondez avant le {{until}}. Sans réponse, nous ne livrons rien à la place.',
  ordered: 'Manquant',
  instead: 'À la place',
  difference: 'Différence HTVA',
  button: 'Faire mon choix',
  notes: 'Vous ne devez pas vous connecter. Ne transmettez pas le lien\u00a0: toute personne qui l’a peut choisir.',
  closing: 'À bientôt, Talloor',
};

export const replacementMailTexts = { nl, fr };
