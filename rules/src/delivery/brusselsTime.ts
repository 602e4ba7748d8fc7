import { tzOffset, TZDateMini } from '@date-fns/tz';

const zone = 'Europe/Brussels';
const minute = 60_000;

/** Keeps answers that depend on nothing but their key, so that time-zone tables are asked once per hour or day. */
function remembered<K, V>(compute: (key: K) => V, most: number): (key: K) => V {
  const known = new Map<K, V>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    if (known.size >= most) known.clear();
    const computed = compute(key);
    known.set(key, computed);
    return computed;
  };
}

// Clocks change on the hour: one offset holds for every instant of an hour.
const offsetOfHour = remembered((hour: number) => tzOffset(zone, new Date(hour * 3_600_000)), 5_000);

const instants = remembered((key: string) => {
  const [day = '', time = ''] = key.split('T');
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return new TZDateMini(year, month - 1, date, hours, minutes, zone).getTime();
}, 5_000);

/** Milliseconds of the instant at which clocks in Brussels show this day (yyyy-mm-dd) and time (HH:MM). */
export const instantOf = (day: string, time: string): number => instants(`${day}T${time}`);

/** The day (yyyy-mm-dd) on the calendar in Brussels at an instant in milliseconds. */
export function dayAt(instant: number): string {
  const shifted = instant + offsetOfHour(Math.floor(instant / 3_600_000)) * minute;
  return new Date(shifted).toISOString().slice(0, 10);
}

/** Epoch seconds of a day's midnight in Brussels: a delivery day on the wire. */
export const epochOfDay = (day: string): number => Math.floor(instantOf(day, '00:00') / 1000);

/** The day in Brussels that holds this instant in epoch seconds. Throws a RangeError beyond what a Date can hold. */
export const dayOfEpoch = (seconds: number): string => dayAt(seconds * 1000);
