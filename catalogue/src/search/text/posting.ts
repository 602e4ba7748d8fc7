import { addLevels, categoryClass, classOf, doubleDistance, isHead } from './closeness.ts';

/** By ordinal with closeness, in parallel arrays. */
export type Posting = { readonly ordinals: Uint32Array; readonly levels: Uint16Array };

export const nothingFound: Posting = { ordinals: new Uint32Array(0), levels: new Uint16Array(0) };

/** The closest level counts. */
export type Gathering = {
  readonly meet: (ordinal: number, level: number) => void;
  readonly take: () => Posting;
};

export function gather(size: number): Gathering {
  const closest = new Uint16Array(size);
  let gathered = new Uint32Array(256);
  let count = 0;
  return {
    meet: (ordinal, level) => {
      if (ordinal >= size) return;
      const present = closest[ordinal] ?? 0;
      const marked = level + 1;
      if (present === 0) {
        if (count === gathered.length) {
          const longer = new Uint32Array(gathered.length * 4);
          longer.set(gathered);
          gathered = longer;
        }
        gathered[count] = ordinal;
        count += 1;
      } else if (present <= marked) return;
      closest[ordinal] = marked;
    },
    take: () => {
      const ordinals = gathered.slice(0, count);
      const levels = new Uint16Array(count);
      for (let index = 0; index < count; index += 1) levels[index] = (closest[ordinals[index] ?? 0] ?? 1) - 1;
      return { ordinals, levels };
    },
  };
}

/** Union; each level is raised by `further`. */
export function unite(
  size: number,
  postings: readonly { readonly posting: Posting; readonly further: number }[],
): Posting {
  const nonEmpty = postings.filter(({ posting }) => posting.ordinals.length > 0);
  const [only] = nonEmpty;
  if (!only) return nothingFound;
  if (nonEmpty.length === 1 && only.further === 0) return only.posting;
  const gathering = gather(size);
  for (const { posting, further } of nonEmpty)
    for (let index = 0; index < posting.ordinals.length; index += 1)
      gathering.meet(posting.ordinals[index] ?? 0, addLevels(posting.levels[index] ?? 0, further));
  return gathering.take();
}

/** Intersection; levels add up, or the maximum with `furthestCounts`. */
export function intersect(size: number, postings: readonly Posting[], furthestCounts = false): Posting {
  const [first, ...others] = postings.toSorted((a, b) => a.ordinals.length - b.ordinals.length);
  if (!first) return nothingFound;
  let result = first;
  for (const other of others) {
    if (result.ordinals.length === 0) return nothingFound;
    const marks = new Uint16Array(size);
    for (let index = 0; index < result.ordinals.length; index += 1)
      marks[result.ordinals[index] ?? 0] = (result.levels[index] ?? 0) + 1;
    const ordinals = new Uint32Array(Math.min(result.ordinals.length, other.ordinals.length));
    const levels = new Uint16Array(ordinals.length);
    let count = 0;
    for (let index = 0; index < other.ordinals.length; index += 1) {
      const ordinal = other.ordinals[index] ?? 0;
      const mark = marks[ordinal] ?? 0;
      if (mark === 0) continue;
      const level = other.levels[index] ?? 0;
      ordinals[count] = ordinal;
      levels[count] = furthestCounts ? Math.max(mark - 1, level) : addLevels(mark - 1, level);
      count += 1;
    }
    result = { ordinals: ordinals.subarray(0, count), levels: levels.subarray(0, count) };
  }
  return result;
}

/** @param may 1: visible; null is all */
export function visibleOf(posting: Posting | null, may: Uint8Array | null): Posting {
  if (posting === null) return nothingFound;
  return may === null ? posting : keep(posting, (ordinal) => may[ordinal] === 1);
}

export function keep(posting: Posting, isKept: (ordinal: number, level: number) => boolean): Posting {
  const { ordinals, levels } = posting;
  const kept: number[] = [];
  for (let index = 0; index < ordinals.length; index += 1)
    if (isKept(ordinals[index] ?? 0, levels[index] ?? 0)) kept.push(index);
  if (kept.length === ordinals.length) return posting;
  return {
    ordinals: Uint32Array.from(kept, (index) => ordinals[index] ?? 0),
    levels: Uint16Array.from(kept, (index) => levels[index] ?? 0),
  };
}

/** That have the word or its meaning, or only its category. */
export const certainOf = (posting: Posting): Posting =>
  keep(posting, (_, level) => classOf(level) === 0 || classOf(level) === categoryClass);

/** That are what the word says. */
export const headsOf = (posting: Posting): Posting => keep(posting, (_, level) => isHead(level));

export const emphasise = ({ ordinals, levels }: Posting): Posting => ({ ordinals, levels: levels.map(doubleDistance) });
