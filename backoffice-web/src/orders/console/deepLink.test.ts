import { expect, test } from '@jest/globals';
import { linkedEvent, linkTo } from './deepLink.ts';

const events = ['51.700', '52.014', '52.014', '52.014', '53.000'].map((time, revision) => ({
  event: `order-4402131@${revision}`,
  occurred_at: `2026-03-11T14:31:${time}Z`,
}));
const noParameters = new URLSearchParams();
const leadsTo = (address: string) => linkedEvent(new URLSearchParams(address), events);

test('the address of every event leads back to it, even when events share a millisecond', () => {
  for (const index of [0, 1, 2, 3]) expect(linkedEvent(linkTo(noParameters, events, index), events)).toBe(index);
});

test('an address names an event only when several events share its time', () => {
  const hasNumber = [0, 1, 2, 3].map((index) => linkTo(noParameters, events, index).has('event'));
  expect(hasNumber).toEqual([false, true, true, false]);
});

test('the address of the current state has no time, and keeps its other parameters', () => {
  expect(
    String(linkTo(new URLSearchParams('with=begin&at=2026-03-11T14:31:52.014Z&event=order-4402131@2'), events, 4)),
  ).toBe('with=begin');
});

test('the name of an event leads to it, an unknown name or time leads nowhere', () => {
  expect(leadsTo('event=order-4402131@2')).toBe(2);
  expect(leadsTo('at=2026-03-11T14:31:51.700Z&event=order-4402131@9')).toBe(0);
  expect(leadsTo('at=2026-03-11T14:31:52Z')).toBe(3);
  expect(leadsTo('event=order-4402131@9')).toBeNull();
  expect(leadsTo('at=gisteren')).toBeNull();
});
