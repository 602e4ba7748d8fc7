const nl = {
  greeting: 'Beste klant,',
  notice: {
    subject: 'Terugroeping: {{title}}',
    text: 'We roepen artikelen terug die bij {{customer}} geleverd zijn. Hieronder staat welke, uit welke levering en hoeveel.',
  },
  reminder: {
    subject: 'Herinnering – terugroeping: {{title}}',
    text: 'We hebben nog geen antwoord van {{customer}} op deze terugroeping. Bevestig dat je ze gelezen hebt en laat weten wat er met de artikelen gebeurd is.',
  },
  reason: 'Waarom',
  instruction: 'Wat je moet doen',
  article: 'Artikel',
  delivery: 'Levering',
  lot: 'Lot',
  quantity: 'Aantal',
  more: 'En nog {{count}} regels: bekijk ze in de winkel.',
  note: 'levernota {{note}}, {{day}}',
  link: 'Bevestig in de winkel',
  notes: 'Geef dit door aan wie in de keuken en in het magazijn werkt. Vragen? Bel de klantendienst.',
};
const fr: typeof nl = {
  greeting: 'Cher client,',
  notice: {
    subject: 'Rappel\u00a0: {{title}}',
    text: 'Nous rappelons des articles livrés à {{customer}}. Vous trouvez ci-dessous lesquels, de quelle livraison et combien.',
  },
  reminder: {
    subject: 'Relance – rappel\u00a0: {{title}}',
    text: 'Nous n’avons pas encore de réponse de {{customer}} à ce rappel. Confirmez que vous l’avez lu et dites-nous ce que sont devenus les articles.',
  },
  reason: 'Pourquoi',
  instruction: 'Ce que vous devez faire',
  article: 'Article',
  delivery: 'Livraison',
  lot: 'Lot',
  quantity: 'Quantité',
  more: 'Et encore {{count}} lignes\u00a0: consultez-les dans la boutique.',
  note: 'bon de livraison {{note}}, {{day}}',
  link: 'Confirmer dans la boutique',
  notes:
    'Transmettez ceci à ceux qui travaillent en cuisine et à l’économat. Des questions\u00a0? Appelez le service clientèle.',
};

export const recallMailTexts = { nl, fr };
