import type { Bilingual, CalendarFacts } from '../facts.ts';
import { dayAt, dayOfEpoch, epochOfDay } from './brusselsTime.ts';
import {
  serviceKey,
  type BasketService,
  type ChosenMoment,
  type ChosenService,
  type Delivers,
  type DeliveryWindow,
} from './chosenMoment.ts';
import { deadlineOf } from './deadlineOf.ts';
import { otherServices, type OtherService } from './otherServices.ts';
import { addDays, weekdayOf } from './workdays.ts';

export { dayOfEpoch, epochOfDay, serviceKey };
export type { BasketService, ChosenMoment, ChosenService, Delivers, DeliveryWindow };

export type NoDelivery = 'past_cutoff' | 'holiday' | 'closing_day' | 'weekend' | 'not_a_delivery_day';

export type Moment = {
  readonly day: string;
  readonly available: boolean;
  readonly reason: NoDelivery | null;
  readonly holiday: Bilingual | null;
  /** ISO 8601; null without delivery that day. */
  readonly deadline: string | null;
  readonly windows: readonly DeliveryWindow[];
  readonly others: readonly OtherService[];
};

export function deliveryMoments(calendar: CalendarFacts, customer: Delivers, now: Date): Moment[] {
  const today = dayAt(now.getTime());
  return Array.from({ length: calendar.horizonDays + 1 }, (_, ahead) =>
    momentAt(addDays(today, ahead), calendar, customer, now),
  );
}

export function firstMoment(calendar: CalendarFacts, customer: Delivers, now: Date): Moment | null {
  const today = dayAt(now.getTime());
  for (let ahead = 0; ahead <= calendar.horizonDays; ahead += 1) {
    const moment = momentAt(addDays(today, ahead), calendar, customer, now);
    if (moment.available) return moment;
  }
  return null;
}

export function hasMoments(calendar: CalendarFacts, customer: Delivers, now: Date): boolean {
  if (firstMoment(calendar, customer, now) !== null) return true;
  return deliveryMoments(calendar, customer, now).some(({ others }) => others.length > 0);
}

/** Maximum horizon of a tenant. */
export const farthestDays = 366;

export type MomentAnswer =
  | { readonly ok: true; readonly moment: ChosenMoment }
  | { readonly ok: false; readonly reason: 'invalid' | 'expired' };

/** `windowStart` null means the first window; `service` is a `serviceKey`. */
export type AskedMoment = { readonly day: string; readonly windowStart: string | null; readonly service?: string };

/**
 * @param horizonDays `farthestDays` for a day planned earlier
 * @returns invalid without delivery that day, expired after the deadline
 */
export function momentOf(
  { day, windowStart, service = 'standard' }: AskedMoment,
  calendar: CalendarFacts,
  customer: Delivers,
  now: Date,
  horizonDays = calendar.horizonDays,
): MomentAnswer {
  const today = dayAt(now.getTime());
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || day > addDays(today, horizonDays)) return { ok: false, reason: 'invalid' };
  const { ordinary, others } = servedOn(day, calendar, customer, now);
  const chosenService = service === 'standard' ? ordinary : others.find((each) => serviceKey(each.service) === service);
  if (day < today || (chosenService && now.getTime() >= Date.parse(chosenService.deadline)))
    return { ok: false, reason: 'expired' };
  const windows = chosenService?.windows ?? [];
  const window = windowStart === null ? windows[0] : windows.find((offered) => offered.start === windowStart);
  if (!chosenService || window === undefined) return { ok: false, reason: 'invalid' };
  return {
    ok: true,
    moment: {
      day,
      windowStart: window.start,
      windowEnd: window.end,
      deadline: chosenService.deadline,
      ...(chosenService.service && { service: chosenService.service }),
    },
  };
}

function momentAt(day: string, calendar: CalendarFacts, customer: Delivers, now: Date): Moment {
  const { ordinary, others, noDeliveryReason, holiday } = servedOn(day, calendar, customer, now);
  const open = others.filter(({ deadline }) => now.getTime() < Date.parse(deadline));
  if (ordinary === null)
    return { day, available: false, reason: noDeliveryReason, holiday, deadline: null, windows: [], others: open };
  const inTime = now.getTime() < Date.parse(ordinary.deadline);
  return {
    day,
    available: inTime && customer.windows.length > 0,
    reason: inTime ? null : 'past_cutoff',
    holiday: null,
    deadline: ordinary.deadline,
    windows: customer.windows,
    others: open,
  };
}

type ServedDay = {
  /** Null without an ordinary round. */
  readonly ordinary: {
    readonly service?: undefined;
    readonly deadline: string;
    readonly windows: readonly DeliveryWindow[];
  } | null;
  readonly others: readonly OtherService[];
  readonly noDeliveryReason: NoDelivery | null;
  readonly holiday: Bilingual | null;
};

/** Includes services after their cut-off. */
function servedOn(day: string, calendar: CalendarFacts, customer: Delivers, now: Date): ServedDay {
  const holiday = calendar.holidays.find((each) => each.day === day)?.name ?? null;
  const noDeliveryReason = holiday !== null ? 'holiday' : closureReason(day, calendar, customer);
  const deadline = noDeliveryReason === null ? deadlineOf(day, calendar) : null;
  const isShut = noDeliveryReason === 'holiday' || noDeliveryReason === 'closing_day';
  return {
    ordinary: deadline === null ? null : { deadline: new Date(deadline).toISOString(), windows: customer.windows },
    others: isShut ? [] : otherServices(day, deadline, calendar, customer, now),
    noDeliveryReason,
    holiday,
  };
}

function closureReason(day: string, calendar: CalendarFacts, customer: Delivers): NoDelivery | null {
  if (calendar.closingDays.includes(day)) return 'closing_day';
  const weekday = weekdayOf(day);
  if (customer.deliveryWeekdays.includes(weekday)) return null;
  return weekday > 5 ? 'weekend' : 'not_a_delivery_day';
}
