import { dayAt, instantOf } from '@talloor/rules/delivery/brusselsTime.ts';
import { sameDayIn } from '@talloor/rules/delivery/workdays.ts';

const historyMonths = 18;

/** Start of the 18-month history (spec shopping §9), at midnight in Brussels. */
export const historyBegins = (now: Date): string =>
  new Date(instantOf(sameDayIn(dayAt(now.getTime()), -historyMonths), '00:00')).toISOString();
