import { paidLines } from './paidLines.ts';
import type { PromisedLine } from './promisedLine.ts';

/** By article number; 0 removes. */
export type Wishes = Readonly<Record<string, number>>;
type WishedLine = Pick<PromisedLine, 'articleNumber' | 'quantity' | 'free'>;

const entriesOfWishes = new WeakMap<Wishes, readonly (readonly [string, number])[]>();

/** Cached, because a draft's wishes never change. */
export function wishEntries(wishes: Wishes): readonly (readonly [articleNumber: string, quantity: number])[] {
  const known = entriesOfWishes.get(wishes);
  if (known) return known;
  const entries = Object.entries(wishes);
  entriesOfWishes.set(wishes, entries);
  return entries;
}

type Wanted = ReadonlyMap<string, number>;

const wishedOf = new WeakMap<Wishes, { readonly lines: readonly WishedLine[]; readonly wanted: Wanted }>();

/** Quantities after the changes, without free lines; 0 removes. Cached per lines. */
export function wishedQuantities(lines: readonly WishedLine[], wishes: Wishes): Wanted {
  const known = wishedOf.get(wishes);
  if (known?.lines === lines) return known.wanted;
  const wanted = new Map<string, number>();
  for (const line of paidLines(lines).values()) if (line.quantity > 0) wanted.set(line.articleNumber, line.quantity);
  for (const [articleNumber, quantity] of wishEntries(wishes)) {
    if (quantity > 0) wanted.set(articleNumber, quantity);
    else wanted.delete(articleNumber);
  }
  wishedOf.set(wishes, { lines, wanted });
  return wanted;
}
