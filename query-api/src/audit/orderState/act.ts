import { eventName } from '@talloor/contracts/eventName.ts';
import type { HistoryEntry } from '../orderHistory.ts';

export type Act = {
  readonly event: string;
  readonly type: string;
  readonly at: string;
  readonly actorId: string;
  readonly actorRole: string;
};

export function actOf({ record, decoded }: HistoryEntry): Act | null {
  if (!decoded) return null;
  const { occurredAt: at, actorId, actorRole } = decoded.metadata;
  return {
    event: eventName({ stream: record.streamId, revision: record.revision }),
    type: record.type,
    at,
    actorId,
    actorRole,
  };
}
