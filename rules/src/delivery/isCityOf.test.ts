import { expect, test } from '@jest/globals';
import { isCityOf } from './isCityOf.ts';

const cities = [
  { nl: 'Gent', fr: 'Gand' },
  { nl: "'s-Gravenbrakel", fr: 'Braine-le-Comte' },
  { nl: 'Luik', fr: 'Liège' },
  { nl: 'Komen', fr: '' },
];

test.each(['Gand', 'GENT', '’s Gravenbrakel', '´s-gravenbrakel', 'braine le comte', 'Liege', 'Lie\u0300ge'])(
  '%s is a city of its postal code',
  (name) => expect(isCityOf(name, cities)).toBe(true),
);

test.each(['Gen', 'Antwerpen', '-', '123', ''])('%s is none', (name) => expect(isCityOf(name, cities)).toBe(false));
