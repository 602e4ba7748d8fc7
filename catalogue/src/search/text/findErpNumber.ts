import { closeness } from './closeness.ts';
import { gather, nothingFound, type Posting } from './posting.ts';

type Numbered = { readonly erpNumbers: ReadonlyMap<string, number>; readonly size: number };

const shortest = 3;

export const erpKey = (text: string): string => text.trim().toUpperCase();

export function findErpNumber({ erpNumbers, size }: Numbered, keywords: string): Posting {
  const ordinal = erpNumbers.get(erpKey(keywords));
  return ordinal === undefined ? nothingFound : postingOf([ordinal], size, closeness.number);
}

export function findErpBeginning({ erpNumbers, size }: Numbered, keywords: string): Posting {
  const key = erpKey(keywords);
  if (key.length < shortest || !/\d/.test(key)) return nothingFound;
  const ordinals = [...erpNumbers].flatMap(([number, ordinal]) => (number.startsWith(key) ? [ordinal] : []));
  return postingOf(ordinals, size, closeness.beginning);
}

function postingOf(ordinals: readonly number[], size: number, level: number): Posting {
  const gathering = gather(size);
  for (const ordinal of ordinals) gathering.meet(ordinal, level);
  return gathering.take();
}
