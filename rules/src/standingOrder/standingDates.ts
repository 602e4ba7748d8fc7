import { dayAt, instantOf } from '../delivery/brusselsTime.ts';
import type { ChosenMoment, ChosenService, DeliveryWindow, NoDelivery } from '../delivery/deliveryMoments.ts';
import { deadlineOf } from '../delivery/deadlineOf.ts';
import { addDays, weekdayOf, workdaysBefore } from '../delivery/workdays.ts';
import type { Bilingual, CalendarFacts, CustomerFacts } from '../facts.ts';

/** What a standing order's dates follow from; the shape in its events (ADR 0091). */
export type StandingDatesPlan = {
  readonly schedule:
    | { readonly kind: 'weekly'; readonly weekdays: readonly number[] }
    | { readonly kind: 'dates'; readonly days: readonly string[] };
  readonly windowStart: string | null;
  /** `standard`, or `pickup-` and the number of a partner's site. */
  readonly service: string;
  readonly leadWorkdays: number;
  readonly onClosedDay: 'next' | 'skip';
};

/** A standing order as far as its dates go. */
export type StandingDatesState = {
  readonly plan: StandingDatesPlan;
  /** ISO instant; dates whose cut-off was before it are none of it. */
  readonly inForceSince: string;
  /** Until a delivery day, or until it is resumed (null); undefined where it runs. */
  readonly pausedUntil: string | null | undefined;
  readonly skipped: readonly string[];
  readonly settled: readonly string[];
};

export type Terms = {
  readonly calendar: CalendarFacts;
  readonly customer: Pick<CustomerFacts, 'deliveryWeekdays' | 'windows'>;
};

/** Why nothing is delivered on a chosen day. */
export type Closure = { readonly reason: Exclude<NoDelivery, 'past_cutoff'>; readonly holiday: Bilingual | null };

/** One date of a standing order, named by the day that was chosen. */
export type StandingDate = {
  readonly day: string;
  /** Null where nothing is delivered for it. */
  readonly delivery: ChosenMoment | null;
  /** Why it is not delivered on the chosen day itself; null where it is. */
  readonly closure: Closure | null;
  /** ISO instants: when its basket is made, or its absence told, and from when on it can no longer be ordered. */
  readonly madeAt: string;
  readonly deadline: string;
};

/** How far ahead dates are looked for, and may be chosen, in days. */
export const furthestAhead = 400;
/** How many dates a standing order remembers as made or skipped. */
export const mostRemembered = 100;
/** Nobody waits longer for a delivery that a closed day put off. */
const mostPutOff = 7;
/** The kitchen's day begins with a basket that is there. */
const madeFrom = '06:00';
/** However early a cut-off is, there is time to look. */
const leastTimeToLook = 2 * 3_600_000;

/** The days that a schedule names, from one day on, both included. */
export const scheduledDays = (
  schedule: StandingDatesPlan['schedule'],
  from: string,
  until: string,
): readonly string[] => [...daysNamed(schedule, from, until)];

/** Whether a schedule names a day, wherever that lies. */
export const isScheduled = (schedule: StandingDatesPlan['schedule'], day: string): boolean =>
  schedule.kind === 'dates' ? schedule.days.includes(day) : schedule.weekdays.includes(weekdayOf(day));

function* daysNamed(schedule: StandingDatesPlan['schedule'], from: string, until: string): Generator<string> {
  if (schedule.kind === 'dates') yield* schedule.days.filter((day) => day >= from && day <= until).toSorted();
  else {
    // Counted: days beyond the year 9999 do not come in the order of their text.
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

/** What serves a standing order: the customer's own round or a site; null for a site that there is not. */
export function standingRound(service: string, { calendar, customer }: Terms): Round | null {
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

/** Why a round does not come on a day; null where it does. */
export function closureOf(day: string, round: Round | null, { holidays, closingDays }: CalendarFacts): Closure | null {
  const holiday = holidays.find((known) => known.day === day);
  if (holiday) return { reason: 'holiday', holiday: holiday.name };
  if (closingDays.includes(day)) return { reason: 'closing_day', holiday: null };
  if (round !== null && round.windows.length > 0 && round.weekdays.includes(weekdayOf(day))) return null;
  return { reason: weekdayOf(day) > 5 ? 'weekend' : 'not_a_delivery_day', holiday: null };
}

/** What becomes of one scheduled day by the calendar and the customer's terms. */
export function standingDate(day: string, plan: StandingDatesPlan, terms: Terms): StandingDate {
  const { calendar } = terms;
  const round = standingRound(plan.service, terms);
  const closure = closureOf(day, round, calendar);
  const served = closure === null ? day : plan.onClosedDay === 'next' ? nextOpen(day, plan, round, calendar) : null;
  const cutoff = round ?? calendar;
  const deadline = deadlineOf(served ?? day, calendar, cutoff.cutoffWorkdays, cutoff.cutoffTime);
  const made = instantOf(workdaysBefore(dayAt(deadline), plan.leadWorkdays, calendar), madeFrom);
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
    madeAt: new Date(Math.min(made, deadline - leastTimeToLook)).toISOString(),
    deadline: at,
  };
}

/** The next day on which the round comes, before the schedule names another; null where there is none in a week. */
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

/**
 * The first dates of a standing order that are neither made nor missed; what was skipped or lies in a pause is among them only
 * where that is asked for, and only what can still be ordered where that is.
 */
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
  const found: StandingDate[] = [];
  for (const day of daysNamed(plan.schedule, from, addDays(latest([from, today]), furthestAhead))) {
    if (found.length >= most) break;
    if (settled.includes(day)) continue;
    if (!withStopped && whyStopped(day, state) !== null) continue;
    const date = standingDate(day, plan, terms);
    if (Date.parse(date.deadline) > after) found.push(date);
  }
  return found;
}

const latest = (days: readonly string[]): string => days.reduce((one, other) => (one > other ? one : other));

/** Of dates that are remembered up to a number, the oldest bounds which can still be told apart. */
const forgottenBefore = (days: readonly string[]): string =>
  days.length < mostRemembered ? '' : (days.toSorted()[0] ?? '');

/** Whether a date is left out because somebody skipped it or paused the order; null where it is not. */
export function whyStopped(
  day: string,
  { skipped, pausedUntil }: Pick<StandingDatesState, 'skipped' | 'pausedUntil'>,
): 'skipped' | 'paused' | null {
  if (skipped.includes(day)) return 'skipped';
  return pausedUntil === null || (pausedUntil !== undefined && day < pausedUntil) ? 'paused' : null;
}
