import type { ListWords } from './nl.ts';

export const fr: ListWords = {
  removedFromHistory: 'Article retiré de votre historique',
  history: 'Historique, 18 mois',
  suggestedOn: [
    'Suggestions du lundi',
    'Suggestions du mardi',
    'Suggestions du mercredi',
    'Suggestions du jeudi',
    'Suggestions du vendredi',
    'Suggestions du samedi',
    'Suggestions du dimanche',
  ],
  suggested: 'Suggestions pour vous',
  restricted: 'Assortiment restreint',
};
