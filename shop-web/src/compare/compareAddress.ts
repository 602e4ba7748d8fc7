import { readCompareNumbers } from './compareList.ts';

export const compareAddress = (numbers: readonly string[]): string =>
  numbers.length === 0 ? '' : `?artikels=${readCompareNumbers(numbers).join(',')}`;

export function readCompareAddress(address: URLSearchParams): readonly string[] | null {
  const text = address.get('artikels');
  return text === null ? null : readCompareNumbers(text.split(','));
}
