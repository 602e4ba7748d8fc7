import type { HealthCheck } from '@talloor/platform/http/health.ts';
import { findSealingFailure } from '@talloor/platform/seals/sealingFailure.ts';
import { type SealFacts, sealWarnings } from '@talloor/platform/seals/sealWarnings.ts';
import type { Metrics } from '@talloor/platform/metrics.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf } from '@talloor/platform/postgres/columns.ts';
import { sealCopiesTable } from '@talloor/platform/tables.ts';
import { findUnsealed } from '@talloor/platform/seals/findUnsealed.ts';
import { findLastSeal } from './findLastSeal.ts';
import type { SealSide } from './sealSide.ts';
import { findSealingPlace } from './sealingPlace.ts';

type Side = Pick<SealSide, 'pool' | 'store'>;

/** @param now real time: the store has no other */
export function measureSeals(metrics: Metrics, side: Side, now: () => number): void {
  const { pool } = side;
  metrics.gauge('talloor_unsealed_seconds', 'Age of the oldest event without a seal.', [], async () => {
    const since = await findUnsealedSince(side);
    return [{ labels: {}, value: since === null ? 0 : Math.max(0, (now() - Date.parse(since)) / 1000) }];
  });
  metrics.gauge('talloor_seal_copy_failed', '1 where the last copy of a seal failed.', ['archive'], async () => {
    const copies = await readCopies(pool);
    return copies.map(({ archive, error }) => ({ labels: { archive }, value: error === null ? 0 : 1 }));
  });
  metrics.gauge('talloor_sealing_failed', '1 where the last try to seal failed.', [], async () => {
    return [{ labels: {}, value: (await findSealingFailure(pool)) ? 1 : 0 }];
  });
}

/** Never fails readiness: the shop works without seals. */
export const checkSeals =
  (side: Side, now: () => number): HealthCheck =>
  async () => {
    const facts = await readSealFacts(side);
    const warnings = sealWarnings(facts, now()).map(({ kind, ...rest }) => [kind, ...Object.values(rest)].join(' '));
    const age = facts.since === null ? 'all is sealed' : `unsealed since ${facts.since}`;
    return [...warnings.map((warning) => `warning: ${warning}`), age].join('; ');
  };

async function readSealFacts(side: Side): Promise<SealFacts> {
  const { pool } = side;
  const since = await findUnsealedSince(side);
  return { since, failure: await findSealingFailure(pool), copies: await readCopies(pool) };
}

async function findUnsealedSince(side: Side): Promise<string | null> {
  const { lastNumber } = await findSealingPlace(side.pool, await side.store.storeId());
  const last = await findLastSeal(side, lastNumber);
  return (await findUnsealed(side.store, last?.seal ?? null, 1)).since;
}

async function readCopies(pool: Side['pool']): Promise<SealFacts['copies']> {
  const columns = columnsOf(sealCopiesTable, 'archive', 'error');
  return findRows(pool, columns, 'select archive, error from platform.seal_copies');
}
