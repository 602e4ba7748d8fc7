import { listSeals } from '@talloor/contracts/endpoints/officeSeals.ts';
import { sealEvents } from '@talloor/events/seal/seal.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { columnsOf, typed } from '@talloor/platform/postgres/columns.ts';
import { findRow, findRows } from '@talloor/platform/postgres/findRows.ts';
import { findUnsealed } from '@talloor/platform/seals/findUnsealed.ts';
import { type Seal, sealsStream } from '@talloor/platform/seals/seal.ts';
import { sealCopiesTable, sealingTable } from '@talloor/platform/tables.ts';
import { findSealingFailure } from '@talloor/platform/seals/sealingFailure.ts';
import { fingerprintOf } from '@talloor/platform/seals/sealingKeys.ts';
import { sealWarnings } from '@talloor/platform/seals/sealWarnings.ts';
import type { AuditSide } from '../auditSide.ts';

const mostShown = 50;
const mostCounted = 10_000;
const copyColumns = {
  ...columnsOf(sealCopiesTable, 'last_number', 'copied_at', 'error'),
  archive: typed<'folder' | 'bucket' | 'mail'>('text not null'),
} as const;

export const listSealsRoute = ({ pool, store }: AuditSide, now: () => number = Date.now): Route =>
  route(listSeals, async () => {
    const seals = await readLastSeals({ pool, store });
    const last = seals.at(-1) ?? null;
    const { count, since } = await findUnsealed(store, last, mostCounted);
    const seconds = since === null ? 0 : Math.max(0, Math.floor((now() - Date.parse(since)) / 1000));
    const copies = await findRows(
      pool,
      copyColumns,
      'select archive, last_number, copied_at, error from platform.seal_copies order by archive',
    );
    const failure = await findSealingFailure(pool);
    return {
      body: {
        total: last?.number ?? 0,
        seals: seals.map((seal, index) => viewSeal(seal, seals[index - 1])).toReversed(),
        unsealed: {
          count,
          since,
          seconds,
          is_too_old: sealWarnings({ since, failure: null, copies: [] }, now()).length > 0,
        },
        failure: failure && { kind: failure.kind, error: failure.error, since: failure.at.toISOString() },
        copies: copies.map(({ copied_at, ...copy }) => ({ ...copy, copied_at: copied_at?.toISOString() ?? null })),
      },
    };
  });

async function readLastSeals({ pool, store }: Pick<AuditSide, 'pool' | 'store'>): Promise<Seal[]> {
  const columns = columnsOf(sealingTable, 'last_number');
  const place = await findRow(pool, columns, 'select last_number from platform.sealing');
  const from = Math.max(0, (place?.last_number ?? 0) - mostShown);
  const records = await store.readStream(sealsStream, from, 2 * mostShown);
  return records.slice(-mostShown).flatMap(({ data }) => {
    const parsed = sealEvents.HistorySealed.schema.safeParse(data);
    return parsed.success ? [parsed.data] : [];
  });
}

const viewSeal = ({ number, at, events, changes, key, nextKey }: Seal, previous: Seal | undefined) => ({
  number,
  at,
  events: events.count,
  changes: changes.count,
  key: fingerprintOf(key),
  names_next_key: nextKey !== null,
  replaces_lost_key: previous !== undefined && key !== (previous.nextKey ?? previous.key),
});
