import { getMyCustomer } from '@talloor/contracts/endpoints/customers.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../server/shopClient.ts';

const keyOf = (number: string) => ['my-customer', number];

export const useMyCustomer = (number: string) =>
  useQuery({
    queryKey: keyOf(number),
    queryFn: ({ signal }) => call(getMyCustomer, { params: { customer_number: number } }, { signal }),
    retry: false,
  });

export function useMyCustomerChanged(number: string): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: keyOf(number) }),
      queries.invalidateQueries({ queryKey: ['my-customers'] }),
    ]);
  };
}
