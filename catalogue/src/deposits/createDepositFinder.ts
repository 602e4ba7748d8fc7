import type { Pool } from 'pg';
import { columnsOf } from '@talloor/platform/postgres/columns.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import type { Freshness } from '../freshness/createFreshness.ts';
import { createMemory } from '../freshness/createMemory.ts';
import { containerDepositsTable } from '../tables.ts';

/** Thousandths of a euro for a returned container on a day (yyyy-mm-dd); null: not paid back. */
export type DepositOn = (kind: string, day: string) => number | null;

export function createDepositFinder(pool: Pool, freshness: Freshness): () => Promise<DepositOn> {
  const memory = createMemory<DepositOn>(1);
  return async () => {
    const { version } = await freshness([]);
    const remembered = memory.get(version, 'deposits');
    if (remembered) return remembered;
    const rows = await findRows(
      pool,
      columnsOf(containerDepositsTable, 'kind', 'valid_from', 'deposit_mills'),
      statement,
    );
    const depositOn: DepositOn = (kind, day) =>
      rows.find((row) => row.kind === kind && row.valid_from <= day)?.deposit_mills ?? null;
    memory.set(version, 'deposits', depositOn);
    return depositOn;
  };
}

const statement = {
  name: 'catalogue_container_deposits',
  text: 'select kind, valid_from, deposit_mills from catalogue.container_deposits order by valid_from desc',
};
