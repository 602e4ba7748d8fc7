import { deliveryEvents, deliveryStream, type DeliveryEvent } from '@talloor/events/delivery/events.ts';
import type { PickedLine } from '@talloor/events/delivery/values.ts';
import { invoiceEvents, invoiceStream, type InvoiceEvent } from '@talloor/events/invoice/events.ts';
import { orderEvents, orderStream, type OrderEvent } from '@talloor/events/order/events.ts';
import { returnEvents, returnStream, type ReturnEvent } from '@talloor/events/return/events.ts';
import type { RecordedEvent } from '@talloor/platform/eventStore/port.ts';
import { inOrder, streamsAtOnce } from '@talloor/platform/sideBySide.ts';
import type { AuditSide } from '../auditSide.ts';
import { decodeEach } from '../decodeEach.ts';
import { readWhole } from '../readOrderStreams.ts';
import { readableMetadata } from '../viewHistoryEvent.ts';

export type SourceEvent<E> = { readonly event: E; readonly record: RecordedEvent };
export type Issued = Extract<InvoiceEvent, { type: 'InvoiceIssued' }>;
export type Picked = Extract<DeliveryEvent, { type: 'DeliveryPicked' }>;

export type NoteSource = {
  readonly delivery: readonly SourceEvent<DeliveryEvent>[];
  readonly order: readonly SourceEvent<OrderEvent>[];
};
export type ExplanationSources = {
  readonly issued: SourceEvent<Issued>;
  /** By delivery number. */
  readonly notes: ReadonlyMap<string, NoteSource>;
  readonly returns: ReadonlyMap<string, readonly SourceEvent<ReturnEvent>[]>;
};

type Stores = Pick<AuditSide, 'store' | 'codec'>;

/** Null: unknown, or of another customer. */
export async function readSources(
  side: Stores,
  number: string,
  customerNumber: string,
): Promise<ExplanationSources | null> {
  const events = await readEvents<InvoiceEvent>(side, invoiceStream(number), invoiceEvents);
  const issued = events.find((each): each is SourceEvent<Issued> => each.event.type === 'InvoiceIssued');
  if (issued?.event.data.customerNumber !== customerNumber) return null;
  const { deliveryNumbers, lines } = issued.event.data;
  const returnIds = lines.flatMap((line) => ('returnId' in line && line.returnId !== null ? [line.returnId] : []));
  const [notes, returns] = await Promise.all([
    readAll(deliveryNumbers, (deliveryNumber) => readNote(side, deliveryNumber)),
    readAll([...new Set(returnIds)], (id) => readEvents<ReturnEvent>(side, returnStream(id), returnEvents)),
  ]);
  return { issued, notes, returns };
}

async function readAll<Source>(
  keys: readonly string[],
  read: (key: string) => Promise<Source>,
): Promise<Map<string, Source>> {
  const sources = new Map<string, Source>();
  for await (const [key, source] of inOrder(keys, streamsAtOnce, async (each) => [each, await read(each)] as const))
    sources.set(key, source);
  return sources;
}

async function readNote(side: Stores, deliveryNumber: string): Promise<NoteSource> {
  const delivery = await readEvents<DeliveryEvent>(side, deliveryStream(deliveryNumber), deliveryEvents);
  const plan = delivery.find(({ event }) => event.type === 'DeliveryScheduled')?.event;
  if (plan?.type !== 'DeliveryScheduled') return { delivery, order: [] };
  return { delivery, order: await readEvents<OrderEvent>(side, orderStream(plan.data.orderNumber), orderEvents) };
}

/** Unreadable events explain nothing. */
async function readEvents<E extends InvoiceEvent | DeliveryEvent | OrderEvent | ReturnEvent>(
  { store, codec }: Stores,
  stream: string,
  definitions: Parameters<typeof decodeEach>[2],
): Promise<SourceEvent<E>[]> {
  const entries = await decodeEach<E>(codec, await readWhole(store, stream), definitions);
  return entries.flatMap(({ record, decoded }) => (decoded ? [{ event: decoded.event, record }] : []));
}

/** Of the last picking. */
export const lastPicking = (note: NoteSource | undefined): SourceEvent<Picked> | undefined =>
  note?.delivery.findLast((each): each is SourceEvent<Picked> => each.event.type === 'DeliveryPicked');

export const pickedLineOf = (note: NoteSource | undefined, lineId: string): PickedLine | undefined =>
  lastPicking(note)?.event.data.lines.find((line) => line.lineId === lineId);

export function actorIds({ issued, notes, returns }: ExplanationSources): string[] {
  const events: readonly SourceEvent<unknown>[] = [
    issued,
    ...[...notes.values()].flatMap(({ delivery, order }) => [...delivery, ...order]),
    ...[...returns.values()].flat(),
  ];
  return events.map(({ record }) => readableMetadata(record.metadata).actorId);
}

export const pickedLines = ({ notes }: ExplanationSources): PickedLine[] =>
  [...notes.values()].flatMap((note) => lastPicking(note)?.event.data.lines ?? []);
