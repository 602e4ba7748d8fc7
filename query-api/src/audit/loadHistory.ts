import { Problem } from '@talloor/platform/http/problem.ts';
import type { AuditSide } from './auditSide.ts';
import { findActorNames } from './findActorNames.ts';
import { collectHistoryNames, type HistoryNames, peopleIn } from './historyNames.ts';
import { orderHistory, type HistoryEntry } from './orderHistory.ts';
import { readOrderStreams, type OrderStreams } from './readOrderStreams.ts';
import { type HasRight, rightToRead } from './questions/readableStreams.ts';
import { actorsOf, type Names } from './viewHistoryEvent.ts';

export type LoadedHistory = {
  readonly streams: OrderStreams;
  readonly entries: readonly HistoryEntry[];
  readonly names: Names;
  readonly things: HistoryNames;
  readonly omitted: number;
};

type Reading = {
  readonly hasRight: HasRight;
  /** Name of the last event that the caller needs. */
  readonly last?: string;
};

/** Without the events that the reader has no right to read. */
export async function loadHistory(
  side: Pick<AuditSide, 'store' | 'codec' | 'pool'>,
  orderNumber: string,
  { hasRight, last }: Reading,
): Promise<LoadedHistory> {
  const streams = await readOrderStreams(side, orderNumber);
  if (!streams) throw new Problem('order.not_found');
  const all = await orderHistory(side.codec, streams, last);
  const entries = all.filter(({ record }) => hasRight(rightToRead(record.streamId)));
  const events = entries.flatMap(({ decoded }) => decoded ?? []);
  const people = [
    ...entries.flatMap(({ record }) => actorsOf(record)),
    ...events.flatMap(({ event }) => peopleIn(event)),
  ];
  const names = await findActorNames(side.pool, people);
  return { streams, entries, names, things: collectHistoryNames(events, names), omitted: all.length - entries.length };
}
