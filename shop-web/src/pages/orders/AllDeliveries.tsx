import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../components/EmptyState.tsx';
import { CopyButton } from '../../documents/CopyButton.tsx';
import { isPunchOut } from '../../paths.ts';
import { useDeliveries, type DeliveryGroup } from '../../orders/useOrderGroups.ts';
import { DeliveryTable } from './DeliveryTable.tsx';
import { GroupPages } from './GroupPages.tsx';
import { OrderFilters } from './OrderFilters.tsx';
import { commonParameters, commonFiltersOf, hasCommonFilter } from './orderFilters.ts';
import { pageOf } from './pageOf.ts';
import './OrdersPage.module.css';

const perPage = 24;
const nothing = { q: '', from: '', to: '', deviating: false };
type Filters = typeof nothing;

export function AllDeliveries({ group }: { group: DeliveryGroup }) {
  const { t } = useTranslation();
  const [query, setQuery] = useSearchParams();
  const filters: Filters = { ...commonFiltersOf(query), deviating: query.get('deviating') === '1' };
  const isFiltered = hasCommonFilter(filters) || filters.deviating;
  const read = useDeliveries(group, {
    page: pageOf(query),
    limit: perPage,
    ...commonParameters(filters),
    deviating: filters.deviating ? '1' : '0',
  });
  const [chosenNumbers, setChosenNumbers] = useState<ReadonlySet<string>>(new Set());
  const choose = (number: string, isChosen: boolean) => {
    const next = new Set(chosenNumbers);
    if (isChosen) next.add(number);
    else next.delete(number);
    setChosenNumbers(next);
  };
  const show = (newFilters: Filters, page = 1) =>
    setQuery({
      group,
      ...commonParameters(newFilters),
      ...(newFilters.deviating && { deviating: '1' }),
      ...(page > 1 && { page: String(page) }),
    });
  return (
    <>
      <OrderFilters
        key={query.toString()}
        filters={filters}
        nothing={nothing}
        words={{ search: t('orders.search'), from: t('orders.from') }}
        isFiltered={isFiltered}
        resultCount={read.data?.pagination.results ?? null}
        onFilter={show}
      >
        {(draftFilters, change) => (
          <label className="tall-rem row gap-8">
            <input
              type="checkbox"
              checked={draftFilters.deviating}
              onChange={(event) => change({ ...draftFilters, deviating: event.target.checked })}
            />
            <span>{t('orders.onlyDeviating')}</span>
          </label>
        )}
      </OrderFilters>
      {!isPunchOut() && (
        <div className="below-12 cluster to-end gap-12">
          <span className="muted" aria-live="polite">
            {chosenNumbers.size > 0 && t('documents.chosenCount', { count: chosenNumbers.size })}
          </span>
          <CopyButton type="delivery_proofs" numbers={[...chosenNumbers]} />
        </div>
      )}
      <GroupPages
        failed={{ title: t(`orders.groupFailed.${group}`), text: t('orders.tryLater') }}
        read={read}
        countShown={({ deliveries }) => deliveries.length}
        emptyMessage={
          <EmptyState
            title={isFiltered ? t('orders.noneFound') : t(`orders.groupNone.${group}`)}
            text={isFiltered ? t('orders.noneFoundText') : t('orders.months')}
          />
        }
        onTurn={(page) => show(filters, page)}
      >
        {({ deliveries }) => (
          <DeliveryTable
            deliveries={deliveries}
            group={group}
            isUpdating={read.isPlaceholderData}
            chosenNumbers={chosenNumbers}
            onChoose={choose}
          />
        )}
      </GroupPages>
    </>
  );
}
