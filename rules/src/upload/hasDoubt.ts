/** Words of a line that orders less, nothing, or tells of stock and prices. Dutch, French and English. */
const doubts = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    String.raw`niet|geen|nooit|annul\p{L}*|geannul\p{L}*|(?:ge)?schrap\p{L}*|verwijder\p{L}*|retour\p{L}*|terug\p{L}*`,
    String.raw`i\.?\s?p\.?\s?v|plaats van|vervang\p{L}*|heb|hebt|heeft|hebben|rest|resten|resteert|resterend|over|overschot`,
    'voorraad|stock|prijs|prijzen|kost|kosten|kostprijs|minder|te veel|teveel|te weinig|tekort|kapot|beschadigd|vorige|laatste',
    String.raw`ne|n['’]\p{L}+|pas|jamais|supprim\p{L}*|retir\p{L}*|enlev\p{L}*|rem?plac\p{L}*|au lieu|[àa] la place|plut[ôo]t`,
    String.raw`avez|avons|ai|restes?|restent|restants?|prix|co[ûu]te\p{L}*|tarif|moins|trop|cass[ée]e?s?|ab[îi]m[ée]e?s?|manqu\p{L}*|derni[èe]re?s?`,
    String.raw`not|don['’]t|cancel\p{L}*|return\p{L}*|remove\p{L}*|delete\p{L}*|instead|have|price`,
  ].join('|')})(?!\p{L})`,
  'giu',
);

/** Whether a number may be no order. Words of the article's name and pack (`own`) are harmless. */
export function hasDoubt(text: string, own: string): boolean {
  const ownWords = new Set(doubtsOf(own));
  return doubtsOf(text).some((word) => !ownWords.has(word));
}

const doubtsOf = (text: string): readonly string[] =>
  [...text.replaceAll(/\s+/gu, ' ').matchAll(doubts)].map(([word]) => word.toLowerCase());
