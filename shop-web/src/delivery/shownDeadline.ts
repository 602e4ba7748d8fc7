import { closingWarning } from '@talloor/rules/delivery/closingWarning.ts';

/** Epoch seconds; half an hour early in the last two hours (spec shopping §9). `now` in milliseconds. */
export function shownDeadline(deadline: number, now: number): number {
  const warning = closingWarning(new Date(deadline * 1000), new Date(now));
  return warning === null ? deadline : Date.parse(warning.shownDeadline) / 1000;
}
