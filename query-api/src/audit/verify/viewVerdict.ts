import type { Verdict } from '@talloor/contracts/endpoints/audit.ts';
import type { StoredMetadata } from '@talloor/platform/codec/codec.ts';
import type { RecordedEvent } from '@talloor/platform/eventStore/port.ts';
import type { AuditLanguage } from '../auditSide.ts';
import { describeFinding, reasonOf, verdictText } from './describeFinding.ts';
import type { Difference, Finding } from './finding.ts';

type Verified = {
  readonly broken: Finding | null;
  readonly streams: readonly { readonly stream: string; readonly events: readonly RecordedEvent[] }[];
  readonly eventCount: number;
  readonly differences: readonly Difference[];
};

export function viewVerdict(
  { broken, streams, eventCount, differences }: Verified,
  language: AuditLanguage,
): Omit<Verdict, 'order_number' | 'totals_recomputed'> {
  return {
    holds: broken === null,
    events_checked: eventCount,
    streams: streams.map(({ stream, events }) => ({
      stream,
      events: events.length,
      last_hash: (events.at(-1)?.metadata as Partial<StoredMetadata> | null | undefined)?.hash ?? null,
    })),
    read_model_equal: differences.length === 0,
    broken: broken && { ...viewFinding(broken), reason: reasonOf(broken, language) },
    differences: [...differences],
    message: broken ? describeFinding(broken, language) : verdictText('holds', { count: eventCount }, language),
  };
}

const viewFinding = ({ stream, revision, type }: Finding) => ({ stream, revision, type });

export const firstOf = (findings: readonly (Finding | null)[]): Finding | null =>
  findings.find((finding) => finding !== null) ?? null;

export function findUnreadable(
  entries: readonly { readonly record: RecordedEvent; readonly decoded: unknown }[],
): Finding | null {
  const unreadableEntry = entries.find((entry) => entry.decoded === null);
  if (!unreadableEntry) return null;
  const { streamId: stream, revision, type } = unreadableEntry.record;
  return { stream, revision, type, reason: 'unreadable' };
}
