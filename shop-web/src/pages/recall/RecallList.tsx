import { formatNumber } from '@talloor/rules/format/money.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CardSkeletons } from '../../components/CardSkeletons.tsx';
import { Loaded } from '../../components/Loaded.tsx';
import { OrderCrumbs } from '../../components/OrderCrumbs.tsx';
import '../../components/pageLayout.css';
import { useLanguage, usePath } from '../../i18n/LanguageProvider.tsx';
import { usePastDay } from '../../i18n/usePastDay.ts';
import { RecallChip } from '../../recalls/RecallChip.tsx';
import { useRecalls } from '../../recalls/useRecalls.ts';
import { Page } from '../../shell/Page.tsx';
import styles from './RecallPage.module.css';

export function RecallList() {
  const { t } = useTranslation();
  const language = useLanguage();
  const pastDay = usePastDay();
  const path = usePath();
  const recallsQuery = useRecalls();
  const title = t('recalls.title');
  return (
    <Page
      title={title}
      className={`${styles['recall-page']}`}
      isWaiting={recallsQuery.data === undefined && recallsQuery.error === null}
      heading={
        <div className="order-head">
          <OrderCrumbs />
          <h1 tabIndex={-1}>{title}</h1>
        </div>
      }
    >
      <Loaded
        read={recallsQuery}
        isMissing={recallsQuery.data?.recalls.length === 0}
        missing={{
          title: t('recalls.none'),
          text: t('recalls.noneText'),
          way: { to: path('orders'), label: t('recalls.crumbs') },
        }}
        failed={{ title: t('recalls.loadFailed'), text: t('recalls.loadFailedText') }}
        waiting={<CardSkeletons className={`${styles['recall-cards']}`} heights={[96, 96]} />}
      >
        {({ recalls }) => (
          <ul className={styles['recall-cards']}>
            {recalls.map((recall) => (
              <li key={recall.recall_id} className={`stack card padded ${styles['recall-card']}`}>
                <h2 className="text-16 breaks">
                  <Link to={`${path('recall')}?id=${recall.recall_id}`}>{recall.title}</Link>
                </h2>
                <RecallChip {...recall} />
                <p className="facts">
                  <span>{t('recalls.notified', { day: pastDay(recall.notified_at) })}</span>
                  <span>
                    <span>{t('recalls.deliveries')}</span>: <span>{formatNumber(language, recall.deliveries)}</span>
                  </span>
                  <span>
                    <span>{t('recalls.affected')}</span>:{' '}
                    <span>
                      {t('recalls.pieces', {
                        count: recall.quantity,
                        formatted: formatNumber(language, recall.quantity),
                      })}
                    </span>
                  </span>
                </p>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Page>
  );
}
