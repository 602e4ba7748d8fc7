import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { bundleEvents, dayStep, eventAt, placeEvents } from './placeEvents.ts';

const at = (occurred_at: string) => ({ occurred_at });
const history = [
  at('2026-03-09T15:02:11.000Z'),
  at('2026-03-09T15:09:48.000Z'),
  at('2026-03-11T13:20:31.000Z'),
  at('2026-03-11T13:20:31.000Z'),
  at('2026-03-13T09:04:33.000Z'),
];

test('events are in order on the bar, and each day is a section', () => {
  const { placed, days } = placeEvents(history);
  const places = placed.map((event) => event.at);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(days).toHaveLength(3);
  expect(days.at(0)?.from).toBe(0);
  expect(days.at(-1)?.to).toBe(100);
});

test('the bar holds every event, however long the time between them', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 4_000_000_000_000 }), { minLength: 1, maxLength: 60 }), (times) => {
      const events = times.toSorted((a, b) => a - b).map((time) => at(new Date(time).toISOString()));
      for (const { at: place } of placeEvents(events).placed) expect(place >= 0 && place <= 100).toBe(true);
    }),
  );
});

test('a typed time selects the last event at or before that time', () => {
  expect(eventAt(history, Date.parse('2026-03-11T13:20:31Z') / 1000)).toBe(3);
  expect(eventAt(history, Date.parse('2026-03-10T00:00:00Z') / 1000)).toBe(1);
  expect(eventAt(history, 0)).toBe(0);
});

test('a day forward selects the first event of the next day, a day back the last of the previous day', () => {
  expect(dayStep(history, 0, true)).toBe(2);
  expect(dayStep(history, 4, true)).toBe(4);
  expect(dayStep(history, 3, false)).toBe(1);
  expect(dayStep(history, 1, false)).toBe(0);
});

test('many events share counted bubbles, and no event is lost', () => {
  const sixty = Array.from({ length: 90 }, () => at('2026-03-09T15:02:11.000Z'));
  const bundles = bundleEvents(placeEvents(sixty).placed, 1.3);
  expect(bundles.length).toBeLessThan(90);
  expect(bundles.flatMap(({ events }) => events.map(({ index }) => index))).toEqual(sixty.map((_, index) => index));
  expect(bundleEvents(placeEvents(history).placed, 1.3)).toHaveLength(history.length);
});

test('more events share a bubble on a narrow bar', () => {
  const ten = placeEvents(Array.from({ length: 10 }, () => at('2026-03-09T15:02:11.000Z'))).placed;
  expect(bundleEvents(ten, 1.3)).toHaveLength(10);
  expect(bundleEvents(ten, 12)).toHaveLength(1);
});
