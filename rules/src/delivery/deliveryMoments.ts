import type { Bilingual, CalendarFacts, CustomerFacts } from '../facts.ts';
import { dayAt, dayOfEpoch, epochOfDay } from './brusselsTime.ts';
import { closingWarning } from './closingWarning.ts';
import { deadlineOf } from './deadlineOf.ts';
import { addDays, weekdayOf } from './workdays.ts';

export { closingWarning, dayOfEpoch, epochOfDay };

export type NoDelivery = 'past_cutoff' | 'holiday' | 'closing_day' | 'weekend' | 'not_a_delivery_day';
export type DeliveryWindow = { readonly start: string; readonly end: string };

export type Moment = {
  readonly day: string;
  readonly available: boolean;
  readonly reason: NoDelivery | null;
  /** Set where the reason is a holiday. */
  readonly holiday: Bilingual | null;
  /** ISO 8601 instant from which it can no longer be ordered for; null where nothing is delivered that day. */
  readonly deadline: string | null;
  readonly windows: readonly DeliveryWindow[];
};

/** What a confirmation stores; the shape of the event BasketDeliveryMomentConfirmed. */
export type ChosenMoment = {
  readonly day: string;
  readonly windowStart: string;
  readonly windowEnd: string;
  readonly deadline: string;
};

type Delivers = Pick<CustomerFacts, 'deliveryWeekdays' | 'windows'>;

/** Every day from today to the horizon, with its deadline or the reason why it cannot be chosen. */
export function deliveryMoments(calendar: CalendarFacts, customer: Delivers, now: Date): Moment[] {
  const today = dayAt(now.getTime());
  return Array.from({ length: calendar.horizonDays + 1 }, (_, ahead) =>
    momentAt(addDays(today, ahead), calendar, customer, now),
  );
}

/** The first day that can still be ordered for, or null where there is none within the horizon. */
export function firstMoment(calendar: CalendarFacts, customer: Delivers, now: Date): Moment | null {
  const today = dayAt(now.getTime());
  for (let ahead = 0; ahead <= calendar.horizonDays; ahead += 1) {
    const moment = momentAt(addDays(today, ahead), calendar, customer, now);
    if (moment.available) return moment;
  }
  return null;
}

export type MomentAnswer =
  { readonly ok: true; readonly moment: ChosenMoment } | { readonly ok: false; readonly reason: 'invalid' | 'expired' };

/**
 * The moment of one day, as a confirmation needs it.
 *
 * @param windowStart HH:MM; null takes the customer's first window
 * @returns invalid where nothing is delivered then to this customer, expired where the deadline has passed
 */
export function momentOf(
  day: string,
  windowStart: string | null,
  calendar: CalendarFacts,
  customer: Delivers,
  now: Date,
): MomentAnswer {
  const today = dayAt(now.getTime());
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || day > addDays(today, calendar.horizonDays))
    return { ok: false, reason: 'invalid' };
  const moment = momentAt(day, calendar, customer, now);
  if (moment.reason === 'past_cutoff' || day < today) return { ok: false, reason: 'expired' };
  const window =
    windowStart === null ? moment.windows[0] : moment.windows.find((offered) => offered.start === windowStart);
  if (!moment.available || moment.deadline === null || window === undefined) return { ok: false, reason: 'invalid' };
  return {
    ok: true,
    moment: { day, windowStart: window.start, windowEnd: window.end, deadline: moment.deadline },
  };
}

function momentAt(day: string, calendar: CalendarFacts, customer: Delivers, now: Date): Moment {
  const holiday = calendar.holidays.find((known) => known.day === day)?.name ?? null;
  const closed = holiday !== null ? 'holiday' : whyClosed(day, calendar, customer);
  if (closed !== null) return { day, available: false, reason: closed, holiday, deadline: null, windows: [] };
  const deadline = deadlineOf(day, calendar);
  const open = now.getTime() < deadline;
  return {
    day,
    available: open && customer.windows.length > 0,
    reason: open ? null : 'past_cutoff',
    holiday: null,
    deadline: new Date(deadline).toISOString(),
    windows: customer.windows,
  };
}

function whyClosed(day: string, calendar: CalendarFacts, customer: Delivers): NoDelivery | null {
  if (calendar.closingDays.includes(day)) return 'closing_day';
  const weekday = weekdayOf(day);
  if (customer.deliveryWeekdays.includes(weekday)) return null;
  return weekday > 5 ? 'weekend' : 'not_a_delivery_day';
}
