import { isoDay } from '@talloor/rules/format/dates.ts';

export type Placed<E> = { readonly event: E; readonly index: number; /** Per cent of the bar. */ readonly at: number };
export type DaySection = { readonly day: number; readonly from: number; readonly to: number };

const secondsOf = (instant: string): number => Date.parse(instant) / 1000;

/** Logarithmic within a day, short nights. Events are oldest first. */
export function placeEvents<E extends { readonly occurred_at: string }>(
  events: readonly E[],
): { placed: Placed<E>[]; days: DaySection[] } {
  let reach = 0;
  const steps = events.map((event, index) => {
    const before = events[index - 1];
    if (before) {
      const minutes = Math.max(0, secondsOf(event.occurred_at) - secondsOf(before.occurred_at)) / 60;
      const isNewDay = dayOf(event) !== dayOf(before);
      reach += isNewDay ? 4 : 1 + Math.min(3, Math.log10(1 + minutes));
    }
    return reach;
  });
  const scale = 92 / Math.max(reach, 1);
  const placed = events.map((event, index) => ({ event, index, at: 2 + (steps[index] ?? 0) * scale }));
  return { placed, days: sectionsOf(placed) };
}

export const nearestTo = <E>(placed: readonly Placed<E>[], value: number, current: Placed<E>): Placed<E> =>
  placed.reduce((best, event) => (Math.abs(event.at - value) < Math.abs(best.at - value) ? event : best), current);

const dayOf = (event: { readonly occurred_at: string }): string => isoDay(secondsOf(event.occurred_at));

function sectionsOf<E extends { readonly occurred_at: string }>(placed: readonly Placed<E>[]): DaySection[] {
  const firsts = placed.filter(({ event }, at) => {
    const before = placed[at - 1];
    return !before || dayOf(before.event) !== dayOf(event);
  });
  const edges = firsts.map(({ index, at }, order) => {
    const before = placed[index - 1];
    return order === 0 || !before ? 0 : (before.at + at) / 2;
  });
  return firsts.map(({ event }, order) => ({
    day: secondsOf(event.occurred_at),
    from: edges[order] ?? 0,
    to: edges[order + 1] ?? 100,
  }));
}

/** Last event at or before an instant; 0 when none. */
export function eventAt(events: readonly { readonly occurred_at: string }[], epochSeconds: number): number {
  const after = events.findIndex((event) => secondsOf(event.occurred_at) > epochSeconds);
  return after < 0 ? events.length - 1 : Math.max(0, after - 1);
}

export function dayStep(events: readonly { readonly occurred_at: string }[], index: number, forward: boolean): number {
  const currentEvent = events[index];
  if (!currentEvent) return index;
  if (forward) {
    const next = events.findIndex((event, at) => at > index && dayOf(event) !== dayOf(currentEvent));
    return next < 0 ? events.length - 1 : next;
  }
  const before = events.findLastIndex((event, at) => at < index && dayOf(event) !== dayOf(currentEvent));
  return Math.max(0, before);
}

/**
 * Groups close events.
 * @param nearest minimum distance in per cent of the bar
 */
export function bundleEvents<E>(
  placed: readonly Placed<E>[],
  nearest: number,
): { readonly at: number; readonly events: readonly Placed<E>[] }[] {
  const bundles: { at: number; events: Placed<E>[] }[] = [];
  for (const event of placed) {
    const last = bundles.at(-1);
    const before = last?.events.at(-1);
    if (last && before && event.at - before.at < nearest) {
      last.events.push(event);
      last.at = ((last.events[0]?.at ?? event.at) + event.at) / 2;
    } else bundles.push({ at: event.at, events: [event] });
  }
  return bundles;
}
