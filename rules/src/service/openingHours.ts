import { dayAt, instantOf } from '../delivery/brusselsTime.ts';
import { legalHolidays } from '../delivery/legalHolidays.ts';
import { addDays, weekdayOf } from '../delivery/workdays.ts';

/** HH:MM in Brussels by ISO weekday; null is closed. */
export type OpeningHours = (weekday: number) => { readonly opens: string; readonly closes: string } | null;

/** Epoch milliseconds. */
export type OpeningState =
  | { readonly isOpen: true; readonly until: number }
  | { readonly isOpen: false; readonly opensAt: number };

/** Spec after-ordering §9. */
export const serviceHours: OpeningHours = (weekday) =>
  weekday <= 5 ? { opens: '07:00', closes: '17:30' } : weekday === 6 ? { opens: '07:00', closes: '13:00' } : null;

/** At a partner's site; spec after-ordering §9. */
export const partnerPickupHours: OpeningHours = (weekday) =>
  weekday <= 6 ? { opens: '09:00', closes: '20:00' } : null;

const isHoliday = (day: string): boolean => legalHolidays(Number(day.slice(0, 4))).some((each) => each.day === day);

/** Epoch milliseconds; null on a closed day. */
export function openingOn(day: string, hours: OpeningHours): { readonly from: number; readonly until: number } | null {
  const opening = hours(weekdayOf(day));
  if (opening === null || isHoliday(day)) return null;
  return { from: instantOf(day, opening.opens), until: instantOf(day, opening.closes) };
}

/** Closed on Belgian holidays. */
export function openingAt(instant: number, hours: OpeningHours = serviceHours): OpeningState {
  for (let day = dayAt(instant); ; day = addDays(day, 1)) {
    const opening = openingOn(day, hours);
    if (opening === null || opening.until <= instant) continue;
    return opening.from <= instant ? { isOpen: true, until: opening.until } : { isOpen: false, opensAt: opening.from };
  }
}

export const isOpenAt = (instant: number, hours: OpeningHours = serviceHours): boolean =>
  openingAt(instant, hours).isOpen;
