import { accountStream, type AccountEvent } from '@talloor/events/account/account.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import type { Projector, Row, RowOperation } from '@talloor/platform/subscription/projector.ts';
import { officeUsersTable } from '../../tables/officeUsers.ts';

const handles = ['AccountRegistered', 'AccountLockedOut', 'AccountUnlocked', 'AccountPasswordChanged'] as const;
type Handled = Extract<AccountEvent, { type: (typeof handles)[number] }>;

/** Since when there is a login and until when it is blocked, for the office. */
export const officeUsers: Projector<Handled> = {
  name: 'officeUsers',
  version: 1,
  tables: [officeUsersTable],
  handles,
  project: projectOfficeUsers,
};

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
    // Whoever has a new password starts anew.
    case 'AccountPasswordChanged':
    case 'AccountUnlocked':
      return user('update', { blocked_until: null });
    default:
      return event satisfies never;
  }
}
