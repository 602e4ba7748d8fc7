import type { TalloorEvent } from '@talloor/events/allEvents.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import { createProjector } from '@talloor/platform/subscription/defineReadModel.ts';
import type { RowOperation } from '@talloor/platform/subscription/projector.ts';
import { auditActsModel, auditActsTable, auditDeadlinesTable } from '../../tables/auditActs.ts';
import { questionsOf } from './questionsOf.ts';

type Handled = Extract<TalloorEvent, { type: (typeof auditActsModel.on)[number] }>;

export const auditActs = createProjector<Handled>(auditActsModel, projectAuditActs);

function projectAuditActs({
  event,
  streamId: stream,
  revision,
  position,
  metadata,
}: DecodedEvent<Handled>): readonly RowOperation[] {
  const { occurredAt, actorId, onBehalfOf, customerNumber } = metadata;
  const acts = questionsOf(event, metadata).map((question): RowOperation => ({
    kind: 'upsert',
    table: auditActsTable.name,
    key: { question, position },
    values: {
      stream,
      revision,
      occurred_at: occurredAt,
      actor_id: actorId,
      on_behalf_of: onBehalfOf,
      customer_number: customerNumber,
    },
  }));
  const set = deadlineIn(event, occurredAt);
  if (set === null) return acts;
  const key = { order_number: stream.slice('order-'.length), position };
  return [...acts, { kind: 'upsert', table: auditDeadlinesTable.name, key, values: set }];
}

function deadlineIn({ type, data }: Handled, occurredAt: string) {
  if (type === 'OrderPlaced') return { deadline: data.changeDeadline, is_late: false };
  if (type !== 'OrderDeadlineExtended') return null;
  return { deadline: data.changeDeadline, is_late: occurredAt > data.previousDeadline };
}
