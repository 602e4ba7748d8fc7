import { accountStream, type AccountEvent } from '@talloor/events/account/account.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import { createProjector } from '@talloor/platform/subscription/defineReadModel.ts';
import type { Row, RowOperation } from '@talloor/platform/subscription/projector.ts';
import { officeUsersModel, officeUsersTable } from '../../tables/officeUsers.ts';

type Handled = Extract<AccountEvent, { type: (typeof officeUsersModel.on)[number] }>;

export const officeUsers = createProjector<Handled>(officeUsersModel, projectOfficeUsers);

function projectOfficeUsers({ event, streamId, metadata }: DecodedEvent<Handled>): readonly RowOperation[] {
  const key = { user_id: streamId.slice(accountStream('').length) };
  const user = (kind: 'upsert' | 'update', values: Row): RowOperation[] => [
    { kind, table: officeUsersTable.name, key, values },
  ];
  switch (event.type) {
    case 'AccountRegistered':
      return user('upsert', { registered_at: metadata.occurredAt });
    case 'AccountLockedOut':
      return user('update', { blocked_until: event.data.blockedUntil });
    // A new password ends a block.
    case 'AccountPasswordChanged':
    case 'AccountUnlocked':
      return user('update', { blocked_until: null });
    default:
      return event satisfies never;
  }
}
