import { getPunchOut } from '@talloor/contracts/endpoints/punchOut.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../server/shopClient.ts';

export const usePunchOut = () =>
  useQuery({
    queryKey: ['punch-out'],
    queryFn: ({ signal }) => call(getPunchOut, {}, { signal }),
    staleTime: Infinity,
  });
