import { TZDate } from '@date-fns/tz';
import { parse } from 'date-fns';
import { formatTime, isoDay } from '@talloor/rules/format/dates.ts';

const zone = 'Europe/Brussels';

/** In Brussels. */
export type Moment = { readonly day: string; readonly time: string };

export const momentOf = (epochSeconds: number): Moment => ({
  day: isoDay(epochSeconds),
  time: formatTime('nl', epochSeconds),
});

export function instantOf({ day, time }: Moment): string | null {
  const at = parse(`${day} ${time}`, 'yyyy-MM-dd HH:mm', new TZDate(0, zone)).getTime();
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}

export function secondsIn(address: string | null): number | null {
  const at = Date.parse(address ?? '');
  return Number.isNaN(at) ? null : Math.floor(at / 1000);
}
