import { dayAt, instantOf } from '../delivery/brusselsTime.ts';
import { addDays, weekdayOf } from '../delivery/workdays.ts';
import type { MusselDayFacts, MusselMoment, MusselSeason } from './musselFacts.ts';

const sunday = 7;
const morningCutoff = '07:00';

/** Time of day from which the day itself is too early to deliver (spec shopping §9). */
export const musselCutoff = (day: string): '07:00' | '14:00' => (weekdayOf(day) === sunday ? '07:00' : '14:00');

const isInPriorityPeriod = ({ priorityStart, priorityEnd }: MusselSeason, day: string): boolean =>
  priorityStart !== null && priorityEnd !== null && priorityStart <= day && day <= priorityEnd;

/** Only while now lies in the priority period (readings, Mussels). */
export const isActivePriority = ({ season, customer, now }: MusselDayFacts): boolean =>
  customer.isPriority && isInPriorityPeriod(season, dayAt(now.getTime()));

const isSundayOrHoliday = (day: string, { calendar }: Pick<MusselDayFacts, 'calendar'>): boolean =>
  weekdayOf(day) === sunday || calendar.holidays.some((holiday) => holiday.day === day);

/** Before the season, its first day (ADR 0148). */
export function earliestMusselDay(facts: MusselDayFacts): string {
  const earliest = earliestByTheClock(facts);
  return earliest < facts.season.saleStart ? facts.season.saleStart : earliest;
}

function earliestByTheClock(facts: MusselDayFacts): string {
  const now = facts.now.getTime();
  const today = dayAt(now);
  const first = now < instantOf(today, musselCutoff(today)) ? today : addDays(today, 1);
  if (isActivePriority(facts)) return first;
  const second = addDays(first, 1);
  return weekdayOf(second) === sunday ? addDays(second, 1) : second;
}

export type ClosedMusselDay = 'out_of_season' | 'too_late' | 'no_delivery' | 'not_for_customer';

export type MusselDay = {
  readonly day: string;
  /** Empty on a closed day. */
  readonly moments: readonly MusselMoment[];
  readonly closed: ClosedMusselDay | null;
};

export function musselDay(day: string, facts: MusselDayFacts): MusselDay {
  const { season, customer, calendar, now } = facts;
  const closedFor = (closed: ClosedMusselDay): MusselDay => ({ day, moments: [], closed });
  if (day < season.saleStart || day > season.saleEnd) return closedFor('out_of_season');
  if (day < earliestMusselDay(facts)) return closedFor('too_late');
  if (calendar.closingDays.includes(day)) return closedFor('no_delivery');
  const isRestDay = isSundayOrHoliday(day, facts);
  if (isRestDay && (customer.isAfternoonOnly || !isActivePriority(facts) || !isInPriorityPeriod(season, day)))
    return closedFor('not_for_customer');
  const isMorningPast = day === dayAt(now.getTime()) && now.getTime() >= instantOf(day, morningCutoff);
  const hasMorning = !customer.isAfternoonOnly && !isMorningPast;
  if (isRestDay) return hasMorning ? { day, moments: ['morning'], closed: null } : closedFor('too_late');
  return { day, moments: hasMorning ? ['morning', 'afternoon'] : ['afternoon'], closed: null };
}

/** At most to the end of the season. */
export function musselDays(from: string, count: number, facts: MusselDayFacts): MusselDay[] {
  const days: MusselDay[] = [];
  for (let day = from; days.length < count && day <= facts.season.saleEnd; day = addDays(day, 1))
    days.push(musselDay(day, facts));
  return days;
}

/** Null when nothing can be ordered any more in the season. */
export function firstMusselDay(facts: MusselDayFacts): string | null {
  for (let day = earliestMusselDay(facts); day <= facts.season.saleEnd; day = addDays(day, 1))
    if (musselDay(day, facts).closed === null) return day;
  return null;
}

/** Today lies in the season and a day can still be ordered. */
export const isMusselSeason = (facts: MusselDayFacts): boolean =>
  facts.season.saleStart <= dayAt(facts.now.getTime()) && firstMusselDay(facts) !== null;

/**
 * Milliseconds until which the customer may cancel: the cut-off on the eve of delivery. Later orders are final at once
 * (ADR 0148).
 */
export function musselChangeDeadline(day: string, now: Date): number {
  const eve = addDays(day, -1);
  return Math.max(instantOf(eve, musselCutoff(eve)), now.getTime());
}
