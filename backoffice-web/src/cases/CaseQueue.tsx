import { Link } from 'react-router-dom';
import type { OfficeCaseRow } from '@talloor/contracts/endpoints/officeCases.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { CardQueue } from '../people/CardQueue.tsx';
import { LiveQueue } from '../people/LiveQueue.tsx';
import { CasePromise } from './CasePromise.tsx';
import { CaseTag } from './CaseTag.tsx';
import './cases.css';
import { useCaseWords } from './useCaseWords.ts';

const parts = ['unassigned', 'mine', 'overdue', 'all'] as const;

export const CaseQueue = () => (
  <LiveQueue resource="cases" sort={{ field: 'filed_at', order: 'ASC' }}>
    <Page />
  </LiveQueue>
);

const Page = () => {
  const { t } = useOfficeText();
  return (
    <CardQueue<OfficeCaseRow>
      title={t('cases.title')}
      figure={<CasePromise />}
      choices={parts.map((part) => ({
        label: t(`cases.parts.${part}`),
        filter: part === 'unassigned' ? {} : { part },
      }))}
      empty={t('cases.empty')}
      about={t('cases.about')}
      className="case-queue"
      card={(row) => <QueueCard key={row.id} row={row} />}
    />
  );
};

const QueueCard = ({ row }: { readonly row: OfficeCaseRow }) => {
  const { t } = useOfficeText();
  const { time } = useCaseWords();
  const { assignee } = row;
  return (
    <li className="office-card people-card">
      <header>
        <div>
          <h2>
            <Link to={`/cases/${row.id}/show`}>{t('cases.one', { number: row.number })}</Link>
            {' · '}
            <span>{row.customer?.name ?? t('cases.visitor')}</span>
          </h2>
          <small>{t('cases.by', { time: time(row.filed_at), name: row.person ?? t('cases.erased') })}</small>
        </div>
        <CaseTag status={row.status} isOverdue={row.is_overdue} />
      </header>
      <p className="request-said breaks">
        <b>{t(`cases.kind.${row.kind}`)}</b>
        {row.subject !== null && <span>{` · ${row.subject}`}</span>}
        <br />
        <span>
          {assignee === null ? t('cases.nobody') : t('cases.assignee', { name: assignee.name ?? assignee.id })}
        </span>
        {row.answer_due_at !== null && (
          <span>
            {` · ${t(row.first_answer_at === null ? 'cases.due' : 'cases.replyDue', { time: time(row.answer_due_at) })}`}
          </span>
        )}
      </p>
    </li>
  );
};
