import { ListBase, Pagination, useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import type { OfficeReturnRow } from '@talloor/contracts/endpoints/officeReturns.ts';
import { formatDate, formatTime } from '@talloor/rules/format/dates.ts';
import '../content/ContentTable.css';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { OfficeHeading } from '../layout/OfficeHeading.tsx';
import { FilterChips } from '../people/FilterChips.tsx';
import { ReturnTag } from './ReturnTag.tsx';
import './returns.css';

/** How often the queue is read anew by itself, so that what customers ask for comes in. */
const everyMs = 15_000;
const parts = ['todo', 'requested', 'accepted', 'planned', 'collected', 'done'] as const;

/** The queue of returns, the oldest first, by what the office is to do with them. */
export const ReturnQueue = () => (
  <ListBase
    resource="returns"
    sort={{ field: 'requested_at', order: 'ASC' }}
    perPage={25}
    queryOptions={{ refetchInterval: everyMs }}
  >
    <Page />
  </ListBase>
);

const Page = () => {
  const { t } = useOfficeText();
  const { total, data, error, isPending, refetch } = useListContext<OfficeReturnRow>();
  return (
    <>
      <div className="office-head">
        <OfficeHeading title={t('returns.title')}>
          {total !== undefined && <span className="office-count">{total}</span>}
        </OfficeHeading>
      </div>
      <FilterChips
        choices={parts.map((part) => ({
          label: t(`returns.parts.${part}`),
          filter: part === 'todo' ? {} : { part },
        }))}
      />
      {error && !data ? (
        <div className="office-block" role="alert">
          <p>{t('content.failed')}</p>
          <button type="button" className="office-button" onClick={() => void refetch()}>
            {t('orders.retry')}
          </button>
        </div>
      ) : !isPending && data?.length === 0 ? (
        <div className="office-block">
          <h2>{t('returns.empty')}</h2>
        </div>
      ) : (
        <>
          <ul className="return-queue" aria-busy={isPending} aria-label={t('returns.about')}>
            {data?.map((row) => (
              <QueueCard key={row.id} row={row} />
            ))}
          </ul>
          <div className="order-foot">
            <span />
            <Pagination rowsPerPageOptions={[25, 50, 100]} />
          </div>
        </>
      )}
    </>
  );
};

const QueueCard = ({ row }: { readonly row: OfficeReturnRow }) => {
  const { t, language } = useOfficeText();
  const seconds = Math.floor(Date.parse(row.requested_at) / 1000);
  const time = `${formatDate(language, seconds)} ${formatTime(language, seconds)}`;
  return (
    <li className="office-card people-card">
      <header>
        <div>
          <h2>
            <Link to={`/returns/${row.id}/show`}>{t('returns.one', { number: row.id })}</Link>
            {' · '}
            {row.customer.name}
          </h2>
          <small>{t('returns.askedBy', { time, name: row.requested_by ?? t('returns.erased') })}</small>
        </div>
        <ReturnTag status={row.status} />
      </header>
      <p className="request-said">
        {row.articles.map(({ article_number: number, name }) => `${name} (${number})`).join(', ')}
        {row.photos > 0 && ` · ${t('returns.photos')}: ${row.photos}`}
      </p>
    </li>
  );
};
