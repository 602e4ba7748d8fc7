import Button from '@mui/material/Button';
import type { OpenOrderState } from '@talloor/contracts/endpoints/orders.ts';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../components/EmptyState.tsx';
import { usePath } from '../../i18n/LanguageProvider.tsx';
import { useOpenOrders } from '../../orders/useOpenOrders.ts';
import { GroupPages } from './GroupPages.tsx';
import { OrderFilters } from './OrderFilters.tsx';
import { commonParameters, commonFiltersOf, hasCommonFilter, type CommonFilters } from './orderFilters.ts';
import { OrderTicket } from './OrderTicket.tsx';
import { pageOf } from './pageOf.ts';
import { StateFilter } from './StateFilter.tsx';
import styles from './OrdersPage.module.css';

const perPage = 24;
const states = ['changeable', 'processed', 'short'] as const satisfies readonly OpenOrderState[];
const stateIn = (value: string | null): OpenOrderState | '' => states.find((state) => state === value) ?? '';
type Filters = CommonFilters & { readonly state: OpenOrderState | '' };
const nothing: Filters = { q: '', from: '', to: '', state: '' };

export function AllOpenOrders() {
  const { t } = useTranslation();
  const path = usePath();
  const [query, setQuery] = useSearchParams();
  const filters: Filters = { ...commonFiltersOf(query), state: stateIn(query.get('state')) };
  const isFiltered = hasCommonFilter(filters) || filters.state !== '';
  const allParameters = (newFilters: Filters) => ({
    ...commonParameters(newFilters),
    ...(newFilters.state !== '' && { state: newFilters.state }),
  });
  const read = useOpenOrders({ page: pageOf(query), limit: perPage, ...allParameters(filters) });
  const show = (newFilters: Filters, page = 1) =>
    setQuery({ group: 'open', ...allParameters(newFilters), ...(page > 1 && { page: String(page) }) });
  return (
    <>
      <OrderFilters
        key={query.toString()}
        filters={filters}
        nothing={nothing}
        words={{ search: t('orders.searchOpen'), from: t('orders.deliveryFrom') }}
        isFiltered={isFiltered}
        resultCount={read.data?.pagination.results ?? null}
        onFilter={show}
      >
        {(draftFilters, change) => (
          <StateFilter
            states={states}
            nameOf={(state) => t(`orders.openState.${state}`)}
            chosenState={draftFilters.state}
            onChange={(state) => change({ ...draftFilters, state })}
          />
        )}
      </OrderFilters>
      <GroupPages
        failed={{ title: t('orders.groupFailed.open'), text: t('orders.tryLater') }}
        read={read}
        countShown={({ orders }) => orders.length}
        emptyMessage={
          isFiltered ? (
            <EmptyState title={t('orders.noneFound')} text={t('orders.noneFoundText')} />
          ) : (
            <EmptyState title={t('orders.none')} text={t('orders.noneText')}>
              <Button component={Link} to={path('search')} variant="contained">
                {t('orders.toAssortment')}
              </Button>
            </EmptyState>
          )
        }
        onTurn={(page) => show(filters, page)}
      >
        {({ orders }) => (
          <ul
            className={`stack one-column at-top ${styles['order-tickets']} is-wide${read.isPlaceholderData ? ' is-updating' : ''}`}
          >
            {orders.map((order) => (
              <OrderTicket key={order.order_number} order={order} heading="h2" />
            ))}
          </ul>
        )}
      </GroupPages>
    </>
  );
}
