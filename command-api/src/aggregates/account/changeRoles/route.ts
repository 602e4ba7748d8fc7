import { changeUserRoles } from '@talloor/contracts/endpoints/officeRoles.ts';
import { accountFold, accountStream } from '@talloor/events/account/account.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { loadOfficeRights } from '../../../people/officeRights.ts';
import { renewSessionsOfPerson, whileRolesRest } from '../../../people/renewOfficeSessions.ts';
import { changeByOffice } from '../changeByOffice.ts';
import { decideChangeRoles } from './decideChangeRoles.ts';

export const changeUserRolesRoute = (side: CommandSide): Route =>
  route(changeUserRoles, ({ params: { id }, body }, context) =>
    whileRolesRest(side, async (client) => {
      // Two administrators may take the role from each other.
      const mayGive = await mayGiveRoles(side, context.user.userId);
      return {
        body: { id },
        seen: await changeByOffice(
          side,
          {
            name: changeUserRoles.name,
            userId: id,
            input: body,
            decide: (state) => (mayGive ? decideChangeRoles(body, state) : { rejected: 'user.needs_admin' }),
            afterwards: () => renewSessionsOfPerson(side, id, client),
          },
          context,
        ),
      };
    }),
  );

async function mayGiveRoles(side: CommandSide, userId: string): Promise<boolean> {
  const { state } = await side.repository.load(accountFold, accountStream(userId));
  return state.status === 'active' && (await loadOfficeRights(side, state.roles)).includes('give_roles');
}
