import { Link } from 'react-router-dom';
import type { OfficeReturnRow } from '@talloor/contracts/endpoints/officeReturns.ts';
import { formatDate, formatTime } from '@talloor/rules/format/dates.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { CardQueue } from '../people/CardQueue.tsx';
import { LiveQueue } from '../people/LiveQueue.tsx';
import { ReturnTag } from './ReturnTag.tsx';
import './returns.css';

const parts = ['todo', 'requested', 'accepted', 'planned', 'collected', 'done'] as const;

export const ReturnQueue = () => (
  <LiveQueue resource="returns" sort={{ field: 'requested_at', order: 'ASC' }}>
    <Page />
  </LiveQueue>
);

const Page = () => {
  const { t } = useOfficeText();
  return (
    <CardQueue<OfficeReturnRow>
      title={t('returns.title')}
      choices={parts.map((part) => ({
        label: t(`returns.parts.${part}`),
        filter: part === 'todo' ? {} : { part },
      }))}
      empty={t('returns.empty')}
      about={t('returns.about')}
      className="return-queue"
      card={(row) => <QueueCard key={row.id} row={row} />}
    />
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
            <span>{row.customer.name}</span>
          </h2>
          <small>{t('returns.askedBy', { time, name: row.requested_by ?? t('returns.erased') })}</small>
        </div>
        <ReturnTag status={row.status} />
      </header>
      <p className="request-said">
        <span>{row.articles.map(({ article_number: number, name }) => `${name} (${number})`).join(', ')}</span>
        {row.photos > 0 && <span>{` · ${t('returns.photos')}: ${row.photos}`}</span>}
      </p>
    </li>
  );
};
