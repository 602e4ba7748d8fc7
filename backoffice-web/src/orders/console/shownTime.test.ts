import { expect, test } from '@jest/globals';
import { eventAt } from './placeEvents.ts';
import { readAddressTime, parseTimeField } from './shownTime.ts';

const events = ['14:31:51.700', '14:31:52.014', '14:31:52.300', '14:31:53.000'].map((time) => ({
  occurred_at: `2026-03-11T${time}Z`,
}));
const eventIndexAt = (seconds: number | null) => seconds !== null && eventAt(events, seconds);

test('the address of an event leads to that event, even when others share its second', () => {
  for (const [index, { occurred_at }] of events.entries())
    expect(eventIndexAt(readAddressTime(occurred_at))).toBe(index);
});

test('a second without a fraction leads to its last event', () => {
  expect(eventIndexAt(readAddressTime('2026-03-11T14:31:52Z'))).toBe(2);
  expect(eventIndexAt(parseTimeField('11/03/2026 15:31:52'))).toBe(2);
});

test('an invalid time leads to no event', () => {
  expect(readAddressTime('gisteren')).toBeNull();
  expect(parseTimeField('31/02/2026 25:00')).toBeNull();
});
