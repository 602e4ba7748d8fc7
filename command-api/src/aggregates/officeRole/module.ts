import type { CommandSide } from '../../commandSide.ts';
import { defineModule } from '../../module.ts';
import { changeOfficeRoleRoute } from './changeOfficeRole/route.ts';
import { changeOfficeRightsOfSessions } from './policies/changeOfficeRightsOfSessions.ts';

export const officeRoleModule = (side: CommandSide) =>
  defineModule({ routes: [changeOfficeRoleRoute(side)], policies: [changeOfficeRightsOfSessions(side)] });
