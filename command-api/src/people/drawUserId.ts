import { accountFold, accountStream } from '@talloor/events/account/account.ts';
import { invitationStream } from '@talloor/events/invitation/events.ts';
import { invitationFold } from '@talloor/events/invitation/state.ts';
import { registrationStream } from '@talloor/events/registration/events.ts';
import { registrationFold } from '@talloor/events/registration/state.ts';
import { drawFreeNumber } from '../commands/drawFreeNumbers.ts';
import type { CommandSide } from '../commandSide.ts';

/** Accounts, registrations and invitations share one sequence. */
export const drawUserId = (side: Pick<CommandSide, 'pool' | 'repository'>): Promise<string> =>
  drawFreeNumber(side, {
    sequence: 'user_id',
    isFree: async (id) => {
      const streams = await Promise.all([
        side.repository.load(accountFold, accountStream(id)),
        side.repository.load(registrationFold, registrationStream(id)),
        side.repository.load(invitationFold, invitationStream(id)),
      ]);
      return streams.every(({ revision }) => revision === null);
    },
  });
