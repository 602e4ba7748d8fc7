/**
 * The parts add up to the amount. Remaining cents go to the largest remainders, then the heavier weight, then the
 * earlier index.
 * @param amount cents, not negative
 * @param weights not negative; all zero gives everything to the first
 */
export function splitInProportion(amount: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return weights.map((_, index) => (index === 0 ? amount : 0));
  const shares = weights.map((weight, index) => {
    const product = BigInt(amount) * BigInt(weight);
    return { index, weight, part: Number(product / BigInt(total)), rest: product % BigInt(total) };
  });
  const remainder = amount - shares.reduce((sum, share) => sum + share.part, 0);
  const parts = shares.map((share) => share.part);
  shares
    .toSorted((a, b) => (a.rest === b.rest ? b.weight - a.weight || a.index - b.index : a.rest < b.rest ? 1 : -1))
    .slice(0, remainder)
    .forEach((share) => (parts[share.index] = share.part + 1));
  return parts;
}
