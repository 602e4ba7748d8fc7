import type { CalendarFacts, ProductFacts } from '../facts.ts';
import { instantOf } from './brusselsTime.ts';
import type { ChosenMoment } from './chosenMoment.ts';
import { workdaysBefore } from './workdays.ts';

/** Milliseconds; by default 17:00, two working days before delivery. */
export const deadlineOf = (
  day: string,
  calendar: CalendarFacts,
  workdays: number = calendar.cutoffWorkdays,
  time: string = calendar.cutoffTime,
): number => instantOf(workdaysBefore(day, workdays, calendar), time);

/**
 * Milliseconds: `orderBefore` on the deadline's day, at most the deadline.
 * @param deadlineDay of the moment, in Brussels
 */
export function articleDeadline(
  product: Pick<ProductFacts, 'orderBefore'>,
  deadlineDay: string,
  deadline: number,
): number | null {
  if (product.orderBefore === null) return null;
  return Math.min(deadline, instantOf(deadlineDay, product.orderBefore));
}

/** Milliseconds: the article's working days before delivery, at most the moment's deadline. */
export const onDemandDeadline = (
  { day, deadline }: Pick<ChosenMoment, 'day' | 'deadline'>,
  workdays: number,
  calendar: CalendarFacts,
): number => Math.min(deadlineOf(day, calendar, workdays), Date.parse(deadline));
