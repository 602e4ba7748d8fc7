import type { Pool } from 'pg';
import { createMemory } from '../freshness/createMemory.ts';
import { askingUser } from './runAsUser.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf } from '@talloor/platform/postgres/columns.ts';
import { restrictedListsTable } from '../tables.ts';

export type BoundFinder = (version: number, customerNumber: string | null) => Promise<boolean>;

export function createBoundFinder(pool: Pick<Pool, 'query'>): BoundFinder {
  const memory = createMemory<Promise<ReadonlyMap<string, readonly string[]>>>(1);
  const read = async () => {
    const text = 'select customer_number, managers from catalogue.restricted_lists';
    const rows = await findRows(pool, columnsOf(restrictedListsTable, 'customer_number', 'managers'), text);
    return new Map(rows.map((row) => [row.customer_number, row.managers]));
  };
  return async (version, customerNumber) => {
    const user = askingUser();
    if (customerNumber === null || user === null) return false;
    const cached = memory.get(version, '');
    const reading = cached ?? read();
    if (!cached) memory.set(version, '', reading);
    try {
      const managers = (await reading).get(customerNumber);
      return managers !== undefined && !managers.includes(user);
    } catch (error) {
      memory.forget('');
      throw error;
    }
  };
}
