import { expect, test } from '@jest/globals';
import { linkedEvent, linkTo } from './deepLink.ts';

const events = ['51.700', '52.014', '52.014', '52.014', '53.000'].map((time) => ({
  occurred_at: `2026-03-11T14:31:${time}Z`,
}));
const noParameters = new URLSearchParams();
const leadsTo = (address: string) => linkedEvent(new URLSearchParams(address), events);

test('the address of every event leads back to it, even when events share a millisecond', () => {
  for (const index of [0, 1, 2, 3]) expect(linkedEvent(linkTo(noParameters, events, index), events)).toBe(index);
});

test('an address contains an event number only when several events share its time', () => {
  const hasNumber = [0, 1, 2, 3].map((index) => linkTo(noParameters, events, index).has('event'));
  expect(hasNumber).toEqual([false, true, true, false]);
});

test('the address of the current state has no time, and keeps its other parameters', () => {
  expect(String(linkTo(new URLSearchParams('with=begin&at=2026-03-11T14:31:52.014Z&event=2'), events, 4))).toBe(
    'with=begin',
  );
});

test('an event number that does not match the time is ignored, and an invalid time gives no event', () => {
  expect(leadsTo('at=2026-03-11T14:31:51.700Z&event=3')).toBe(0);
  expect(leadsTo('at=2026-03-11T14:31:52Z')).toBe(3);
  expect(leadsTo('event=3')).toBeNull();
  expect(leadsTo('at=gisteren')).toBeNull();
});
