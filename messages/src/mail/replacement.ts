const nl = {
  greeting: 'Dag {{name}},',
  greetingWithoutName: 'Goeiedag,',
  subject: 'Mag er iets anders komen bij bestelling {{order}}?',
  text: 'Van je bestelling {{order}} voor {{customer}}, levering {{day}}, hebben we niet alles. Dit kunnen we in de plaats leveren.',
  until: 'Antwoord tot {{until}}. Zonder antwoord leveren we niets in de plaats.',
  ordered: 'Tekort',
  instead: 'In de plaats',
  difference: 'Verschil excl. btw',
  button: 'Kiezen wat er komt',
  notes: 'Je hoeft niet in te loggen. Geef de link niet door: wie ze heeft, kan kiezen.',
  closing: 'Tot binnenkort, Talloor',
};

const fr: typeof nl = {
  greeting: 'Bonjour {{name}},',
  greetingWithoutName: 'Bonjour,',
  subject: 'Un autre article peut-il venir avec la commande {{order}}\u00a0?',
  text: 'De votre commande {{order}} pour {{customer}}, livraison {{day}}, nous n’avons pas tout. Voici ce que nous pouvons livrer à la place.',
  until: 'Répondez jusqu’au {{until}}. Sans réponse, nous ne livrons rien à la place.',
  ordered: 'Manque',
  instead: 'À la place',
  difference: 'Différence HTVA',
  button: 'Choisir ce qui vient',
  notes: 'Vous ne devez pas vous connecter. Ne transmettez pas le lien\u00a0: qui l’a peut choisir.',
  closing: 'À bientôt, Talloor',
};

export const replacementMailTexts = { nl, fr };
