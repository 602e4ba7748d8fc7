export const nl = {
  removedFromHistory: 'Artikel uit je geschiedenis gehaald',
  history: 'Geschiedenis, 18 maanden',
  suggestedOn: [
    'Aanbevolen voor maandag',
    'Aanbevolen voor dinsdag',
    'Aanbevolen voor woensdag',
    'Aanbevolen voor donderdag',
    'Aanbevolen voor vrijdag',
    'Aanbevolen voor zaterdag',
    'Aanbevolen voor zondag',
  ],
  suggested: 'Aanbevolen voor jou',
  restricted: 'Beperkt assortiment',
};
export type ListWords = typeof nl;
