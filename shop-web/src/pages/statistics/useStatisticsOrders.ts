import { getStatisticsOrders } from '@talloor/contracts/endpoints/statistics.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../server/shopClient.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { callOf, type StatisticsQuestion } from './statisticsQuestion.ts';

export function useStatisticsOrders(question: StatisticsQuestion, key: string) {
  const { customer } = useSession();
  return useQuery({
    queryKey: ['statistics-orders', customer?.customer_number ?? null, question, key],
    queryFn: ({ signal }) => call(getStatisticsOrders, { query: { ...callOf(question), key } }, { signal }),
    enabled: customer !== null,
  });
}
