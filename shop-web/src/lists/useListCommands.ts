import { deleteList, updateList } from '@talloor/contracts/calls/lists.ts';
import type { CallInput } from '@talloor/contracts/client.ts';
import type { WishList, WishListItems } from '@talloor/contracts/endpoints/wishList.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../server/shopClient.ts';
import { listsKey } from './listKeys.ts';

export type ListUpdate = NonNullable<CallInput<typeof updateList>['body']>;

/**
 * What changes a list of one's own. Lists of lists are asked again after it; a page of one list shows the answer itself.
 * Each @throws ProblemError
 */
export function useListCommands() {
  const queryClient = useQueryClient();
  return useMemo(() => {
    const refresh = () =>
      void queryClient.invalidateQueries({ queryKey: listsKey, predicate: ({ queryKey }) => queryKey[1] !== 'one' });
    return {
      update: async (id: string, body: ListUpdate): Promise<WishList> => {
        const list = await call(updateList, { params: { id }, body });
        const { name, is_shared } = list;
        queryClient.setQueriesData<WishListItems>(
          { queryKey: [...listsKey, 'one'], predicate: ({ queryKey }) => queryKey.at(-1) === id },
          (shown) => shown && { ...shown, name, is_shared },
        );
        refresh();
        return list;
      },
      remove: async (id: string): Promise<void> => {
        await call(deleteList, { params: { id } });
        refresh();
      },
    };
  }, [queryClient]);
}
