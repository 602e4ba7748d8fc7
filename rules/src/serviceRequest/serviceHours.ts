import { dayAt } from '../delivery/brusselsTime.ts';
import { addDays } from '../delivery/workdays.ts';
import { openingOn, serviceHours } from '../service/openingHours.ts';

/** @param from milliseconds */
export function addServiceMinutes(from: number, minutes: number): number {
  let remaining = minutes * 60_000;
  for (let day = dayAt(from); ; day = addDays(day, 1)) {
    const shift = openingOn(day, serviceHours);
    if (!shift || shift.until <= from) continue;
    const start = Math.max(shift.from, from);
    if (remaining <= shift.until - start) return start + remaining;
    remaining -= shift.until - start;
  }
}

/** Latest instant from which `minutes` of service have passed at `until`. */
export function subtractServiceMinutes(until: number, minutes: number): number {
  let remaining = minutes * 60_000;
  for (let day = dayAt(until); ; day = addDays(day, -1)) {
    const shift = openingOn(day, serviceHours);
    if (!shift || shift.from >= until) continue;
    const end = Math.min(shift.until, until);
    if (remaining <= end - shift.from) return end - remaining;
    remaining -= end - shift.from;
  }
}

/** Whole minutes. */
export function serviceMinutesBetween(from: number, until: number): number {
  let total = 0;
  for (let day = dayAt(from); day <= dayAt(until); day = addDays(day, 1)) {
    const shift = openingOn(day, serviceHours);
    if (shift) total += Math.max(0, Math.min(shift.until, until) - Math.max(shift.from, from));
  }
  return Math.floor(total / 60_000);
}
