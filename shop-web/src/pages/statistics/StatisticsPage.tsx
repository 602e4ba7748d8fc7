import { isoDay } from '@talloor/rules/format/dates.ts';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import '../../components/pageLayout.css';
import { serverNow } from '../../session/serverClock.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { Page } from '../../shell/Page.tsx';
import { useLoadingToast } from '../../toasts/useLoadingToast.ts';
import { RequestByMail } from './RequestByMail.tsx';
import { StatisticsContent } from './StatisticsContent.tsx';
import { StatisticsFilters } from './StatisticsFilters.tsx';
import { questionOf, searchOf, type StatisticsQuestion } from './statisticsQuestion.ts';
import { useStatistics } from './useStatistics.ts';

/** Spec after-ordering §2, §3. */
export function Component() {
  const { t } = useTranslation();
  const { user, customer } = useSession();
  const [query, setQuery] = useSearchParams();
  const current = customer?.customer_number ?? '';
  const others = user.customers.map((each) => each.customer_number).filter((number) => number !== current);
  const today = isoDay(Math.floor(serverNow() / 1000));
  const question = questionOf(query, today, [current, ...others]);
  const read = useStatistics(question);
  useLoadingToast(read.error);
  const show = (next: StatisticsQuestion) => setQuery(searchOf(next));
  const heading = (
    <div className="below-20">
      <h1 tabIndex={-1}>{t('statistics.title')}</h1>
      <p className="muted">{t('statistics.lead')}</p>
    </div>
  );
  return (
    <Page title={t('statistics.title')} heading={heading} isWaiting={read.isLoading}>
      <StatisticsFilters question={question} today={today} onChange={show} />
      <StatisticsContent question={question} read={read} onChange={show} />
      <RequestByMail question={question} />
    </Page>
  );
}
