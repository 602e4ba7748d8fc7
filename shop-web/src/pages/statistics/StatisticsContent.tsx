import Button from '@mui/material/Button';
import type { StatisticsView } from '@talloor/contracts/endpoints/statistics.ts';
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple';
import { MicrosoftExcelLogoIcon } from '@phosphor-icons/react/dist/csr/MicrosoftExcelLogo';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/EmptyState.tsx';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { lazyPart } from '../../parts/lazyPart.tsx';
import { keepFocus } from '../../shell/keepFocus.ts';
import { chartRows } from './chartRows.ts';
import { callOf, type StatisticsQuestion } from './statisticsQuestion.ts';
import styles from './StatisticsPage.module.css';
import { StatisticsTable } from './StatisticsTable.tsx';
import { StatisticsTotals } from './StatisticsTotals.tsx';
import { useStatisticsWords } from './useStatisticsWords.ts';

const Chart = lazyPart('chart', async () => (await import('./StatisticsChart.tsx')).StatisticsChart);

type StatisticsContentProps = {
  readonly question: StatisticsQuestion;
  readonly read: {
    readonly data: StatisticsView | undefined;
    readonly error: Error | null;
    readonly isPlaceholderData: boolean;
    readonly refetch: () => unknown;
  };
  readonly onChange: (question: StatisticsQuestion) => void;
};

export function StatisticsContent({ question, read, onChange }: StatisticsContentProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { periodText, nameOf } = useStatisticsWords(question.by);
  const { data: view } = read;
  if (view === undefined)
    return read.error === null ? null : (
      <div className="card below-16">
        <LoadFailed
          title={t('statistics.failed')}
          text={t('statistics.failedText')}
          onRetry={() => void read.refetch()}
        />
      </div>
    );
  if (view.row_count === 0)
    return (
      <div className="card below-16">
        <EmptyState title={t('statistics.none')} text={t('statistics.noneText')} />
      </div>
    );
  const search = new URLSearchParams(callOf(question)).toString();
  const period = periodText(view.from, view.to);
  const before = periodText(view.previous_from, view.previous_to);
  const caption = t('statistics.caption', { grouping: t(`statistics.grouping.${question.by}`), period });
  const only = question.group === '' ? question.brand : question.group;
  return (
    <section className={`card padded below-16 ${read.isPlaceholderData ? 'is-updating' : ''}`} aria-label={caption}>
      <h2 className="no-margin">{caption}</h2>
      <p className="muted">
        <span>{t('statistics.against', { period: before })}</span>{' '}
        {!view.shows_prices && <span>{t('statistics.quantitiesOnly')}</span>}
      </p>
      {only !== '' && (
        <p>
          <Button
            variant="outlined"
            size="small"
            onClick={() => {
              keepFocus();
              onChange({ ...question, group: '', brand: '' });
            }}
          >
            <span>{t('statistics.withoutFilter', { name: only })}</span>
          </Button>
        </p>
      )}
      <StatisticsTotals view={view} />
      <Chart
        rows={chartRows(view, question.by).map((row) => ({ ...row, name: nameOf(row) }))}
        isByMonth={question.by === 'month'}
        showsPrices={view.shows_prices}
        caption={caption}
      />
      <div className="cluster gap-12 below-12 above-16">
        <Button
          component="a"
          href={`/${language}/statistics/xlsx?${search}`}
          download
          variant="outlined"
          startIcon={<MicrosoftExcelLogoIcon size={18} />}
        >
          <span>{t('statistics.excel')}</span>
        </Button>
        <Button
          component="a"
          href={`/${language}/statistics/csv?${search}`}
          download
          variant="outlined"
          startIcon={<DownloadSimpleIcon size={18} />}
        >
          <span>{t('statistics.csv')}</span>
        </Button>
      </div>
      <StatisticsTable view={view} question={question} caption={caption} />
      {view.row_count > view.rows.length && (
        <p className={`muted small ${styles['more']}`}>
          {t('statistics.more', { shown: view.rows.length, count: view.row_count })}
        </p>
      )}
    </section>
  );
}
