/**
 * Class, then distance (ADR 0070). Classes: all words match as word or part (0), some as prefix or inside words (1),
 * or corrected (2). Some words are missing (3). Some are only the name of a category (4).
 */
export const classes = 1 << 13;
const furthest = classes - 1;

/** A name's head says what an article is. */
export const closeness = {
  head: 0,
  number: 0,
  kind: 1,
  compoundHead: 1,
  otherLanguage: 3,
  kindOfKind: 4,
  brand: 8,
  side: 16,
  part: 16,
  detail: 20,
  withoutHead: 512,
  beginning: classes,
  otherBeginning: classes + 8,
  within: classes + 512,
  mistyped: 2 * classes,
  missing: 3 * classes,
  substitute: 3 * classes + 1024,
  category: 4 * classes,
} as const;

/** Up to this distance an article is what the word says. */
export const isHead = (level: number): boolean => level < closeness.brand;

export const classOf = (level: number): number => level >> 13;
export const categoryClass = classOf(closeness.category);
export const correctedClass = classOf(closeness.mistyped);
/** Levels that a customer's orders may change among themselves. */
export const bucketOf = (level: number): number => (level & furthest) >> 2;

export const levelOfBucket = (bucket: number): number => bucket << 2;

/** The better class counts as a distance when it is not the best. */
export function addLevels(a: number, b: number): number {
  const distance = (a & furthest) + (b & furthest) + Math.min(classOf(a), classOf(b)) * betweenClasses;
  return Math.max(a & ~furthest, b & ~furthest) + (distance > furthest ? furthest : distance);
}

const betweenClasses = 512;

export const doubleDistance = (level: number): number => addLevels(level, level & furthest);
