import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../components/EmptyState.tsx';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import { useDeliveries, type DeliveryGroup } from '../../orders/useOrderGroups.ts';
import { DeliveryFilters, type Filters } from './DeliveryFilters.tsx';
import { DeliveryTable } from './DeliveryTable.tsx';
import { OrderPages } from './OrderPages.tsx';
import { OrdersSkeleton } from './OrdersSkeleton.tsx';
import { pageOf } from './pageOf.ts';

const perPage = 24;
const day = /^2\d{3}-\d\d-\d\d$/;
const dayIn = (value: string | null): string => (value !== null && day.test(value) ? value : '');

/** All deliveries of a group as a table, searched and filtered by the address. */
export function AllDeliveries({ group }: { group: DeliveryGroup }) {
  const { t } = useTranslation();
  const [query, setQuery] = useSearchParams();
  const filters: Filters = {
    q: (query.get('q') ?? '').slice(0, 60),
    from: dayIn(query.get('from')),
    to: dayIn(query.get('to')),
    deviating: query.get('deviating') === '1',
  };
  const isFiltered = filters.q !== '' || filters.from !== '' || filters.to !== '' || filters.deviating;
  const { data, isError, refetch, isPlaceholderData } = useDeliveries(group, {
    page: pageOf(query),
    limit: perPage,
    q: filters.q,
    ...(filters.from !== '' && { from: filters.from }),
    ...(filters.to !== '' && { to: filters.to }),
    deviating: filters.deviating ? '1' : '0',
  });
  const show = (wanted: Filters, page = 1) =>
    setQuery({
      group,
      ...(wanted.q !== '' && { q: wanted.q }),
      ...(wanted.from !== '' && { from: wanted.from }),
      ...(wanted.to !== '' && { to: wanted.to }),
      ...(wanted.deviating && { deviating: '1' }),
      ...(page > 1 && { page: String(page) }),
    });
  const pagination = data?.pagination;
  return (
    <>
      <DeliveryFilters
        key={query.toString()}
        filters={filters}
        isFiltered={isFiltered}
        found={pagination?.results ?? null}
        onFilter={show}
      />
      {isError && data === undefined ? (
        <div className="card">
          <LoadFailed
            title={t(`orders.groupFailed.${group}`)}
            text={t('orders.groupFailedText')}
            onRetry={() => void refetch()}
          />
        </div>
      ) : data === undefined || pagination === undefined ? (
        <OrdersSkeleton />
      ) : pagination.results === 0 ? (
        <div className="card">
          <EmptyState
            title={isFiltered ? t('orders.noneFound') : t(`orders.groupNone.${group}`)}
            text={isFiltered ? t('orders.noneFoundText') : t('orders.months')}
          />
        </div>
      ) : (
        <>
          <DeliveryTable deliveries={data.deliveries} group={group} isUpdating={isPlaceholderData} />
          <OrderPages
            page={pagination.currentPage}
            pages={pagination.totalPages}
            from={pagination.offset + 1}
            to={pagination.offset + data.deliveries.length}
            total={pagination.results}
            onTurn={(next) => show(filters, next)}
          />
        </>
      )}
    </>
  );
}
