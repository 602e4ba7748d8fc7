import { orderEvents, orderStream, type OrderEvent } from '@talloor/events/order/events.ts';
import type { OrderContent } from '@talloor/events/basket/events.ts';
import { namedChanges, type ChangedLine } from '@talloor/events/order/orderChanges.ts';
import { isChained } from '@talloor/platform/codec/verifyChain.ts';
import type { RecordedEvent } from '@talloor/platform/eventStore/port.ts';
import type { AuditSide } from '../auditSide.ts';
import { decodeEach } from '../decodeEach.ts';
import { isOffice } from '../authorName.ts';
import { readWhole } from '../readOrderStreams.ts';

export type Receipt = {
  readonly content: OrderContent;
  readonly version: number;
  readonly by: string;
  readonly at: string;
  readonly cause: 'placed' | 'user' | 'deadline';
  readonly isByOffice: boolean;
  readonly lines: readonly ChangedLine[];
  readonly previousPayableCents: number | null;
  readonly payableCents: number;
  readonly approximate: boolean;
  readonly changeDeadline: string;
  readonly record: RecordedEvent;
  readonly hash: string;
};

type ReceiptQuestion = { readonly orderNumber: string; readonly version: number; readonly customerNumber: string };

export async function readReceipt(
  { store, codec }: Pick<AuditSide, 'store' | 'codec'>,
  { orderNumber, version, customerNumber }: ReceiptQuestion,
): Promise<Receipt | 'order' | 'version'> {
  const read = await decodeEach<OrderEvent>(codec, await readWhole(store, orderStream(orderNumber)), orderEvents);
  const [placed] = read;
  if (placed?.decoded?.event.type !== 'OrderPlaced') return 'order';
  const content = placed.decoded.event.data;
  if (content.customerNumber !== customerNumber) return 'order';
  let { changeDeadline } = content;
  for (const { record, decoded } of read) {
    if (decoded?.event.type === 'OrderDeadlineExtended') ({ changeDeadline } = decoded.event.data);
    const receiptPart = decoded && findReceiptPart(decoded.event);
    if (receiptPart?.version !== version || !isChained(record.metadata)) continue;
    const isByOffice = isOffice(decoded?.metadata.actorRole);
    return { ...receiptPart, content, changeDeadline, isByOffice, record, hash: record.metadata.hash };
  }
  return 'version';
}

type ReceiptPart = Omit<Receipt, 'content' | 'changeDeadline' | 'isByOffice' | 'record' | 'hash'>;

function findReceiptPart(event: OrderEvent): ReceiptPart | null {
  if (event.type === 'OrderModificationSubmitted') {
    const { version, submittedBy: by, submittedAt: at, cause, previousPayableCents, totals } = event.data;
    const { payableCents, approximate } = totals;
    return { version, by, at, cause, lines: namedChanges(event.data), previousPayableCents, payableCents, approximate };
  }
  if (event.type !== 'OrderPlaced') return null;
  const { placedBy: by, placedAt: at, lines, totals } = event.data;
  const { payableCents, approximate } = totals;
  return {
    version: 1,
    by,
    at,
    cause: 'placed',
    lines: lines
      .filter((line) => !line.free)
      .map(({ articleNumber, name, unit, quantity }) => ({ articleNumber, name, unit, quantity, previousQuantity: 0 })),
    previousPayableCents: null,
    payableCents,
    approximate,
  };
}
