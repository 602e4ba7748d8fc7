import Button from '@mui/material/Button';
import { formatWeekday } from '@talloor/rules/format/dates.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useBasket } from '../../basket/BasketProvider.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import { useLanguage, usePath } from '../../i18n/LanguageProvider.tsx';
import { ProductRowsSkeleton } from '../../products/ProductSkeletons.tsx';
import { ProductTable } from '../../products/ProductTable.tsx';
import { useServerMinute } from '../../session/serverClock.ts';
import styles from './Reorder.module.css';
import { AddRest } from './AddRest.tsx';
import { restOf, useReorder } from './useReorder.ts';

/** Initial rows. */
export const initialCount = 8;
const mostShown = 96;

/** Usual articles of this weekday. */
export function Reorder() {
  const { t } = useTranslation();
  const language = useLanguage();
  const now = useServerMinute();
  const path = usePath();
  const [isWhole, setIsWhole] = useState(false);
  const { data: reorderData, isError, isFetching, refetch } = useReorder(isWhole ? mostShown : initialCount);
  const { quantityOf, isLoading } = useBasket();
  // Rows in the basket have another height and control.
  const data = isLoading ? undefined : reorderData;
  const products = data?.products ?? [];
  const rest = restOf(products, quantityOf, now);
  const inBasket = products.filter((product) => quantityOf(product.article_number) > 0).length;
  const weekday = formatWeekday(language, Math.floor(now / 1000));
  return (
    <section className="card reorder" aria-labelledby="reorder-title">
      <div className={`${styles['reorder-head']} row apart gap-16`}>
        <h2 id="reorder-title">{t('start.reorder')}</h2>
        <p className={`weight-640 ${styles['reorder-source']}`}>{t('start.oftenOn', { weekday })}</p>
      </div>
      {isError && (
        <LoadFailed title={t('start.reorderFailed')} text={t('start.othersWork')} onRetry={() => void refetch()} />
      )}
      {data === undefined && !isError && <ProductRowsSkeleton count={initialCount} />}
      {data !== undefined && data.products.length === 0 && (
        <EmptyState board="bread" title={t('start.nothingOrdered')} text={t('start.nothingOrderedText')}>
          <Button variant="contained" size="small" component={Link} to={path('search')}>
            {t('start.browse')}
          </Button>
        </EmptyState>
      )}
      {data !== undefined && data.products.length > 0 && (
        <>
          <ProductTable products={data.products} caption={t('start.oftenCaption', { weekday })} />
          <div className={`pad-12-16 line-above ${styles['reorder-foot']} row gap-12`}>
            <p className="muted">{t('start.summary', { count: data.products.length, inBasket })}</p>
            <span className="grow" />
            {data.total > initialCount && (
              <Button variant="text" aria-busy={isFetching || undefined} onClick={() => setIsWhole(!isWhole)}>
                {isWhole ? t('start.showLess') : t('start.showAll', { count: data.total })}
              </Button>
            )}
            {rest.count > 0 && <AddRest rest={rest} />}
          </div>
        </>
      )}
    </section>
  );
}
