import { searchText } from '@talloor/rules/format/searchText.ts';

/** Order does not matter. */
export const wordsOf = (text = ''): string[] => text.normalize('NFC').toLowerCase().split(/\s+/).filter(Boolean);

const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

const accented = 'àâäáçéèêëîïíñôöóùûüú';
const plain = 'aaaaceeeeiiinooouuuu';
const apostrophes = '‘’´`ʼ';
/** Ignores accents, case and the kind of apostrophe; a database may only lower ASCII. */
export const withoutAccents = (expression: string): string =>
  `translate(${expression}, '${accented}${accented.toUpperCase()}${apostrophes}',
    '${plain}${plain}${"''".repeat(apostrophes.length)}')`;

export const searchPatterns = (text = ''): string[] => wordsOf(searchText(text)).map(containing);

/** Pattern of `like`: anywhere, or at the start. */
export const containing = (text: string): string => `%${escaped(text)}%`;
export const startingWith = (text: string): string => `${escaped(text)}%`;
