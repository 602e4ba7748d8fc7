import { instantOf } from '../delivery/brusselsTime.ts';
import { addDays } from '../delivery/workdays.ts';

/** On the clock in Brussels, on the day before delivery, where the ERP names no hour (ADR 0124). */
const answerHour = '22:00';

/** Milliseconds of the instant until which a buyer may say whether another article may come on a delivery day. */
export const replacementAnswerHour = (day: string): number => instantOf(addDays(day, -1), answerHour);
