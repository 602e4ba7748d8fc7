import { longestCell } from './uploadRead.ts';

export const cleanCell = (cell: string, longest = longestCell): string =>
  cell
    .slice(0, longest * 4)
    .replaceAll(/[\p{Cc}\p{Cs}\u200b-\u200f\u2028-\u202e\ufeff]+/gu, ' ')
    .trim()
    .slice(0, longest)
    .replace(/\p{Cs}$/u, '');
