/** In whatever order they were said. */
export const wordsOf = (text = ''): string[] => text.normalize('NFC').toLowerCase().split(/\s+/).filter(Boolean);

const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

const accented = 'àâäáçéèêëîïíñôöóùûüú';
const plain = 'aaaaceeeeiiinooouuuu';
/** Whoever has a customer on the phone types `chateau`. Capitals too: a database may lower only ASCII. */
export const withoutAccents = (expression: string): string =>
  `translate(${expression}, '${accented}${accented.toUpperCase()}', '${plain}${plain}')`;

/** A pattern of `like` that finds a word anywhere, or where a text begins with it. */
export const containing = (text: string): string => `%${escaped(text)}%`;
export const startingWith = (text: string): string => `${escaped(text)}%`;
