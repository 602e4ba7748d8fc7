import type { Binding } from '@talloor/catalogue/customer/boundUserOf.ts';
import { restrictedListFold, type RestrictedListEvent } from '@talloor/events/restrictedList/restrictedList.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import { definePolicy } from '@talloor/platform/subscription/policy.ts';
import { copyRestrictedList } from '../changeRestrictedList.ts';
import type { CommandSide } from '../../../commandSide.ts';

export const copyRestrictedListAfterChange = (
  side: Pick<CommandSide, 'pool' | 'repository'> & Pick<Binding, 'catalogue'>,
) =>
  definePolicy<RestrictedListEvent>({
    name: 'copyRestrictedList',
    handles: [
      'RestrictedListOpened',
      'RestrictedListRenamed',
      'RestrictedListArticlesAllowed',
      'RestrictedListArticlesForbidden',
      'RestrictedListManagersChanged',
    ],
    fromBeginning: true,
    react: async ({ streamId, revision }: DecodedEvent<RestrictedListEvent>) => {
      const { state } = await side.repository.load(restrictedListFold, streamId, revision);
      await copyRestrictedList(side, state);
    },
  });
