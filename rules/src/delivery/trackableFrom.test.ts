import { expect, test } from '@jest/globals';
import { trackableFrom } from './trackableFrom.ts';

const calendar = {
  holidays: [{ day: '2026-04-06', name: { nl: 'Paasmaandag', fr: 'Lundi de Pâques' } }],
  closingDays: [],
};
const from = (day: string): string => new Date(trackableFrom(day, calendar)).toISOString();

test('a delivery can be followed from 23:00 of the working day before', () => {
  expect(from('2026-03-13')).toBe('2026-03-12T22:00:00.000Z');
});

test('a delivery on Monday can be followed from Friday evening, and one after Easter Monday from Good Friday', () => {
  expect(from('2026-03-16')).toBe('2026-03-13T22:00:00.000Z');
  expect(from('2026-04-07')).toBe('2026-04-03T21:00:00.000Z');
});

test('tracking starts at 23:00 local time, also around the change to summer time', () => {
  expect(from('2026-03-30')).toBe('2026-03-27T22:00:00.000Z');
});
