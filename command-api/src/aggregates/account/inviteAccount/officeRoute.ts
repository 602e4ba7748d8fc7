import { inviteOfficeUser } from '@talloor/contracts/endpoints/officeRoles.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { officeRoles } from '@talloor/rules/account/officeRights.ts';
import { commandMetadata } from '../../../commands/commandMetadata.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { inviteAccount } from './inviteAccount.ts';

export const inviteOfficeUserRoute = (side: CommandSide): Route =>
  route(inviteOfficeUser, async ({ body }, context) => {
    const { email, first_name: firstName, last_name: lastName, language } = body;
    const roles = officeRoles.filter((role) => body.roles.includes(role));
    const person = { username: email, firstName, lastName, email, language };
    const metadata = commandMetadata(inviteOfficeUser.name, body, context, side);
    const { userId, position } = await inviteAccount(
      side,
      { ...person, roles, customers: [], grant: null },
      { ...metadata, customerNumber: null },
    );
    return { body: { id: userId }, seen: position };
  });
