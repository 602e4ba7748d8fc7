import type { ReturnSummary } from '@talloor/contracts/endpoints/returns.ts';
import { formatDate } from '@talloor/rules/format/dates.ts';
import { formatAmount } from '@talloor/rules/format/money.ts';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { CardSkeletons } from '../../components/CardSkeletons.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import { TableHead } from '../../components/TableHead.tsx';
import { useLanguage, usePath } from '../../i18n/LanguageProvider.tsx';
import { ReturnChip } from '../../returns/ReturnChip.tsx';
import { useReturns } from '../../returns/useReturns.ts';
import { OrderPages } from '../orders/OrderPages.tsx';
import { pageOf } from '../orders/pageOf.ts';
import styles from './ReturnPage.module.css';

/** The server's. */
const pageSize = 24;

export function ReturnList() {
  const { t } = useTranslation();
  const [query, setQuery] = useSearchParams();
  const page = pageOf(query);
  const { data, isError, refetch } = useReturns(page);
  const goTo = (pageNumber: number) => {
    const next = new URLSearchParams(query);
    next.set('page', String(pageNumber));
    setQuery(next);
  };
  return (
    <section className="above-24 card return-list" aria-labelledby="return-list">
      <h2 id="return-list">{t('returns.list')}</h2>
      {isError && data === undefined ? (
        <LoadFailed title={t('returns.listFailed')} text={t('returns.listFailedText')} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <CardSkeletons className={`${styles['return-skeleton']}`} heights={[52, 52]} />
      ) : data.total === 0 ? (
        <EmptyState title={t('returns.listEmpty')} text={t('returns.listEmptyText')} />
      ) : (
        <>
          <table className="line-table" aria-labelledby="return-list">
            <TableHead
              columns={[
                { cell: 'cell-name', label: t('returns.number') },
                { cell: 'cell-articles', label: t('returns.articles') },
                { cell: 'cell-asked', label: t('returns.asked') },
                { cell: 'cell-state', label: t('returns.state') },
                { cell: 'cell-total', label: t('returns.credited') },
              ]}
            />
            <tbody>
              {data.returns.map((each) => (
                <ReturnRow key={each.return_id} summary={each} />
              ))}
            </tbody>
          </table>
          <OrderPages
            page={page}
            pages={data.pages}
            from={(page - 1) * pageSize + 1}
            to={(page - 1) * pageSize + data.returns.length}
            total={data.total}
            onTurn={goTo}
          />
        </>
      )}
    </section>
  );
}

function ReturnRow({ summary }: { summary: ReturnSummary }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const path = usePath();
  const { return_id: id, credited } = summary;
  return (
    <tr>
      <th scope="row" className="cell-name">
        <Link to={`${path('returns')}?id=${id}`} aria-label={t('returns.open', { number: id })}>
          {id}
        </Link>
        <span className="facts">
          <span>{t('returns.note', { number: summary.delivery_number })}</span>
        </span>
      </th>
      <td className="cell-articles">{summary.articles.map(({ name }) => name).join(', ')}</td>
      <td className="cell-asked">{formatDate(language, summary.requested_at)}</td>
      <td className="cell-state">
        <ReturnChip status={summary.status} />
      </td>
      <td className="cell-total">{credited === null ? '–' : formatAmount(language, credited)}</td>
    </tr>
  );
}
