import { listMyCustomers } from '@talloor/contracts/endpoints/customers.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../server/shopClient.ts';

export const useMyCustomers = () =>
  useQuery({ queryKey: ['my-customers'], queryFn: ({ signal }) => call(listMyCustomers, {}, { signal }) });
