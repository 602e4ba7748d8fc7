import { expect, test } from '@jest/globals';
import { foldPlace, namesIn, streetOf } from './placeNames.ts';

test.each([
  ['Bever/Biévène', ['Bever', 'Biévène']],
  ['Kapellen (Antw.)', ['Kapellen']],
  ['Mouscron / Moeskroen', ['Mouscron', 'Moeskroen']],
  ["'s-Gravenvoeren", ["'s-Gravenvoeren"]],
  ['(Bru.)', []],
])('the names in %s', (text, names) => expect(namesIn(text)).toEqual(names));

test.each([
  ['Liège', 'LIEGE'],
  ["'s-Gravenvoeren", 's Gravenvoeren'],
  ['Neder-Over-Heembeek', 'Neder-over-Heembeek'],
  ['Bütgenbach', 'Butgenbach'],
  ['Große Straße', 'Grosse Strasse'],
])('%s equals %s after folding', (a, b) => expect(foldPlace(a)).toBe(foldPlace(b)));

test.each([
  ['Rue Liberté((PAC))', 'Rue Liberté'],
  ["Avenue de l'Espérance(F) Z.I.", "Avenue de l'Espérance Z.I."],
  ['Rue du Mont des Carliers(BL) S/N', 'Rue du Mont des Carliers'],
  ['Deidenberg,Zur Hardt', 'Deidenberg, Zur Hardt'],
  ['  Grote   Markt ', 'Grote Markt'],
  ['(XX)', '(XX)'],
])('the street %s is shown as %s', (text, street) => expect(streetOf(text)).toBe(street));
