import type { AccountEvent } from '@talloor/events/account/account.ts';
import { createProjector } from '@talloor/platform/subscription/defineReadModel.ts';
import { acceptedTermsModel, acceptedTermsTable } from '../../tables/acceptedTerms.ts';

export const acceptedTerms = createProjector<AccountEvent>(acceptedTermsModel, ({ event, streamId }) => {
  if (event.type !== 'AccountTermsAccepted') return [];
  const { version, acceptedAt, textHash = null } = event.data;
  const key = { user_id: streamId.slice('account-'.length), version, accepted_at: acceptedAt };
  return [{ kind: 'upsert', table: acceptedTermsTable.name, key, values: { text_hash: textHash } }];
});
