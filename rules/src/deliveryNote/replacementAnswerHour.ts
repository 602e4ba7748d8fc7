import { instantOf } from '../delivery/brusselsTime.ts';
import { addDays } from '../delivery/workdays.ts';

/**
 * Until when a buyer may say whether another article may come on a delivery day, where the ERP names no hour (ADR 0124).
 * @param day of the delivery, yyyy-mm-dd
 * @param hour that the customer agreed, HH:MM by the clock in Brussels on the day before
 * @returns milliseconds of that instant
 */
export const replacementAnswerHour = (day: string, hour: string): number => instantOf(addDays(day, -1), hour);
