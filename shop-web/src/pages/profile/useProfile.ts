import { getProfile } from '@talloor/contracts/endpoints/profile.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../server/shopClient.ts';

const queryKey = ['profile'];

export const useProfile = () => useQuery({ queryKey, queryFn: ({ signal }) => call(getProfile, {}, { signal }) });

export function useProfileChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await Promise.all([queries.invalidateQueries({ queryKey }), queries.invalidateQueries({ queryKey: ['user'] })]);
  };
}
