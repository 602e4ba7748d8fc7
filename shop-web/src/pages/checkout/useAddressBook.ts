import { getAddressBook } from '@talloor/contracts/endpoints/address.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../server/shopClient.ts';
import { useSession } from '../../session/SessionProvider.tsx';

export function useAddressBook(isWanted: boolean) {
  const { customer } = useSession();
  const number = customer?.customer_number ?? null;
  return useQuery({
    queryKey: ['address-book', number],
    queryFn: async ({ signal }) => (await call(getAddressBook, {}, { signal })).entries,
    enabled: isWanted && number !== null,
  });
}
