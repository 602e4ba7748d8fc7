import { TZDate } from '@date-fns/tz';
import { parse } from 'date-fns';
import { formatTime, isoDay } from '@talloor/rules/format/dates.ts';

const zone = 'Europe/Brussels';

/** A day and a time as fields show them, in Brussels. */
export type Moment = { readonly day: string; readonly time: string };

export const momentOf = (epochSeconds: number): Moment => ({
  day: isoDay(epochSeconds),
  time: formatTime('nl', epochSeconds),
});

/** The instant of a day and a time in Brussels; null where they are none. Pure. */
export function instantOf({ day, time }: Moment): string | null {
  const at = parse(`${day} ${time}`, 'yyyy-MM-dd HH:mm', new TZDate(0, zone)).getTime();
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}

/** Epoch seconds that an address names; null where it names none. Pure. */
export function secondsIn(address: string | null): number | null {
  const at = Date.parse(address ?? '');
  return Number.isNaN(at) ? null : Math.floor(at / 1000);
}
