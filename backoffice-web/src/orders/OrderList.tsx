import { useCallback, useEffect, useRef } from 'react';
import { ListBase, Pagination, useListContext } from 'react-admin';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { OfficeHeading } from '../layout/OfficeHeading.tsx';
import { LiveState } from './LiveState.tsx';
import type { OrderFilter } from './orderFilter.ts';
import { OrderFilters } from './OrderFilters.tsx';
import { OrderTable } from './OrderTable.tsx';
import { RowKeysChoice, useRowKeysChoice } from './RowKeysChoice.tsx';
import { useLiveOrders } from './useLiveOrders.ts';
import { LoadFailed } from '../layout/LoadFailed.tsx';

export const OrderList = () => (
  <ListBase sort={{ field: 'placed_at', order: 'DESC' }} perPage={25} disableSyncWithLocation={false}>
    <OrderListPage />
  </ListBase>
);

function OrderListPage() {
  const { t } = useOfficeText();
  const { total, error, refetch, isPending, data, hasNextPage } = useListContext();
  const isMany = total === undefined && !isPending && hasNextPage;
  const live = useLiveOrders();
  const keys = useRowKeysChoice();
  const { found: resultsRef, goToFound } = useFoundOrder();
  return (
    <>
      <div className="office-head">
        <OfficeHeading title={t('orders.title')}>
          <span className="text-15 weight-560 muted">{isMany ? t('orders.many') : total}</span>
        </OfficeHeading>
        <LiveState {...live} />
      </div>
      <OrderFilters onEnter={goToFound} />
      <output className="sr-only">
        {isMany
          ? t('orders.foundMany')
          : total !== undefined && (total === 1 ? t('orders.foundOne') : t('orders.found', { count: total }))}
      </output>
      {error && !data ? (
        <LoadFailed text={t('orders.failed')} onRetry={() => void refetch()} />
      ) : !isPending && data?.length === 0 ? (
        <div className="office-block">
          <h2>{t('orders.empty')}</h2>
          <p>{t('orders.emptyHint')}</p>
        </div>
      ) : (
        <div ref={resultsRef}>
          <OrderTable areKeysOn={keys.areOn} />
          <div className="order-foot cluster apart">
            <RowKeysChoice {...keys} />
            <Pagination rowsPerPageOptions={[25, 50, 100]} />
          </div>
        </div>
      )}
    </>
  );
}

/** Enter in a filter focuses the first result. */
function useFoundOrder() {
  const { filterValues, isFetching } = useListContext();
  const resultsRef = useRef<HTMLDivElement>(null);
  const submittedFilter = useRef<string | null>(null);
  const filterKey = JSON.stringify(filterValues);
  const goOn = useCallback(() => {
    if (submittedFilter.current !== filterKey || isFetching) return;
    submittedFilter.current = null;
    resultsRef.current?.querySelector<HTMLAnchorElement>('tbody th a')?.focus();
  }, [filterKey, isFetching]);
  useEffect(goOn, [goOn]);
  const goToFound = (filter: OrderFilter) => {
    submittedFilter.current = JSON.stringify(filter);
    goOn();
  };
  return { found: resultsRef, goToFound };
}
