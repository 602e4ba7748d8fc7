import { listDocumentRequests, type DocumentRequestView } from '@talloor/contracts/endpoints/documents.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../server/shopClient.ts';
import { useSession } from '../session/SessionProvider.tsx';

const lookAgainMs = 2000;

export const isUnderWay = ({ state }: Pick<DocumentRequestView, 'state'>): boolean =>
  state === 'waiting' || state === 'working';

export function useDocumentRequests() {
  const { customer } = useSession();
  return useQuery({
    queryKey: ['documents', customer?.customer_number ?? null],
    queryFn: ({ signal }) => call(listDocumentRequests, {}, { signal }),
    enabled: customer !== null,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.requests.some(isUnderWay) ? lookAgainMs : false),
  });
}
