import type { OrderedLine } from '@talloor/events/basket/events.ts';
import { orderEvents, orderStream, type OrderEvent } from '@talloor/events/order/events.ts';
import { evolveOrder, noOrder, type OrderState } from '@talloor/events/order/state.ts';
import type { PromisedTotals } from '@talloor/events/values.ts';
import type { AuditSide } from '../auditSide.ts';
import { decodeEach } from '../decodeEach.ts';
import { isOffice } from '../authorName.ts';
import { readWhole } from '../readOrderStreams.ts';

export type WholeVersion = {
  readonly version: number;
  readonly by: string;
  readonly at: string;
  readonly cause: 'placed' | 'user' | 'deadline';
  readonly restoredVersion: number | null;
  readonly isByOffice: boolean;
  /** Reason code of the office; null for the customer. */
  readonly reason: string | null;
  readonly lines: readonly OrderedLine[];
  readonly totals: PromisedTotals;
};

export type ReadVersions = {
  readonly order: Exclude<OrderState, { status: 'none' }>;
  readonly versions: readonly WholeVersion[];
};

/** ADR 0110; null: no such order. */
export async function readVersions(
  { store, codec }: Pick<AuditSide, 'store' | 'codec'>,
  orderNumber: string,
): Promise<ReadVersions | null> {
  const records = await readWhole(store, orderStream(orderNumber));
  const read = await decodeEach<OrderEvent>(codec, records, orderEvents);
  const decoded = read.flatMap((entry) => entry.decoded ?? []);
  const order = decoded.reduce<OrderState>((state, { event }) => evolveOrder(state, event), noOrder);
  if (order.status === 'none') return null;
  const versions = decoded.flatMap(({ event, metadata: { actorRole } }): WholeVersion[] => {
    const isByOffice = isOffice(actorRole);
    if (event.type === 'OrderPlaced') {
      const { placedBy: by, placedAt: at, lines, totals } = event.data;
      return [{ version: 1, by, at, cause: 'placed', restoredVersion: null, isByOffice, reason: null, lines, totals }];
    }
    if (event.type !== 'OrderModificationSubmitted') return [];
    const {
      version,
      submittedBy: by,
      submittedAt: at,
      cause,
      wentBackTo: restoredVersion = null,
      reason = null,
      lines,
      totals,
    } = event.data;
    return [{ version, by, at, cause, restoredVersion, isByOffice, reason, lines, totals }];
  });
  return { order, versions };
}
