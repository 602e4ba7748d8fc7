import { hasDoubt } from '@talloor/rules/upload/hasDoubt.ts';
import { namesStock } from './headingOf.ts';
import { longestTextLine, type TextRow } from './uploadRead.ts';

const date = /(?:week|wk|semaine)\s*\d{1,2}|\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?|(?<!\d)20\d\d(?!\d)/gi;
const orders = /bestel|command|order|nodig|besoin|graag|lever(?!d)|livraison|livrer/i;

/** Of returns, complaints, stock or prices. */
export const namesNoOrder = (text: string): boolean => namesStock(text) || hasDoubt(text);

/**
 * A title such as _Retour_ begins this; a title of an order ends it.
 * @param before the answer for the row above
 */
export function isUnderDoubt({ cells }: TextRow, before: boolean): boolean {
  const words = cells.filter((cell) => cell.trim() !== '');
  const text = words.join(' ').slice(0, longestTextLine);
  const rest = text.replaceAll(date, '');
  const hasLine = words.length === 1 ? /\d{4}.*[^:]$/.test(rest) : /\d/.test(rest);
  if (hasLine || !/\p{L}/u.test(text)) return before;
  return namesNoOrder(text) || (before && !(words.length === 1 && orders.test(text)));
}
