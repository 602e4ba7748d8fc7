import { isoDay } from './dates.ts';

const pattern = /^(\d{1,2})(?:[/.\- ](\d{1,2})(?:[/.\- ](\d{2}|\d{4}))?)?$/;
const secondsOfDay = 86_400;

/**
 * `yyyy-mm-dd` of `13/03/2026`, `13/3`, `13-3-26`, `13` or `2026-03-13`. A date without a year is the one nearest to
 * today: "2/1" in December is next year's.
 * @param now epoch seconds
 */
export function readDay(text: string, now: number): string | null {
  const trimmed = text.trim();
  if (/^\d{4}-\d{2}-\d{2}$/.test(trimmed)) return realDay(trimmed);
  const [, day, month, year] = pattern.exec(trimmed) ?? [];
  if (day === undefined) return null;
  if (month === undefined)
    return nearest(
      aroundToday(now, 31, (iso) => Number(iso.slice(8)) === Number(day)),
      now,
    );
  if (year !== undefined)
    return realDay(isoOf(Number(year) + (year.length === 2 ? 2000 : 0), Number(month), Number(day)));
  const thisYear = Number(isoDay(now).slice(0, 4));
  const candidates = [thisYear - 1, thisYear, thisYear + 1].map((of) => realDay(isoOf(of, Number(month), Number(day))));
  return nearest(
    candidates.filter((iso) => iso !== null),
    now,
  );
}

const isoOf = (year: number, month: number, day: number): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** `yyyy-mm-dd` of an existing day. */
export function isRealDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

const realDay = (iso: string): string | null => (isRealDay(iso) ? iso : null);

const aroundToday = (now: number, days: number, fits: (iso: string) => boolean): string[] =>
  Array.from({ length: 2 * days + 1 }, (_, index) => isoDay(now + (index - days) * secondsOfDay)).filter(fits);

const nearest = (isoDays: readonly string[], now: number): string | null =>
  isoDays.toSorted((a, b) => distance(a, now) - distance(b, now))[0] ?? null;

const distance = (iso: string, now: number): number => Math.abs(Date.parse(`${iso}T12:00:00Z`) / 1000 - now);
