import Button from '@mui/material/Button';
import type { CaseView } from '@talloor/contracts/endpoints/caseShapes.ts';
import { replyToCase } from '@talloor/contracts/endpoints/cases.ts';
import { ProblemError } from '@talloor/contracts/problemError.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CaseChip } from '../../cases/CaseChip.tsx';
import styles from '../../cases/cases.module.css';
import { caseTime } from '../../cases/caseTime.ts';
import { Conversation } from '../../cases/Conversation.tsx';
import { ReplyForm } from '../../cases/ReplyForm.tsx';
import { useCase, useCasesChanged } from '../../cases/useCases.ts';
import { CardSkeletons } from '../../components/CardSkeletons.tsx';
import { Loaded } from '../../components/Loaded.tsx';
import { OtherCustomer } from '../../customers/OtherCustomer.tsx';
import { useLinkedCustomer } from '../../customers/useLinkedCustomer.ts';
import { useLanguage, usePath } from '../../i18n/LanguageProvider.tsx';
import { call } from '../../server/shopClient.ts';
import { useKeptKey } from '../../server/useKeptKey.ts';
import { Page } from '../../shell/Page.tsx';
import { CaseFacts } from './CaseFacts.tsx';

export function QuestionDetail({ id }: { id: string }) {
  const { t } = useTranslation();
  const path = usePath();
  const elsewhere = useLinkedCustomer();
  const read = useCase(id, elsewhere === undefined);
  const { data, error } = read;
  return (
    <Page
      title={data ? t('cases.one', { number: data.number }) : t('cases.title')}
      isWaiting={elsewhere === undefined && data === undefined && error === null}
    >
      {elsewhere !== undefined ? (
        <OtherCustomer customer={elsewhere} title={t('cases.elsewhere', { customer: elsewhere.name })} />
      ) : (
        <Loaded
          read={read}
          isMissing={error instanceof ProblemError && error.code === 'case.not_found'}
          missing={{
            title: t('cases.notFound'),
            text: t('cases.notFoundText'),
            way: { to: path('questions'), label: t('cases.all') },
          }}
          failed={{ title: t('cases.failed'), text: t('cases.failedText') }}
          waiting={<CardSkeletons className="stack gap-16" heights={[80, 240]} />}
        >
          {(view) => <Content view={view} />}
        </Loaded>
      )}
    </Page>
  );
}

function Content({ view }: { view: CaseView }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const path = usePath();
  const refresh = useCasesChanged();
  const keepKey = useKeptKey();
  const { id, first_answer_at: answeredAt } = view;
  return (
    <div className={`stack gap-16 ${styles['page']}`}>
      <div className="cluster gap-12">
        <CaseChip status={view.status} />
        <span className="muted grow">
          {answeredAt === null
            ? t('cases.promise', { time: caseTime(language, view.due_at) })
            : t('cases.answeredAt', { time: caseTime(language, answeredAt) })}
        </span>
        <Button component={Link} to={path('questions')} variant="outlined">
          {t('cases.all')}
        </Button>
      </div>
      <CaseFacts view={view} />
      <section className="card padded stack gap-16" aria-labelledby="case-conversation">
        <h2 id="case-conversation" className="breaks">
          {view.subject ?? t('cases.conversation')}
        </h2>
        <Conversation messages={view.messages} />
        {view.may_reply ? (
          <ReplyForm
            onSend={async (text) => {
              const reply = { params: { id }, body: { text } };
              await keepKey(reply, (options) => call(replyToCase, reply, options));
              await refresh();
            }}
          />
        ) : (
          <p className="cluster gap-12 muted">
            <span>{t('cases.closed')}</span> <Link to={path('contact')}>{t('cases.ask')}</Link>
          </p>
        )}
      </section>
    </div>
  );
}
