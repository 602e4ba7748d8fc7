import { useQuery } from '@tanstack/react-query';
import { getAnalytics } from '@talloor/contracts/endpoints/officeAnalytics.ts';
import { useSearchParams } from 'react-router-dom';
import '../content/ContentTable.css';
import { officeClient } from '../data/officeClient.ts';
import { shopClock } from '../data/shopClock.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { LoadFailed } from '../layout/LoadFailed.tsx';
import { OfficeHeading } from '../layout/OfficeHeading.tsx';
import { AnalyticsCards } from './AnalyticsCards.tsx';
import { PeriodForm } from './PeriodForm.tsx';
import { lastDays, readPeriod } from './period.ts';

const daysAtFirst = 30;

export const AnalyticsPage = () => {
  const { t, language } = useOfficeText();
  const [parameters, setParameters] = useSearchParams();
  const period = readPeriod(parameters.get('from'), parameters.get('to')) ?? lastDays(daysAtFirst, shopClock.now());
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['analytics', period, language],
    queryFn: ({ signal }) => officeClient.call(getAnalytics, { query: period }, { signal }),
    placeholderData: (previous) => previous,
  });
  return (
    <>
      <div className="office-head">
        <OfficeHeading title={t('analytics.title')} />
      </div>
      <p className="below-12">{t('analytics.about')}</p>
      {data !== undefined && data.mode !== 'own' && <p className="below-12 weight-560">{t('analytics.notOwn')}</p>}
      <PeriodForm key={`${period.from} ${period.to}`} period={period} onPeriod={(next) => setParameters({ ...next })} />
      {error !== null && data === undefined ? (
        <LoadFailed text={t('analytics.failed')} onRetry={() => void refetch()} />
      ) : (
        <div aria-busy={isFetching}>{data !== undefined && <AnalyticsCards sums={data} />}</div>
      )}
    </>
  );
};
