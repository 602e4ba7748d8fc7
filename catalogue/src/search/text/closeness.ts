/**
 * How close what was asked for comes to an article: a class and within it a distance (ADR 0070). Classes: every word is there
 * as a word or part of one (0), some only begin or lie within others (1), some may be meant (2), one is missing (3).
 */
export const classes = 64;
const furthest = classes - 1;

/** Up to `part` a word stands there in the page's language as a word or as a part of one. */
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

/** Several words together: of the class of the worst, as far as all of them. */
export function addLevels(one: number, other: number): number {
  const distance = (one & furthest) + (other & furthest);
  return Math.max(one & ~furthest, other & ~furthest) + (distance > furthest ? furthest : distance);
}
