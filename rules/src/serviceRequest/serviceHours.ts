import { dayAt, instantOf } from '../delivery/brusselsTime.ts';
import { addDays } from '../delivery/workdays.ts';

/** Spec after-ordering §9, Customer service hours, by weekday (Sunday is 0). */
const hours: readonly (readonly [string, string] | null)[] = [
  null,
  ['07:00', '17:30'],
  ['07:00', '17:30'],
  ['07:00', '17:30'],
  ['07:00', '17:30'],
  ['07:00', '17:30'],
  ['07:00', '13:00'],
];

type Shift = { readonly from: number; readonly until: number };

/** Milliseconds; null on a closed day. */
function shiftOf(day: string, holidays: ReadonlySet<string>): Shift | null {
  const open = holidays.has(day) ? null : hours[new Date(`${day}T12:00:00Z`).getUTCDay()];
  return open ? { from: instantOf(day, open[0]), until: instantOf(day, open[1]) } : null;
}

/** Instant after `minutes` of service. @param from milliseconds */
export function addServiceMinutes(from: number, minutes: number, holidays: ReadonlySet<string>): number {
  let remaining = minutes * 60_000;
  for (let day = dayAt(from); ; day = addDays(day, 1)) {
    const shift = shiftOf(day, holidays);
    if (!shift || shift.until <= from) continue;
    const start = Math.max(shift.from, from);
    if (remaining <= shift.until - start) return start + remaining;
    remaining -= shift.until - start;
  }
}

/** Latest instant from which `minutes` of service have passed at `until`. */
export function subtractServiceMinutes(until: number, minutes: number, holidays: ReadonlySet<string>): number {
  let remaining = minutes * 60_000;
  for (let day = dayAt(until); ; day = addDays(day, -1)) {
    const shift = shiftOf(day, holidays);
    if (!shift || shift.from >= until) continue;
    const end = Math.min(shift.until, until);
    if (remaining <= end - shift.from) return end - remaining;
    remaining -= end - shift.from;
  }
}

/** Whole minutes of service between two instants. */
export function serviceMinutesBetween(from: number, until: number, holidays: ReadonlySet<string>): number {
  let total = 0;
  for (let day = dayAt(from); day <= dayAt(until); day = addDays(day, 1)) {
    const shift = shiftOf(day, holidays);
    if (shift) total += Math.max(0, Math.min(shift.until, until) - Math.max(shift.from, from));
  }
  return Math.floor(total / 60_000);
}
