import { expect, test } from '@jest/globals';
import { allProjectors } from '@talloor/projections/allProjectors.ts';
import { personalTables } from '@talloor/query-api/audit/personalData/personalTables.ts';

test('the exported personal data cover every read model with personal columns', () => {
  const reportedTables = new Set(personalTables.map(({ table }) => table.name));
  const holding = allProjectors.flatMap(({ tables }) => tables).filter((table) => table.personal !== undefined);
  expect(holding.map(({ name }) => name).filter((name) => !reportedTables.has(name))).toEqual([]);
});

test('the owner columns of personal tables exist', () => {
  for (const { table, owners } of personalTables)
    expect([table.name, owners.filter((owner) => !(owner in table.columns))]).toEqual([table.name, []]);
});
