import { expect, test } from '@jest/globals';
import { allProjectors } from '@talloor/projections/allProjectors.ts';
import { rowOwners } from './rowOwners.ts';

const tables = allProjectors.flatMap(({ tables: own }) => own);

test('the audit compares every table of every read model', () => {
  expect(tables.map(({ name }) => name).filter((name) => !rowOwners.has(name))).toEqual([]);
  expect(rowOwners.size).toBe(tables.length);
});

test('the rows of an order are found by columns of their tables', () => {
  const unknown = tables.filter(({ name, columns }) => {
    const owner = rowOwners.get(name);
    return (
      owner?.kind === 'order' && !(owner.column in columns && (!owner.isOfCustomer || 'customer_number' in columns))
    );
  });
  expect(unknown.map(({ name }) => name)).toEqual([]);
});
