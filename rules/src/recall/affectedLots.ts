import { thousandths } from '../money/rounding.ts';

export type RecallScope = { readonly lots: readonly string[]; readonly articles: readonly string[] };

export type LineWithLots<Lot> = {
  readonly articleNumber: string;
  readonly delivered: number;
  readonly lots: readonly Lot[];
};

/** `unnamed` is the quantity without a known lot. */
export type AffectedLots<Lot> = {
  readonly lots: readonly Lot[];
  readonly unnamed: number;
  readonly quantity: number;
};

/** Case-insensitive. */
export const lotKey = (lot: string): string => lot.toLowerCase();

/**
 * Recalled part of a line: named lots, or every piece when only articles are named.
 * @returns null for none
 */
export function affectedLots<Lot extends { readonly lot: string | null; readonly quantity: number }>(
  { articleNumber, delivered, lots }: LineWithLots<Lot>,
  scope: RecallScope,
): AffectedLots<Lot> | null {
  if (delivered <= 0 || (scope.articles.length > 0 && !scope.articles.includes(articleNumber))) return null;
  const lotKeys = new Set(scope.lots.map(lotKey));
  const affected = lots.filter(({ lot }) => lotKeys.size === 0 || (lot !== null && lotKeys.has(lotKey(lot))));
  const namedQuantity = affected.reduce((sum, { quantity }) => sum + thousandths(quantity), 0);
  const unnamed = lotKeys.size > 0 ? 0 : Math.max(0, thousandths(delivered) - namedQuantity);
  return namedQuantity + unnamed === 0
    ? null
    : { lots: affected, unnamed: unnamed / 1000, quantity: (namedQuantity + unnamed) / 1000 };
}
