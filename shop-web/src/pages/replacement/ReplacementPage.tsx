import Button from '@mui/material/Button';
import { getOrderReplacement, openReplacement } from '@talloor/contracts/endpoints/replacements.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import '../../components/pageLayout.css';
import { CardSkeletons } from '../../components/CardSkeletons.tsx';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import { Notice } from '../../components/Notice.tsx';
import { usePath } from '../../i18n/LanguageProvider.tsx';
import { isRefusedForGood } from '../../server/isRefused.ts';
import { call } from '../../server/shopClient.ts';
import { useMay } from '../../session/useMay.ts';
import { numberIn } from '../../shell/numberIn.ts';
import { Page } from '../../shell/Page.tsx';
import type { ReachedBy } from './reachedBy.ts';
import { ReplacementQuestionCard } from './ReplacementQuestionCard.tsx';
import styles from './ReplacementPage.module.css';

/** ADR 0124. */
export function Component() {
  const [query] = useSearchParams();
  const token = query.get('token');
  const order = numberIn(query, 'order');
  return <ReplacementPage by={token === null && order !== null ? { order } : { token: token ?? '' }} />;
}

function ReplacementPage({ by }: { readonly by: ReachedBy }) {
  const { t } = useTranslation();
  const mayOrder = useMay('order');
  const { data, error, refetch } = useQuery({
    queryKey: ['replacement', by],
    queryFn: ({ signal }) =>
      'token' in by
        ? call(openReplacement, { body: by }, { signal })
        : call(getOrderReplacement, { params: { orderId: by.order } }, { signal }),
    retry: false,
    gcTime: 0,
  });
  return (
    <Page title={t('replacement.title')} className={`${styles['replacement-page']}`}>
      {data !== undefined ? (
        <ReplacementQuestionCard by={by} question={data} onAnswered={() => void refetch()} />
      ) : error === null ? (
        <CardSkeletons className="replacement" heights={[360]} />
      ) : 'order' in by && !mayOrder ? (
        <p className="card padded replacement">{t('portal.mayNotOrder')}</p>
      ) : isRefusedForGood(error) ? (
        <Refused />
      ) : (
        <LoadFailed
          title={t('replacement.checkFailed')}
          text={t('replacement.checkFailedText')}
          onRetry={() => void refetch()}
        />
      )}
    </Page>
  );
}

function Refused() {
  const { t } = useTranslation();
  const path = usePath();
  return (
    <div className="card padded replacement">
      <Notice severity="error">
        <b>{t('replacement.invalid')}</b>
        <br />
        <span>{t('replacement.invalidText')}</span>
      </Notice>
      <Button component={Link} to={path('orders')} variant="contained">
        {t('order.toOrders')}
      </Button>
    </div>
  );
}
