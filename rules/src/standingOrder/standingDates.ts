import { dayAt, instantOf } from '../delivery/brusselsTime.ts';
import type { ChosenMoment, ChosenService, DeliveryWindow, NoDelivery } from '../delivery/deliveryMoments.ts';
import { deadlineOf } from '../delivery/deadlineOf.ts';
import { addDays, weekdayOf, workdaysBefore } from '../delivery/workdays.ts';
import type { Bilingual, CalendarFacts, CustomerFacts } from '../facts.ts';

/** The shape in its events (ADR 0091). */
export type StandingDatesPlan = {
  readonly schedule:
    | { readonly kind: 'weekly'; readonly weekdays: readonly number[] }
    | { readonly kind: 'dates'; readonly days: readonly string[] };
  readonly windowStart: string | null;
  readonly service: string;
  readonly leadWorkdays: number;
  readonly onClosedDay: 'next' | 'skip';
};

export type StandingDatesState = {
  readonly plan: StandingDatesPlan;
  /** ISO instant; dates with an earlier cut-off are ignored. */
  readonly inForceSince: string;
  /** Day or null (until resumed); undefined: not paused. */
  readonly pausedUntil: string | null | undefined;
  readonly skipped: readonly string[];
  readonly settled: readonly string[];
};

export type Terms = {
  readonly calendar: CalendarFacts;
  readonly customer: Pick<CustomerFacts, 'deliveryWeekdays' | 'windows'>;
};

export type Closure = { readonly reason: Exclude<NoDelivery, 'past_cutoff'>; readonly holiday: Bilingual | null };

/** Named by the chosen day. */
export type StandingDate = {
  readonly day: string;
  readonly delivery: ChosenMoment | null;
  /** Why delivery moves from the chosen day. */
  readonly closure: Closure | null;
  /** ISO instants: creation of the basket or notice, and cut-off. */
  readonly madeAt: string;
  readonly deadline: string;
};

export const furthestAhead = 400;
export const mostRemembered = 100;
/** Maximum days of postponement. */
const mostPutOff = 7;
/** Baskets exist when the kitchen's day begins. */
const creationTime = '06:00';
const leastTimeToLook = 2 * 3_600_000;

/** Both ends included. */
export const scheduledDays = (
  schedule: StandingDatesPlan['schedule'],
  from: string,
  until: string,
): readonly string[] => [...daysNamed(schedule, from, until)];

export const isScheduled = (schedule: StandingDatesPlan['schedule'], day: string): boolean =>
  schedule.kind === 'dates' ? schedule.days.includes(day) : schedule.weekdays.includes(weekdayOf(day));

function* daysNamed(schedule: StandingDatesPlan['schedule'], from: string, until: string): Generator<string> {
  if (schedule.kind === 'dates') yield* schedule.days.filter((day) => day >= from && day <= until).toSorted();
  else {
    // Numeric: text order fails beyond the year 9999.
    const last = (Date.parse(until) - Date.parse(from)) / 86_400_000;
    for (let ahead = 0; ahead <= last; ahead += 1) {
      const day = addDays(from, ahead);
      if (schedule.weekdays.includes(weekdayOf(day))) yield day;
    }
  }
}

type Round = {
  readonly weekdays: readonly number[];
  readonly windows: readonly DeliveryWindow[];
  readonly cutoffTime: string;
  readonly cutoffWorkdays: number;
  readonly service?: ChosenService;
};

/** Null for an unknown site. */
export function findRound(service: string, { calendar, customer }: Terms): Round | null {
  if (service === 'standard') {
    const { cutoffTime, cutoffWorkdays } = calendar;
    return { weekdays: customer.deliveryWeekdays, windows: customer.windows, cutoffTime, cutoffWorkdays };
  }
  const site = calendar.pickupSites.find(({ siteId }) => service === `pickup-${siteId}`);
  if (site === undefined) return null;
  const { weekdays, opens, closes, cutoffTime, cutoffWorkdays, siteId, name, street, streetNumber, postal, city } =
    site;
  return {
    weekdays,
    windows: [{ start: opens, end: closes }],
    cutoffTime,
    cutoffWorkdays,
    service: { kind: 'pickup', siteId, name, street, streetNumber, postal, city },
  };
}

/** Null when the round comes. */
export function closureOf(day: string, round: Round | null, { holidays, closingDays }: CalendarFacts): Closure | null {
  const holiday = holidays.find((each) => each.day === day);
  if (holiday) return { reason: 'holiday', holiday: holiday.name };
  if (closingDays.includes(day)) return { reason: 'closing_day', holiday: null };
  if (round !== null && round.windows.length > 0 && round.weekdays.includes(weekdayOf(day))) return null;
  return { reason: weekdayOf(day) > 5 ? 'weekend' : 'not_a_delivery_day', holiday: null };
}

export function standingDate(day: string, plan: StandingDatesPlan, terms: Terms): StandingDate {
  const { calendar } = terms;
  const round = findRound(plan.service, terms);
  const closure = closureOf(day, round, calendar);
  const served = closure === null ? day : plan.onClosedDay === 'next' ? nextOpen(day, plan, round, calendar) : null;
  const cutoff = round ?? calendar;
  const deadline = deadlineOf(served ?? day, calendar, cutoff.cutoffWorkdays, cutoff.cutoffTime);
  const createdMs = instantOf(workdaysBefore(dayAt(deadline), plan.leadWorkdays, calendar), creationTime);
  const window = round?.windows.find(({ start }) => start === plan.windowStart) ?? round?.windows[0];
  const at = new Date(deadline).toISOString();
  const { service } = round ?? {};
  return {
    day,
    delivery:
      served !== null && window !== undefined
        ? { day: served, windowStart: window.start, windowEnd: window.end, deadline: at, ...(service && { service }) }
        : null,
    closure,
    madeAt: new Date(Math.min(createdMs, deadline - leastTimeToLook)).toISOString(),
    deadline: at,
  };
}

/** Next open day before the next scheduled one, within a week. */
function nextOpen(
  day: string,
  { schedule }: StandingDatesPlan,
  round: Round | null,
  calendar: CalendarFacts,
): string | null {
  const [following] = scheduledDays(schedule, addDays(day, 1), addDays(day, mostPutOff));
  for (let ahead = 1; ahead <= mostPutOff; ahead += 1) {
    const next = addDays(day, ahead);
    if (following !== undefined && next >= following) return null;
    if (closureOf(next, round, calendar) === null) return next;
  }
  return null;
}

/** First dates that are neither created nor missed. */
export function openDates(
  state: StandingDatesState,
  terms: Terms,
  now: Date,
  {
    most,
    withStopped = false,
    isOrderable = false,
  }: { readonly most: number; readonly withStopped?: boolean; readonly isOrderable?: boolean },
): StandingDate[] {
  const { plan, inForceSince, settled, skipped, pausedUntil } = state;
  if (pausedUntil === null && !withStopped) return [];
  const today = dayAt(now.getTime());
  const from = latest([
    dayAt(Date.parse(inForceSince)),
    forgottenBefore(settled),
    forgottenBefore(skipped),
    withStopped ? '' : (pausedUntil ?? ''),
    isOrderable ? addDays(today, -mostPutOff) : '',
  ]);
  const after = Math.max(Date.parse(inForceSince), isOrderable ? now.getTime() : 0);
  const dates: StandingDate[] = [];
  for (const day of daysNamed(plan.schedule, from, addDays(latest([from, today]), furthestAhead))) {
    if (dates.length >= most) break;
    if (settled.includes(day)) continue;
    if (!withStopped && stopReason(day, state) !== null) continue;
    const date = standingDate(day, plan, terms);
    if (Date.parse(date.deadline) > after) dates.push(date);
  }
  return dates;
}

const latest = (days: readonly string[]): string => days.reduce((a, b) => (a > b ? a : b));

/** Dates before the oldest remembered one are unknown. */
const forgottenBefore = (days: readonly string[]): string =>
  days.length < mostRemembered ? '' : (days.toSorted()[0] ?? '');

/** Skipped, paused, or null. */
export function stopReason(
  day: string,
  { skipped, pausedUntil }: Pick<StandingDatesState, 'skipped' | 'pausedUntil'>,
): 'skipped' | 'paused' | null {
  if (skipped.includes(day)) return 'skipped';
  return pausedUntil === null || (pausedUntil !== undefined && day < pausedUntil) ? 'paused' : null;
}
