/** Full-width letters, digits and marks (`６`) as a keyboard in Europe types them. */
export const inUsualWidth = (text: string): string =>
  text.replaceAll(/[\uff01-\uff5e]/gu, (character) => character.normalize('NFKC'));
