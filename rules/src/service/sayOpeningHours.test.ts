import { expect, test } from '@jest/globals';
import { partnerPickupHours, serviceHours } from './openingHours.ts';
import { sayOpeningHours } from './sayOpeningHours.ts';
import { openingHoursOf } from './weekHours.ts';

test('opening hours are said per group of days, short for a line and long for a sentence', () => {
  expect(sayOpeningHours(serviceHours, 'nl', 'short')).toBe('ma–vr 7:00–\u206017:30, za 7:00–\u206013:00');
  expect(sayOpeningHours(serviceHours, 'fr', 'short')).toBe('lu–ve 7:00–\u206017:30, sa 7:00–\u206013:00');
  expect(sayOpeningHours(serviceHours, 'nl', 'long')).toBe('maandag tot vrijdag 7:00–17:30, zaterdag 7:00–13:00');
  expect(sayOpeningHours(serviceHours, 'fr', 'long')).toBe(
    'du lundi au vendredi de 7:00 à 17:30, le samedi de 7:00 à 13:00',
  );
  expect(sayOpeningHours(partnerPickupHours, 'nl', 'short')).toBe('ma–za 9:00–\u206020:00');
});

test('a day without hours is closed', () => {
  const hours = openingHoursOf({ tuesday: '08:30-12:00', thursday: '08:30-12:00', sunday: '10:00-12:00' });
  expect(hours(1)).toBeNull();
  expect(hours(2)).toEqual({ opens: '08:30', closes: '12:00' });
  expect(sayOpeningHours(hours, 'nl', 'short')).toBe('di 8:30–\u206012:00, do 8:30–\u206012:00, zo 10:00–\u206012:00');
});
