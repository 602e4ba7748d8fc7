import { basketStream } from '@talloor/events/basket/events.ts';
import { basketsTable } from '@talloor/projections/tables/baskets.ts';
import { findRow } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf } from '@talloor/platform/postgres/columns.ts';
import type { AuditSide } from '../auditSide.ts';
import { readWhole } from '../readOrderStreams.ts';
import { checkChain } from './checkChain.ts';
import { checkTail } from './checkTails.ts';
import type { Finding } from './finding.ts';
import type { JsonRow } from './storedRows.ts';

/**
 * Of a basket without an order, the end too.
 * @returns the first finding or null
 */
export async function verifyStream(side: Pick<AuditSide, 'store' | 'pool'>, stream: string): Promise<Finding | null> {
  // The row first, because the stream only grows.
  const row = await basketRow(side, stream);
  const records = await readWhole(side.store, stream);
  return checkChain(stream, records) ?? checkTail(stream, records, row);
}

async function basketRow({ pool }: Pick<AuditSide, 'pool'>, stream: string): Promise<JsonRow | undefined> {
  const prefix = basketStream('');
  if (!stream.startsWith(prefix)) return undefined;
  const text = `select revision, last_hash from ${basketsTable.qualifiedName} where basket_id = $1`;
  const columns = columnsOf(basketsTable, 'revision', 'last_hash');
  return (await findRow(pool, columns, text, [stream.slice(prefix.length)])) ?? undefined;
}
