/**
 * Class, then distance (ADR 0070): all words match as word or part (0), some as prefix or inside words (1),
 * corrected (2), one missing (3).
 */
export const classes = 64;
const furthest = classes - 1;

/** Up to `part`: words or parts in the page's language. */
export const closeness = {
  name: 0,
  number: 0,
  detail: 1,
  head: 2,
  brand: 2,
  category: 3,
  part: 4,
  otherLanguage: 12,
  otherPart: 14,
  beginning: classes,
  otherBeginning: classes + 4,
  within: classes + 8,
  mistyped: 2 * classes,
  oneMissing: 3 * classes,
} as const;

export const classOf = (level: number): number => level >> 6;

/** Worst class, sum of distances. */
export function addLevels(a: number, b: number): number {
  const distance = (a & furthest) + (b & furthest);
  return Math.max(a & ~furthest, b & ~furthest) + (distance > furthest ? furthest : distance);
}
