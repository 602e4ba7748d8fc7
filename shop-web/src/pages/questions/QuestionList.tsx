import type { CaseSummary } from '@talloor/contracts/endpoints/caseShapes.ts';
import { formatDate } from '@talloor/rules/format/dates.ts';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { CaseChip } from '../../cases/CaseChip.tsx';
import styles from '../../cases/cases.module.css';
import { useCases } from '../../cases/useCases.ts';
import { CardSkeletons } from '../../components/CardSkeletons.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import { TableHead } from '../../components/TableHead.tsx';
import { useLanguage, usePath } from '../../i18n/LanguageProvider.tsx';
import { OrderPages } from '../orders/OrderPages.tsx';
import { pageOf } from '../orders/pageOf.ts';

/** The server's. */
const pageSize = 24;

export function QuestionList() {
  const { t } = useTranslation();
  const [query, setQuery] = useSearchParams();
  const page = pageOf(query);
  const { data, isError, refetch } = useCases(page);
  if (isError && data === undefined)
    return (
      <div className="card">
        <LoadFailed title={t('cases.failed')} text={t('cases.failedText')} onRetry={() => void refetch()} />
      </div>
    );
  if (data === undefined) return <CardSkeletons className="stack gap-8" heights={[52, 52]} />;
  if (data.total === 0)
    return (
      <div className="card">
        <EmptyState title={t('cases.empty')} text={t('cases.emptyText')} />
      </div>
    );
  return (
    <div className={`card ${styles['list']}`}>
      <table className="line-table" aria-label={t('cases.title')}>
        <TableHead
          columns={[
            { cell: 'cell-name', label: t('cases.number') },
            { cell: 'cell-subject', label: t('cases.subject') },
            { cell: 'cell-sent', label: t('cases.sent') },
            { cell: 'cell-state', label: t('cases.state') },
          ]}
        />
        <tbody>
          {data.cases.map((each) => (
            <QuestionRow key={each.id} summary={each} />
          ))}
        </tbody>
      </table>
      <OrderPages
        page={page}
        pages={data.pages}
        from={(page - 1) * pageSize + 1}
        to={(page - 1) * pageSize + data.cases.length}
        total={data.total}
        onTurn={(next) => setQuery({ page: String(next) })}
      />
    </div>
  );
}

function QuestionRow({ summary }: { summary: CaseSummary }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const path = usePath();
  return (
    <tr>
      <th scope="row" className="cell-name">
        <Link to={`${path('questions')}?id=${summary.id}`} aria-label={t('cases.open', { number: summary.number })}>
          {summary.number}
        </Link>
      </th>
      <td className="cell-subject breaks">
        <span className="muted">{t(`cases.kind.${summary.kind}`)}</span>
        {summary.subject !== null && <span>{` · ${summary.subject}`}</span>}
      </td>
      <td className="cell-sent nowrap">{formatDate(language, Date.parse(summary.filed_at) / 1000)}</td>
      <td className="cell-state">
        <CaseChip status={summary.status} />
      </td>
    </tr>
  );
}
