import type { AccountEvent, AccountState } from '@talloor/events/account/account.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { firstPasswordRequest } from '../recovery/firstPasswordRequest.ts';

export const decideSendInvitation = (now: Date, state: AccountState): Decision<AccountEvent> =>
  state.status === 'active' && state.email !== null && state.resetRequestedAt === null
    ? [firstPasswordRequest(now)]
    : [];
