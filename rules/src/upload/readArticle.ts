/**
 * An article as a cell names it: digits of a number or barcode; `shortened` where a spreadsheet has cut the number down to
 * its first digits (5,40011E+12), so that it is lost.
 */
export type ArticleRead =
  | { readonly kind: 'number'; readonly digits: string }
  | { readonly kind: 'missing' }
  | { readonly kind: 'shortened' }
  | { readonly kind: 'text' };

/** In front of a number, or a quote that keeps a spreadsheet from calculating. */
const prefix = /^(?:'|(?:ean|gtin|art(?:ikel)?(?:nr|nummer)?|article|r[eé]f|nr|n°|no)[\s.:°#-]*(?=\d)|#)+/iu;
const mostDigits = 20;

/** Reads the article of a line (spec shopping §5, Upload): separators within digits mean nothing. */
export function readArticle(cell: string): ArticleRead {
  const text = cell.normalize('NFKC').trim().replace(prefix, '').trim();
  if (text === '') return { kind: 'missing' };
  const shortened = /^(\d)(?:[.,](\d+))?e\+?(\d{1,2})$/i.exec(text);
  if (shortened) {
    const [, first = '', more = '', exponent = ''] = shortened;
    // A number that ends in zeros may say so, one of which digits are missing does too: only all of them are taken.
    return more.length >= Number(exponent) && Number(exponent) > 0
      ? digitsOf(`${first}${more}`.slice(0, Number(exponent) + 1))
      : { kind: 'shortened' };
  }
  // What a spreadsheet makes of a whole number that it takes for a fraction.
  const whole = text.replace(/[.,]0+$/, '');
  if (/^\d+$/.test(whole)) return digitsOf(whole);
  if (/^\d{1,3}([.,]\d{3})+$/.test(whole)) return digitsOf(whole.replaceAll(/[.,]/g, ''));
  const together = whole.replaceAll(/[\s\u00a0\u202f-]/gu, '');
  return /^\d+$/.test(together) ? digitsOf(together) : { kind: 'text' };
}

const digitsOf = (digits: string): ArticleRead =>
  digits.length <= mostDigits ? { kind: 'number', digits } : { kind: 'text' };
