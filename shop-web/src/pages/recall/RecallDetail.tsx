import { ProblemError } from '@talloor/contracts/problemError.ts';
import type { RecallView } from '@talloor/contracts/endpoints/recalls.ts';
import { useTranslation } from 'react-i18next';
import { CardSkeletons } from '../../components/CardSkeletons.tsx';
import { Loaded } from '../../components/Loaded.tsx';
import { OrderCrumbs } from '../../components/OrderCrumbs.tsx';
import '../../components/pageLayout.css';
import { usePath } from '../../i18n/LanguageProvider.tsx';
import { usePastDay } from '../../i18n/usePastDay.ts';
import { RecallChip } from '../../recalls/RecallChip.tsx';
import { useRecall } from '../../recalls/useRecalls.ts';
import { Page } from '../../shell/Page.tsx';
import { RecallForm } from './RecallForm.tsx';
import styles from './RecallPage.module.css';

export function RecallDetail({ id }: { id: string }) {
  const { t } = useTranslation();
  const path = usePath();
  const recallQuery = useRecall(id);
  const { data, error } = recallQuery;
  const title = data === undefined ? t('recalls.title') : t('recalls.page', { title: data.title });
  return (
    <Page
      title={title}
      className={`${styles['recall-page']}`}
      isWaiting={data === undefined && error === null}
      heading={
        <div className="order-head">
          <OrderCrumbs to={{ to: path('recall'), label: t('recalls.all') }} />
          <h1 tabIndex={-1}>{title}</h1>
        </div>
      }
    >
      <Loaded
        read={recallQuery}
        isMissing={error instanceof ProblemError && error.code === 'recall.not_found'}
        missing={{
          title: t('recalls.notFound'),
          text: t('recalls.notFoundText'),
          way: { to: path('recall'), label: t('recalls.all') },
        }}
        failed={{ title: t('recalls.loadFailed'), text: t('recalls.loadFailedText') }}
        waiting={<CardSkeletons className={`${styles['recall-cards']}`} heights={[120, 260]} />}
      >
        {(view) => (
          <>
            <p className={`${styles['recall-bar']} cluster`}>
              <RecallChip {...view} />
              <RecallFacts view={view} />
            </p>
            <RecallForm view={view} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

function RecallFacts({ view }: { view: RecallView }) {
  const { t } = useTranslation();
  const dayOf = usePastDay();
  const { acknowledged_at: answeredAt, acknowledged_by: name, closed_at: closedAt, scope } = view;
  return (
    <span className="facts">
      {scope.lots.length > 0 && <span>{t('recalls.lots', { lots: scope.lots.join(', ') })}</span>}
      <span>{t('recalls.notified', { day: dayOf(view.last_notified_at) })}</span>
      {answeredAt !== null && (
        <span>
          {view.by_office
            ? t('recalls.answeredByOffice', { day: dayOf(answeredAt) })
            : name === null
              ? t('recalls.answered', { day: dayOf(answeredAt) })
              : t('recalls.answeredBy', { day: dayOf(answeredAt), name })}
        </span>
      )}
      {closedAt !== null && <span>{t('recalls.closedOn', { day: dayOf(closedAt) })}</span>}
    </span>
  );
}
