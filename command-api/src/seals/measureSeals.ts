import type { Metrics } from '@talloor/platform/metrics.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf } from '@talloor/platform/postgres/columns.ts';
import { sealCopiesTable } from '@talloor/platform/tables.ts';
import { findUnsealed } from '@talloor/platform/seals/findUnsealed.ts';
import { findLastSeal } from './findLastSeal.ts';
import type { SealSide } from './sealSide.ts';
import { findSealingPlace } from './sealingPlace.ts';

/** @param now real time: the store has no other */
export function measureSeals(metrics: Metrics, side: Pick<SealSide, 'pool' | 'store'>, now: () => number): void {
  const { pool, store } = side;
  metrics.gauge('talloor_unsealed_seconds', 'Age of the oldest event without a seal.', [], async () => {
    const { lastNumber } = await findSealingPlace(pool, await store.storeId());
    const last = await findLastSeal(side, lastNumber);
    const { since } = await findUnsealed(store, last?.seal ?? null, 1);
    return [{ labels: {}, value: since === null ? 0 : Math.max(0, (now() - Date.parse(since)) / 1000) }];
  });
  metrics.gauge('talloor_seal_copy_failed', '1 where the last copy of a seal failed.', ['archive'], async () => {
    const columns = columnsOf(sealCopiesTable, 'archive', 'error');
    const rows = await findRows(pool, columns, 'select archive, error from platform.seal_copies');
    return rows.map(({ archive, error }) => ({ labels: { archive }, value: error === null ? 0 : 1 }));
  });
}
