import type { WishList, WishListItems } from '@talloor/contracts/endpoints/wishList.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useContext, useMemo } from 'react';
import { ListAccessContext, type ListUpdate } from './listAccess.ts';
import { listsKey } from './listKeys.ts';

/**
 * Own or managed lists. Invalidates overviews; the list page shows the answer itself. Each
 * @throws ProblemError
 */
export function useListCommands() {
  const queryClient = useQueryClient();
  const access = useContext(ListAccessContext);
  return useMemo(() => {
    const refresh = () =>
      void queryClient.invalidateQueries({ queryKey: listsKey, predicate: ({ queryKey }) => queryKey[1] !== 'one' });
    return {
      update: async (id: string, body: ListUpdate): Promise<WishList> => {
        const list = await access.update(id, body);
        const { name, is_shared } = list;
        queryClient.setQueriesData<WishListItems>(
          { queryKey: [...listsKey, 'one'], predicate: ({ queryKey }) => queryKey.at(-1) === id },
          (cachedList) => cachedList && { ...cachedList, name, is_shared },
        );
        refresh();
        return list;
      },
      remove: async (id: string): Promise<void> => {
        await access.remove(id);
        refresh();
      },
    };
  }, [queryClient, access]);
}
