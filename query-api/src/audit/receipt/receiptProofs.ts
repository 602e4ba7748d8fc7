import type { RecordedEvent } from '@talloor/platform/eventStore/port.ts';
import { storedLeaf } from '@talloor/platform/seals/leaves.ts';
import type { AuditSide } from '../auditSide.ts';
import { proveInclusion } from '../seals/proveEvents.ts';

/** Without the event's data: a receipt may hide prices. */
export async function receiptProofs(side: Pick<AuditSide, 'store'>, record: RecordedEvent): Promise<readonly object[]> {
  const { seals, events } = await proveInclusion(side, [record]);
  return [
    { kind: 'leaf', ...storedLeaf(record) },
    ...events.map((proof) => ({ kind: 'proof', ...proof })),
    ...seals.map((seal) => ({ kind: 'seal', ...seal })),
  ];
}
