import Button from '@mui/material/Button';
import { incompleteStates, type IncompleteState } from '@talloor/contracts/endpoints/dashboard.ts';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../components/EmptyState.tsx';
import { usePath } from '../../i18n/LanguageProvider.tsx';
import { useIncompleteOrders } from '../../orders/useOrderGroups.ts';
import { GroupPages } from './GroupPages.tsx';
import { IncompleteTicket } from './IncompleteTicket.tsx';
import { OrderFilters } from './OrderFilters.tsx';
import { commonParameters, commonFiltersOf, hasCommonFilter, type CommonFilters } from './orderFilters.ts';
import { pageOf } from './pageOf.ts';
import { StateFilter } from './StateFilter.tsx';
import styles from './OrdersPage.module.css';

type Filters = CommonFilters & { readonly state: IncompleteState | '' };
const stateIn = (value: string | null): Filters['state'] => incompleteStates.find((state) => state === value) ?? '';
const nothing: Filters = { q: '', from: '', to: '', state: '' };

export function AllIncomplete() {
  const { t } = useTranslation();
  const path = usePath();
  const [query, setQuery] = useSearchParams();
  const filters: Filters = { ...commonFiltersOf(query), state: stateIn(query.get('state')) };
  const isFiltered = hasCommonFilter(filters) || filters.state !== '';
  const allParameters = (newFilters: Filters) => ({
    ...commonParameters(newFilters),
    ...(newFilters.state !== '' && { state: newFilters.state }),
  });
  const read = useIncompleteOrders({ page: Math.min(pageOf(query), 100), ...allParameters(filters) });
  const show = (newFilters: Filters, page = 1) =>
    setQuery({ group: 'incomplete', ...allParameters(newFilters), ...(page > 1 && { page: String(page) }) });
  return (
    <>
      <OrderFilters
        key={query.toString()}
        filters={filters}
        nothing={nothing}
        words={{ search: t('orders.searchIncomplete'), from: t('orders.deliveryFrom') }}
        isFiltered={isFiltered}
        resultCount={read.data?.pagination.results ?? null}
        onFilter={show}
      >
        {(draftFilters, change) => (
          <StateFilter
            states={incompleteStates}
            nameOf={(state) => t(`orders.incompleteState.${state}`)}
            chosenState={draftFilters.state}
            onChange={(state) => change({ ...draftFilters, state })}
          />
        )}
      </OrderFilters>
      <GroupPages
        failed={{ title: t('orders.groupFailed.incomplete'), text: t('orders.tryLater') }}
        read={read}
        countShown={({ baskets }) => baskets.length}
        emptyMessage={
          isFiltered ? (
            <EmptyState title={t('orders.noneFound')} text={t('orders.noneFoundText')} />
          ) : (
            <EmptyState title={t('orders.groupNone.incomplete')} text={t('orders.groupText.incomplete')}>
              <Button component={Link} to={path('search')} variant="contained">
                {t('orders.toAssortment')}
              </Button>
            </EmptyState>
          )
        }
        onTurn={(page) => show(filters, page)}
      >
        {({ baskets }) => (
          <ul
            className={`stack one-column at-top ${styles['order-tickets']} is-wide${read.isPlaceholderData ? ' is-updating' : ''}`}
          >
            {baskets.map((basket) => (
              <IncompleteTicket key={basket.basket_id} basket={basket} heading="h2" />
            ))}
          </ul>
        )}
      </GroupPages>
    </>
  );
}
