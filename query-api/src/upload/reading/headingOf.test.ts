import { expect, test } from '@jest/globals';
import { headingOf, namesStock } from './headingOf.ts';

test.each([
  ['Aantal', 'quantity'],
  ['Aantal vrijdag', 'quantity'],
  ['Qté lundi', 'quantity'],
  ['Besteld', 'quantity'],
  ['Bestelling', 'quantity'],
  ['Bestelling vrijdag', 'quantity'],
  ['Telling', 'other'],
  ['Beschikbaar', 'other'],
  ['Aantal per doos', 'other'],
  ['Qty on hand', 'other'],
  ['Qté livrée', 'other'],
  ['Quantité minimale', 'other'],
  ['Bestellen vóór', 'other'],
  ['Commander avant', 'other'],
  ['Aantal (voorraad)', 'other'],
  ['Qty (stock)', 'other'],
  ['Quantité (min.)', 'other'],
  ['Aantal (besteld vorige keer)', 'other'],
  ['Besteld 12/10', 'other'],
  ['Quantité commandée semaine 12', 'other'],
  ['Stuks', null],
  ['Nb', null],
])('a heading %s is %s', (heading, kind) => expect(headingOf(heading)).toBe(kind));

test.each([
  ['Voorraad', true],
  ['Stock au 12/11', true],
  ['Verbruik oktober', true],
  ['Consommation', true],
  ['Bestelpunt', true],
  ['Par level', true],
  ['Quantités livrées', true],
  ['Bestelling', false],
  ['Verbruiksgoederen', false],
  ['À livrer vendredi', false],
  ['Plastiek', false],
])('a sheet called %s is of stock or of the past: %s', (title, isStock) => expect(namesStock(title)).toBe(isStock));
