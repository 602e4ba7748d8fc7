import { dayAt, instantOf } from '@talloor/rules/delivery/brusselsTime.ts';
import { sameDayIn } from '@talloor/rules/delivery/workdays.ts';

const historyMonths = 18;

/** The history covers 18 months (spec shopping §9): since when, as an ISO instant; the whole of its first day in Brussels. */
export const historyBegins = (now: Date): string =>
  new Date(instantOf(sameDayIn(dayAt(now.getTime()), -historyMonths), '00:00')).toISOString();
