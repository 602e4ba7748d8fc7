import { tzOffset, TZDateMini } from '@date-fns/tz';

const zone = 'Europe/Brussels';
const minute = 60_000;

function remembered<K, V>(compute: (key: K) => V, most: number): (key: K) => V {
  const cache = new Map<K, V>();
  return (key) => {
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    if (cache.size >= most) cache.clear();
    const computed = compute(key);
    cache.set(key, computed);
    return computed;
  };
}

// Clocks change on the hour, so one offset holds for a whole hour.
const offsetOfHour = remembered((hour: number) => tzOffset(zone, new Date(hour * 3_600_000)), 5_000);

const instants = remembered((key: string) => {
  const [day = '', time = ''] = key.split('T');
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return new TZDateMini(year, month - 1, date, hours, minutes, zone).getTime();
}, 5_000);

/** Milliseconds of yyyy-mm-dd and HH:MM. */
export const instantOf = (day: string, time: string): number => instants(`${day}T${time}`);

/** yyyy-mm-dd of milliseconds. */
export function dayAt(instant: number): string {
  const shifted = instant + offsetOfHour(Math.floor(instant / 3_600_000)) * minute;
  return new Date(shifted).toISOString().slice(0, 10);
}

/** Epoch seconds of midnight: a delivery day on the wire. */
export const epochOfDay = (day: string): number => Math.floor(instantOf(day, '00:00') / 1000);

/** @throws RangeError beyond the range of Date */
export const dayOfEpoch = (seconds: number): string => dayAt(seconds * 1000);
