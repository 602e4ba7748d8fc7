import type { CustomerEvent } from '@talloor/events/customer/customer.ts';
import type { CustomerAddress } from '@talloor/events/customer/customerChange.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import { createProjector } from '@talloor/platform/subscription/defineReadModel.ts';
import type { Row, RowOperation } from '@talloor/platform/subscription/projector.ts';
import { customerChangesModel, customerChangesTable } from '../../tables/customerChanges.ts';

type Handled = Extract<CustomerEvent, { type: (typeof customerChangesModel.on)[number] }>;

export const customerChanges = createProjector<Handled>(customerChangesModel, projectCustomerChanges);

function projectCustomerChanges({ event, streamId, metadata }: DecodedEvent<Handled>): readonly RowOperation[] {
  const key = { request_id: event.data.requestId };
  switch (event.type) {
    case 'CustomerChangeRequested': {
      const { kind, requestedBy, comment } = event.data;
      const values = {
        customer_number: streamId.slice('customer-'.length),
        kind,
        requested_by: requestedBy,
        requested_at: metadata.occurredAt,
        status: 'requested',
        ...addressRow('old', event.data.old),
        ...addressRow('new', event.data.new),
        comment,
      };
      return [{ kind: 'upsert', table: customerChangesTable.name, key, values }];
    }
    case 'CustomerChangeAccepted':
    case 'CustomerChangeRefused': {
      // `requestedBy` equals the request's.
      const { requestedBy, answer } = event.data;
      const values = {
        requested_by: requestedBy,
        status: event.type === 'CustomerChangeAccepted' ? 'accepted' : 'refused',
        decided_at: metadata.occurredAt,
        decided_by: metadata.actorId,
        reason: event.data.reason ?? null,
        answer,
      };
      return [{ kind: 'update', table: customerChangesTable.name, key, values }];
    }
    default:
      return event satisfies never;
  }
}

const addressRow = (side: 'old' | 'new', { postal, city, ...personal }: CustomerAddress): Row => ({
  [`${side}_personal`]: personal,
  [`${side}_postal`]: postal,
  [`${side}_city`]: city,
});
