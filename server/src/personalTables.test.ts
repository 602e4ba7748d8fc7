import { expect, test } from '@jest/globals';
import { allProjectors } from '@talloor/projections/allProjectors.ts';
import { personalTables } from '@talloor/query-api/audit/personal-data/personalTables.ts';

test('every read model that holds something of a person is told to that person', () => {
  const told = new Set(personalTables.map(({ table }) => table.name));
  const holding = allProjectors.flatMap(({ tables }) => tables).filter((table) => table.personal !== undefined);
  expect(holding.map(({ name }) => name).filter((name) => !told.has(name))).toEqual([]);
});

test('rows are told by columns that there are', () => {
  for (const { table, owners } of personalTables)
    expect([table.name, owners.filter((owner) => !(owner in table.columns))]).toEqual([table.name, []]);
});
