import { accountStream, type AccountEvent } from '@talloor/events/account/account.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import { definePolicy } from '@talloor/platform/subscription/policy.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { renewSessionsOfPerson, whileRolesRest } from '../../../people/renewOfficeSessions.ts';

/** Repeats the command's step after a crash. */
export const changeRolesOfSessions = (side: Pick<CommandSide, 'pool' | 'repository'>) =>
  definePolicy<AccountEvent>({
    name: 'changeRolesOfSessions',
    handles: ['AccountRolesChanged'],
    react: ({ streamId }: DecodedEvent<AccountEvent>) =>
      whileRolesRest(side, (client) => renewSessionsOfPerson(side, streamId.slice(accountStream('').length), client)),
  });
