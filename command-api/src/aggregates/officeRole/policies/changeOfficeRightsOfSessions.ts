import type { OfficeRoleEvent } from '@talloor/events/officeRole/officeRole.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import { definePolicy } from '@talloor/platform/subscription/policy.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { renewSessionsOfRole, whileRolesRest } from '../../../people/renewOfficeSessions.ts';

/** Repeats the command's step after a crash. */
export const changeOfficeRightsOfSessions = (side: Pick<CommandSide, 'pool' | 'repository'>) =>
  definePolicy<OfficeRoleEvent>({
    name: 'changeOfficeRightsOfSessions',
    handles: ['OfficeRoleRightsChanged'],
    react: ({ event }: DecodedEvent<OfficeRoleEvent>) =>
      whileRolesRest(side, (client) => renewSessionsOfRole(side, event.data.role, client)),
  });
