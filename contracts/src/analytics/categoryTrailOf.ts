import type { CategoryTrail } from './dataLayer.ts';

export const categoryTrailOf = (names: readonly string[] = []): CategoryTrail => {
  const level = (at: number): string | null => names[at] ?? null;
  return [level(0), level(1), level(2), level(3), level(4), level(5)];
};
