import type { Actor } from '../../commands/officeCommand.ts';
import type { CommandSide } from '../../commandSide.ts';
import { defineModule } from '../../module.ts';
import { nameRestrictedListManagersRoute } from './nameManagers/route.ts';
import type { OpenRestrictedList } from './openRestrictedList/decideOpenRestrictedList.ts';
import { openRestrictedList } from './openRestrictedList/openRestrictedList.ts';
import { copyRestrictedListAfterChange } from './policies/copyRestrictedListAfterChange.ts';
import { releaseManagerWhoLeft } from './policies/releaseManagerWhoLeft.ts';
import { toggleRestrictedListItemRoutes } from './toggleRestrictedListItem/route.ts';
import { updateRestrictedListRoute } from './updateRestrictedList/route.ts';

export const restrictedListModule = (side: CommandSide) =>
  defineModule({
    routes: [
      ...toggleRestrictedListItemRoutes(side),
      updateRestrictedListRoute(side),
      nameRestrictedListManagersRoute(side),
    ],
    policies: [copyRestrictedListAfterChange(side), releaseManagerWhoLeft(side)],
    commands: {
      openRestrictedList: (list: OpenRestrictedList, actor?: Actor) => openRestrictedList(side, list, actor),
    },
  });
