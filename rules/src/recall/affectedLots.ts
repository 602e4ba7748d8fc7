import { thousandths } from '../money/rounding.ts';

/** What is called back: lots, articles, or lots of articles. */
export type RecallScope = { readonly lots: readonly string[]; readonly articles: readonly string[] };

/** A line of a delivery: how many came, and of which lots. */
export type LineWithLots<Lot> = {
  readonly articleNumber: string;
  readonly delivered: number;
  readonly lots: readonly Lot[];
};

/** What of a line is affected; `unnamed` are pieces of which nobody named the lot. */
export type AffectedLots<Lot> = {
  readonly lots: readonly Lot[];
  readonly unnamed: number;
  readonly quantity: number;
};

/** How a lot is compared: capitals do not matter. */
export const lotKey = (lot: string): string => lot.toLowerCase();

/**
 * What of a delivered line is called back. Where lots are named only those of them are, of the articles that are named or of all;
 * where only articles are, every piece of them is, whether its lot was told or not.
 * @returns null where nothing of it is
 */
export function affectedLots<Lot extends { readonly lot: string | null; readonly quantity: number }>(
  { articleNumber, delivered, lots }: LineWithLots<Lot>,
  scope: RecallScope,
): AffectedLots<Lot> | null {
  if (delivered <= 0 || (scope.articles.length > 0 && !scope.articles.includes(articleNumber))) return null;
  const wanted = new Set(scope.lots.map(lotKey));
  const found = lots.filter(({ lot }) => wanted.size === 0 || (lot !== null && wanted.has(lotKey(lot))));
  const named = found.reduce((sum, { quantity }) => sum + thousandths(quantity), 0);
  const unnamed = wanted.size > 0 ? 0 : Math.max(0, thousandths(delivered) - named);
  return named + unnamed === 0 ? null : { lots: found, unnamed: unnamed / 1000, quantity: (named + unnamed) / 1000 };
}
