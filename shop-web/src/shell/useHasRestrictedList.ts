import { viewRestrictedList } from '@talloor/contracts/endpoints/restrictedList.ts';
import { isNotFound } from '@talloor/contracts/problemError.ts';
import { useQuery } from '@tanstack/react-query';
import { listsKey } from '../lists/listKeys.ts';
import { call } from '../server/shopClient.ts';
import { useSession } from '../session/SessionProvider.tsx';

const stands = 600_000;

/** Without lists, their page cannot link to it (spec shopping §6). */
export function useHasRestrictedList(): boolean {
  const { user, customer } = useSession();
  const number = customer?.customer_number ?? null;
  const { wish_list: hasLists, restricted_wish_list: isOn } = user.features;
  const { data } = useQuery({
    queryKey: [...listsKey, 'has-restricted', number],
    queryFn: async ({ signal }) => {
      try {
        await call(viewRestrictedList, {}, { signal });
        return true;
      } catch (error) {
        if (isNotFound(error)) return false;
        throw error;
      }
    },
    staleTime: stands,
    enabled: number !== null && isOn && !hasLists,
  });
  return data === true;
}
