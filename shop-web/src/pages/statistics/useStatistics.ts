import { getStatistics, type StatisticsView } from '@talloor/contracts/endpoints/statistics.ts';
import { judgePeriod } from '@talloor/rules/statistics/comparePeriods.ts';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { call } from '../../server/shopClient.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { callOf, type StatisticsQuestion } from './statisticsQuestion.ts';

export function useStatistics(question: StatisticsQuestion) {
  const language = useLanguage();
  const { customer } = useSession();
  return useQuery({
    queryKey: ['statistics', customer?.customer_number ?? null, language, question],
    queryFn: ({ signal }) => call(getStatistics, { query: callOf(question) }, { signal }),
    // The filters name what is wrong with the period.
    enabled: customer !== null && judgePeriod(question) === null,
    // Rows of another grouping have other keys.
    placeholderData: (previous: StatisticsView | undefined, query) =>
      query?.queryKey[3] !== undefined && (query.queryKey[3] as StatisticsQuestion).by === question.by
        ? previous
        : undefined,
  });
}
