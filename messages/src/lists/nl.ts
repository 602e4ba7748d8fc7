/** What a call on a list answers in words, for a toast. */
export const nl = {
  removedFromHistory: 'Artikel uit je bestelhistoriek gehaald',
};
export type ListWords = typeof nl;
