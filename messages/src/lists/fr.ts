import type { ListWords } from './nl.ts';

export const fr: ListWords = {
  removedFromHistory: 'Article retiré de votre historique de commande',
};
