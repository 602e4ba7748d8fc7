/** Nearest-rank percentile. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = Float64Array.from(numbers).sort();
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1))] ?? Number.NaN;
}

export const median = (numbers: readonly number[]): number => percentile(numbers, 0.5);

/** Null when a round has no measurement. */
export function medianOrNull(numbers: readonly (number | null)[]): number | null {
  const measured = numbers.filter((number) => number !== null);
  return measured.length === numbers.length ? median(measured) : null;
}
