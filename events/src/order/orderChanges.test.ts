import { expect, test } from '@jest/globals';
import { namedChanges, unnamedChanges, type ChangedLine } from './orderChanges.ts';

const tomato = { articleNumber: '100045', name: { nl: 'Tomaat', fr: 'Tomate' }, unit: { nl: 'doos', fr: 'caisse' } };
const fish = { articleNumber: '100732', name: { nl: 'Zalm', fr: 'Saumon' }, unit: { nl: 'kg', fr: 'kg' } };
const changedLines: readonly ChangedLine[] = [
  { ...tomato, previousQuantity: 2, quantity: 4 },
  { ...fish, previousQuantity: 3, quantity: 0 },
];

test('a submitted change stores the name of an article once: in its lines, or with a removed article', () => {
  const storedChanges = unnamedChanges([tomato], changedLines);
  expect(storedChanges).toEqual([{ articleNumber: '100045', previousQuantity: 2, quantity: 4 }, changedLines[1]]);
  expect(namedChanges({ lines: [tomato], changed: storedChanges })).toEqual(changedLines);
});

test('a stored change with its own names keeps those names', () => {
  expect(
    namedChanges({ lines: [{ ...tomato, name: { nl: 'Trostomaat', fr: 'Tomate grappe' } }], changed: changedLines }),
  ).toEqual(changedLines);
});
