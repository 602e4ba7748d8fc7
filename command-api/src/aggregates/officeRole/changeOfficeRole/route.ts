import { changeOfficeRole } from '@talloor/contracts/endpoints/officeRoles.ts';
import { officeRoleFold, officeRoleStream } from '@talloor/events/officeRole/officeRole.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { commandMetadata } from '../../../commands/commandMetadata.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { awaitAccepted } from '../../../commands/runCommand.ts';
import { rightsOfRole } from '../../../people/officeRights.ts';
import { renewSessionsOfRole, whileRolesRest } from '../../../people/renewOfficeSessions.ts';
import { decideChangeOfficeRole } from './decideChangeOfficeRole.ts';

export const changeOfficeRoleRoute = (side: CommandSide): Route =>
  route(changeOfficeRole, ({ params: { id: role }, body: { rights } }, context) =>
    whileRolesRest(side, async (client) => {
      const metadata = commandMetadata(changeOfficeRole.name, { role, rights }, context, side);
      const command = side.repository.execute(officeRoleFold, officeRoleStream(role), metadata, (state) =>
        decideChangeOfficeRole({ role, rights }, rightsOfRole(role, state)),
      );
      const { state, position } = await awaitAccepted(command, 'service.unavailable');
      await renewSessionsOfRole(side, role, client);
      return { body: { id: role, rights: [...rightsOfRole(role, state)] }, seen: position };
    }),
  );
