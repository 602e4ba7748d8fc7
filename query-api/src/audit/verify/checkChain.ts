import { eventName } from '@talloor/contracts/eventName.ts';
import { rehash } from '@talloor/platform/codec/hashChain.ts';
import { isChained, verifyChain } from '@talloor/platform/codec/verifyChain.ts';
import type { RecordedEvent } from '@talloor/platform/eventStore/port.ts';
import type { Finding } from './finding.ts';

/** Null when valid. */
export function checkChain(stream: string, records: readonly RecordedEvent[]): Finding | null {
  const verdict = verifyChain(records);
  if (verdict.whole) return null;
  const { revision, eventType: type, fault } = verdict;
  const place = fault === 'changed_metadata' ? placeBefore(records, revision) : null;
  if (place !== null)
    return { stream, revision, type, reason: 'moved', values: { event: eventName({ stream, revision: place }) } };
  return { stream, revision, type, reason: fault };
}

/** Original revision of an otherwise unchanged event. */
function placeBefore(records: readonly RecordedEvent[], revision: number): number | null {
  const record = records[revision];
  const metadata = record?.metadata;
  if (!record || !isChained(metadata)) return null;
  const fits = (place: number): boolean => rehash({ ...record, revision: place }, metadata).hash === metadata.hash;
  const place = records.findIndex((_, candidate) => candidate !== revision && fits(candidate));
  return place < 0 ? null : place;
}
