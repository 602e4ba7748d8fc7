import { Link } from 'react-router-dom';
import type { OfficeCase } from '@talloor/contracts/endpoints/officeCases.ts';
import '../content/ContentForm.css';
import '../content/ContentTable.css';
import { useMayEdit } from '../data/useMayEdit.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { OfficeHeading } from '../layout/OfficeHeading.tsx';
import { RecordPage } from '../layout/RecordPage.tsx';
import { useLiveQueue } from '../people/useLiveQueue.ts';
import { CaseActs } from './CaseActs.tsx';
import { CaseDocuments } from './CaseDocuments.tsx';
import { CaseFacts } from './CaseFacts.tsx';
import { CaseFiles } from './CaseFiles.tsx';
import { CaseHistory } from './CaseHistory.tsx';
import { CaseMessages } from './CaseMessages.tsx';
import { CaseTag } from './CaseTag.tsx';
import './cases.css';
import { useCaseWords } from './useCaseWords.ts';

const isWhole = (officeCase: Partial<OfficeCase>): officeCase is OfficeCase => officeCase.messages !== undefined;

export const CasePage = () => {
  const { t } = useOfficeText();
  const refetchMs = useLiveQueue('cases');
  return (
    <RecordPage<OfficeCase>
      resource="cases"
      refetchMs={() => refetchMs}
      isWhole={isWhole}
      notFound={t('cases.notFound')}
      list={{ to: '/cases', label: t('cases.toList') }}
    >
      {(officeCase) => <CaseDetails officeCase={officeCase} />}
    </RecordPage>
  );
};

const CaseDetails = ({ officeCase }: { readonly officeCase: OfficeCase }) => {
  const { t } = useOfficeText();
  const mayEdit = useMayEdit('answer_cases') === true;
  const { hours, time } = useCaseWords();
  const { customer, assignee, first_answer_at: answeredAt, answer_due_at: dueAt } = officeCase;
  const wait = { waited: hours(officeCase.waited_minutes), promised: hours(officeCase.promised_minutes) };
  return (
    <>
      <nav className="content-breadcrumb" aria-label={t('console.breadcrumb')}>
        <Link to="/cases">{t('cases.title')}</Link> / <span>{officeCase.number}</span>
      </nav>
      <div className="office-head">
        <div>
          <OfficeHeading title={t('cases.one', { number: officeCase.number })}>
            <CaseTag status={officeCase.status} isOverdue={officeCase.is_overdue} />
          </OfficeHeading>
          <p className="breaks">
            {customer === null ? (
              <span>{t('cases.visitor')}</span>
            ) : (
              <Link to={`/customers/${customer.customer_number}/show`}>{customer.name}</Link>
            )}
            {officeCase.subject !== null && <span>{` · ${officeCase.subject}`}</span>}
          </p>
          <small>
            <span>
              {assignee === null ? t('cases.nobody') : t('cases.assignee', { name: assignee.name ?? assignee.id })}
            </span>
            {' · '}
            <span>{t(answeredAt === null ? 'cases.waits' : 'cases.answered', wait)}</span>
            {answeredAt !== null && dueAt !== null && <span>{` · ${t('cases.replyDue', { time: time(dueAt) })}`}</span>}
          </small>
        </div>
        {mayEdit && <CaseActs officeCase={officeCase} />}
      </div>
      <div className="case-whole">
        {officeCase.document_request && <CaseDocuments request={officeCase.document_request} />}
        <CaseMessages officeCase={officeCase} />
        <CaseFiles officeCase={officeCase} />
        <CaseFacts officeCase={officeCase} />
        <CaseHistory id={officeCase.id} />
      </div>
    </>
  );
};
