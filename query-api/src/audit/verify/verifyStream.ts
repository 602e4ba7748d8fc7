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
 * Verifies a stream that belongs to no order (an account, a customer, a basket that was not ordered): its hash chain and,
 * of a basket, its end. @returns the first event that does not hold, null where all do
 */
export async function verifyStream(side: Pick<AuditSide, 'store' | 'pool'>, stream: string): Promise<Finding | null> {
  // The row first: a stream read later can only be longer than what it shows.
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
