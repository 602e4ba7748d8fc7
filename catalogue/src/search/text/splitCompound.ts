/** Trade words are likelier parts. */
export type KnowsWord = (letters: string) => 'trade' | 'name' | null;

/** Minimum length of a part; one more beside unknown parts. */
const shortestPart = 3;
const shortestUnknown = 4;
/** Three letters of a name may be any letters, unless a word of the trade follows: *LieGin*. */
const shortestName = 4;
const longestCompound = 40;

type Split = { readonly parts: readonly string[]; readonly cost: number; readonly unknown: number };

/**
 * The head last: *garnalenkroketten*. An unknown part is no head, and needs a trade word of four letters beside it.
 * Null for a simple word.
 */
export function splitCompound(word: string, knows: KnowsWord): readonly string[] | null {
  if (word.length < 2 * shortestPart || word.length > longestCompound || !/^[a-z]+$/.test(word)) return null;
  const best: (Split | null)[] = Array.from({ length: word.length + 1 }, () => null);
  best[0] = { parts: [], cost: 0, unknown: 0 };
  for (let end = shortestPart; end <= word.length; end += 1)
    for (let start = 0; start <= end - shortestPart; start += 1) {
      const before = best[start];
      if (!before || (start === 0 && end === word.length)) continue;
      const part = word.slice(start, end);
      const known = knows(part);
      const isBeforeTrade = start === 0 && knows(word.slice(end)) === 'trade';
      const isKnown = known === 'trade' || (known === 'name' && (part.length >= shortestName || isBeforeTrade));
      if (!isKnown && (part.length < shortestUnknown || before.unknown > 0 || end === word.length)) continue;
      const cost = before.cost + (known === 'trade' ? 8 : isKnown ? 10 : 25) - Math.min(part.length, 9) / 10;
      const present = best[end];
      if (present && present.cost <= cost) continue;
      best[end] = { parts: [...before.parts, part], cost, unknown: before.unknown + (isKnown ? 0 : 1) };
    }
  const bestSplit = best[word.length];
  if (!bestSplit || bestSplit.parts.length < 2) return null;
  if (bestSplit.unknown === 0) return bestSplit.parts;
  return bestSplit.parts.some((part) => part.length > shortestPart && knows(part) === 'trade') ? bestSplit.parts : null;
}
