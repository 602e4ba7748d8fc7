/** Order does not matter. */
export const wordsOf = (text = ''): string[] => text.normalize('NFC').toLowerCase().split(/\s+/).filter(Boolean);

const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

const accented = 'àâäáçéèêëîïíñôöóùûüú';
const plain = 'aaaaceeeeiiinooouuuu';
/** Ignores accents and case; a database may only lower ASCII. */
export const withoutAccents = (expression: string): string =>
  `translate(${expression}, '${accented}${accented.toUpperCase()}', '${plain}${plain}')`;

/** Pattern of `like`: anywhere, or at the start. */
export const containing = (text: string): string => `%${escaped(text)}%`;
export const startingWith = (text: string): string => `${escaped(text)}%`;
