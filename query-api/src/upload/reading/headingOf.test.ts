import { expect, test } from '@jest/globals';
import { headingOf } from './headingOf.ts';

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
  ['Aantal (voorraad)', 'other'],
  ['Qty (stock)', 'other'],
  ['Quantité (min.)', 'other'],
  ['Aantal (besteld vorige keer)', 'other'],
  ['Besteld 12/10', 'other'],
  ['Quantité commandée semaine 12', 'other'],
  ['Stuks', null],
  ['Nb', null],
])('a heading %s is %s', (heading, kind) => expect(headingOf(heading)).toBe(kind));
