import { instantOf } from '../delivery/brusselsTime.ts';
import { addDays } from '../delivery/workdays.ts';

/**
 * Used when the ERP names no hour (ADR 0124).
 * @param hour HH:MM in Brussels on the day before
 * @returns milliseconds
 */
export const replacementAnswerHour = (day: string, hour: string): number => instantOf(addDays(day, -1), hour);
