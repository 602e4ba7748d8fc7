import { readCompared } from './compareList.ts';

/** `?artikels=131209,131244`: a comparison as an address that can be shared. */
export const compareAddress = (numbers: readonly string[]): string =>
  numbers.length === 0 ? '' : `?artikels=${readCompared(numbers).join(',')}`;

/** The articles that an address compares; null where it says nothing of them. */
export function readCompareAddress(address: URLSearchParams): readonly string[] | null {
  const text = address.get('artikels');
  return text === null ? null : readCompared(text.split(','));
}
