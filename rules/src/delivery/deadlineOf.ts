import type { CalendarFacts, ProductFacts } from '../facts.ts';
import { instantOf } from './brusselsTime.ts';
import type { ChosenMoment } from './chosenMoment.ts';
import { workdaysBefore } from './workdays.ts';

/** Deadlines by calendar, day and working days: every basket asks for the same few. */
const computed = new WeakMap<CalendarFacts, Map<string, number>>();
const mostDays = 1000;

/** Milliseconds of the instant from which a delivery day can no longer be ordered for: 17:00, two working days before, where no other cut-off holds. */
export function deadlineOf(
  day: string,
  calendar: CalendarFacts,
  workdays: number = calendar.cutoffWorkdays,
  time: string = calendar.cutoffTime,
): number {
  let ofCalendar = computed.get(calendar);
  if (!ofCalendar || ofCalendar.size >= mostDays) computed.set(calendar, (ofCalendar = new Map()));
  const key = `${day} ${workdays} ${time}`;
  const known = ofCalendar.get(key);
  if (known !== undefined) return known;
  const deadline = instantOf(workdaysBefore(day, workdays, calendar), time);
  ofCalendar.set(key, deadline);
  return deadline;
}

/**
 * Milliseconds of the instant at which an article closes for a delivery day: at its `orderBefore` on the deadline's day,
 * never later than the deadline; null where it closes with the deadline.
 *
 * @param deadlineDay the day (in Brussels) of the delivery moment's deadline
 */
export function articleDeadline(
  product: Pick<ProductFacts, 'orderBefore'>,
  deadlineDay: string,
  deadline: number,
): number | null {
  if (product.orderBefore === null) return null;
  return Math.min(deadline, instantOf(deadlineDay, product.orderBefore));
}

/**
 * Milliseconds of the instant until which an on-demand article can still be ordered for a delivery moment: at the ordinary
 * time, its own number of working days before, and never later than the moment's own deadline, of express and pick-up too.
 */
export const onDemandDeadline = (
  { day, deadline }: Pick<ChosenMoment, 'day' | 'deadline'>,
  workdays: number,
  calendar: CalendarFacts,
): number => Math.min(deadlineOf(day, calendar, workdays), Date.parse(deadline));
