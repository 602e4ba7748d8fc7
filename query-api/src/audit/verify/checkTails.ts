import { eventName } from '@talloor/contracts/eventName.ts';
import { basketStream } from '@talloor/events/basket/events.ts';
import { orderStream } from '@talloor/events/order/events.ts';
import type { StoredMetadata } from '@talloor/platform/codec/codec.ts';
import type { RecordedEvent } from '@talloor/platform/eventStore/port.ts';
import { basketsTable } from '@talloor/projections/tables/baskets.ts';
import { orderDetailsTable } from '@talloor/projections/tables/orderDetail.ts';
import type { OrderStreams } from '../readOrderStreams.ts';
import type { Finding } from './finding.ts';
import type { JsonRow, StoredRows } from './storedRows.ts';

export function checkTails(
  { orderNumber, basketId, basket, order }: OrderStreams,
  storedRows: StoredRows,
): Finding | null {
  return (
    checkTail(basketStream(basketId), basket, storedRows.rows.get(basketsTable.name)?.[0]) ??
    checkTail(orderStream(orderNumber), order, storedRows.rows.get(orderDetailsTable.name)?.[0])
  );
}

export function checkTail(stream: string, records: readonly RecordedEvent[], row: JsonRow | undefined): Finding | null {
  if (!row) return null;
  const storedRevision = Number(row['revision']);
  if (storedRevision >= records.length)
    return {
      stream,
      revision: records.length,
      type: null,
      reason: 'truncated',
      values: { event: eventName({ stream, revision: storedRevision }) },
    };
  const record = records[storedRevision];
  if (!record || (record.metadata as Partial<StoredMetadata> | null)?.hash === row['last_hash']) return null;
  return { stream, revision: storedRevision, type: record.type, reason: 'rewritten' };
}
