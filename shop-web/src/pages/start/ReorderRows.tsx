import Button from '@mui/material/Button';
import type { ProductView } from '@talloor/rules/product/productWire.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { WidgetContext } from '../../analytics/widgetOf.ts';
import { useBasket } from '../../basket/BasketProvider.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import { usePath } from '../../i18n/LanguageProvider.tsx';
import { ProductRowsSkeleton } from '../../products/ProductSkeletons.tsx';
import { ProductTable } from '../../products/ProductTable.tsx';
import { useServerMinute } from '../../session/serverClock.ts';
import { AddRest } from './AddRest.tsx';
import styles from './Reorder.module.css';
import { initialCount, restOf } from './useReorder.ts';

type ReorderRowsProps = {
  readonly read: {
    readonly data: { readonly products: readonly ProductView[]; readonly total?: number } | undefined;
    readonly isError: boolean;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  readonly caption: string;
  readonly isWhole: boolean;
  readonly onWhole: (isWhole: boolean) => void;
  /** Adds all of it, shown or not. */
  readonly isOrder: boolean;
};

export function ReorderRows({ read, caption, isWhole, onWhole, isOrder }: ReorderRowsProps) {
  const { t } = useTranslation();
  const path = usePath();
  const now = useServerMinute();
  const { quantityOf, isLoading } = useBasket();
  // Rows in the basket have another height.
  const data = isLoading ? undefined : read.data;
  if (read.isError && data === undefined)
    return (
      <LoadFailed title={t('start.reorderFailed')} text={t('start.othersWork')} onRetry={() => void read.refetch()} />
    );
  if (data === undefined) return <ProductRowsSkeleton count={initialCount} />;
  if (data.products.length === 0)
    return (
      <EmptyState board="bread" title={t('start.nothingOrdered')} text={t('start.nothingOrderedText')}>
        <Button variant="contained" size="small" component={Link} to={path('search')}>
          {t('start.browse')}
        </Button>
      </EmptyState>
    );
  const shown = isWhole ? data.products : data.products.slice(0, initialCount);
  const total = data.total ?? data.products.length;
  const rest = restOf(isOrder ? data.products : shown, quantityOf, now);
  const summarised = isOrder ? data.products : shown;
  const inBasket = summarised.filter((product) => quantityOf(product.article_number) > 0).length;
  return (
    <>
      <WidgetContext value="order">
        <ProductTable products={shown} caption={caption} />
      </WidgetContext>
      <div className={`pad-12-16 line-above ${styles['reorder-foot']} row gap-12`}>
        <p className="muted">{t('start.summary', { count: summarised.length, inBasket })}</p>
        <span className="grow" />
        {total > initialCount && (
          <Button variant="text" aria-busy={read.isFetching || undefined} onClick={() => onWhole(!isWhole)}>
            <span>{isWhole ? t('start.showLess') : t('start.showAll', { count: total })}</span>
          </Button>
        )}
        {rest.count > 0 && <AddRest rest={rest} isAll={inBasket === 0} />}
      </div>
    </>
  );
}
