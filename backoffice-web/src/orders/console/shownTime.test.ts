import { expect, test } from '@jest/globals';
import { eventAt } from './placeEvents.ts';
import { readAddressTime, readTypedTime } from './shownTime.ts';

const within = ['14:31:51.700', '14:31:52.014', '14:31:52.300', '14:31:53.000'].map((time) => ({
  occurred_at: `2026-03-11T${time}Z`,
}));
const shownBy = (seconds: number | null) => seconds !== null && eventAt(within, seconds);

test('the address of an event leads to that event, even when others share its second', () => {
  for (const [index, { occurred_at }] of within.entries()) expect(shownBy(readAddressTime(occurred_at))).toBe(index);
});

test('a second without a fraction leads to its last event', () => {
  expect(shownBy(readAddressTime('2026-03-11T14:31:52Z'))).toBe(2);
  expect(shownBy(readTypedTime('11/03/2026 15:31:52'))).toBe(2);
});

test('an invalid time leads to no event', () => {
  expect(readAddressTime('gisteren')).toBeNull();
  expect(readTypedTime('31/02/2026 25:00')).toBeNull();
});
