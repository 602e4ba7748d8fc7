import { Link } from 'react-router-dom';
import type { OfficeRecallRow } from '@talloor/contracts/endpoints/officeRecalls.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { CardQueue } from '../people/CardQueue.tsx';
import { LiveQueue } from '../people/LiveQueue.tsx';
import { RecallTag } from './RecallTag.tsx';
import './recalls.css';
import { useRecallWords } from './useRecallWords.ts';

const parts = ['open', 'closed', 'all'] as const;

export const RecallQueue = () => (
  <LiveQueue resource="recalls" sort={{ field: 'opened_at', order: 'DESC' }}>
    <Page />
  </LiveQueue>
);

const Page = () => {
  const { t } = useOfficeText();
  return (
    <CardQueue<OfficeRecallRow>
      title={t('recalls.title')}
      choices={parts.map((part) => ({ label: t(`recalls.parts.${part}`), filter: part === 'open' ? {} : { part } }))}
      empty={t('recalls.empty')}
      about={t('recalls.about')}
      className="return-queue"
      card={(row) => <QueueCard key={row.id} row={row} />}
    />
  );
};

const QueueCard = ({ row }: { readonly row: OfficeRecallRow }) => {
  const { t, language } = useOfficeText();
  const { instant, scopeOf, reachOf } = useRecallWords();
  return (
    <li className="office-card people-card">
      <header>
        <div>
          <h2>
            <Link to={`/recalls/${row.id}/show`}>
              {t('recalls.one', { number: row.id, title: row.title[language] })}
            </Link>
          </h2>
          <small>{instant(row.opened_at)}</small>
        </div>
        <RecallTag status={row.status} />
      </header>
      <p className="request-said">
        <span>{scopeOf(row.scope)}</span>
        <br />
        <span>{reachOf(row)}</span>
        <br />
        <b>{t('recalls.answered', { acknowledged: row.acknowledged, customers: row.customers })}</b>
      </p>
    </li>
  );
};
