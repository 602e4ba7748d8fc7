import { Problem } from '@talloor/platform/http/problem.ts';
import type { AuditSide } from './auditSide.ts';
import { findActorNames } from './findActorNames.ts';
import { collectHistoryNames, type HistoryNames, peopleIn } from './historyNames.ts';
import { orderHistory, type HistoryEntry } from './orderHistory.ts';
import { readOrderStreams, type OrderStreams } from './readOrderStreams.ts';
import { actorsOf, type Names } from './viewHistoryEvent.ts';

export type LoadedHistory = {
  readonly streams: OrderStreams;
  readonly entries: readonly HistoryEntry[];
  readonly names: Names;
  readonly things: HistoryNames;
};

/** @param last name of the last event that the caller needs */
export async function loadHistory(
  side: Pick<AuditSide, 'store' | 'codec' | 'pool'>,
  orderNumber: string,
  last?: string,
): Promise<LoadedHistory> {
  const streams = await readOrderStreams(side, orderNumber);
  if (!streams) throw new Problem('order.not_found');
  const entries = await orderHistory(side.codec, streams, last);
  const events = entries.flatMap(({ decoded }) => decoded ?? []);
  const people = [
    ...entries.flatMap(({ record }) => actorsOf(record)),
    ...events.flatMap(({ event }) => peopleIn(event)),
  ];
  const names = await findActorNames(side.pool, people);
  return { streams, entries, names, things: collectHistoryNames(events, names) };
}
