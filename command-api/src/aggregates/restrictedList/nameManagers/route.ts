import { nameRestrictedListManagers } from '@talloor/contracts/endpoints/officeRestrictedLists.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { commandMetadata } from '../../../commands/commandMetadata.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { nameManagers } from './nameManagers.ts';

export const nameRestrictedListManagersRoute = (side: CommandSide): Route =>
  route(nameRestrictedListManagers, async ({ params: { id }, body }, context) => {
    const metadata = commandMetadata(nameRestrictedListManagers.name, { id, ...body }, context, side);
    const result = await nameManagers(side, id, body, { ...metadata, customerNumber: id });
    return { body: { id, managers: [...result.managers] }, seen: result.position };
  });
