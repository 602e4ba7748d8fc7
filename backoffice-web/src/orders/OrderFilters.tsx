import { useRef, useState, type FormEvent } from 'react';
import { useListContext } from 'react-admin';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { focusHeading } from '../layout/OfficeHeading.tsx';
import { DayField } from '../days/DayField.tsx';
import { changeFilter, type OrderFilter } from './orderFilter.ts';
import './OrderFilters.css';
import { TypedField } from './TypedField.tsx';

/** States by the server's clock. */
const states = ['open', 'locked', 'in_use', 'processed', 'under_way', 'delivered', 'cancelled'] as const;

/** Clearing resets typed values even while the old filter is active. */
type Clearing = { readonly count: number; readonly outdated: string | null };

/** Enter searches at once and moves to the result. */
export const OrderFilters = ({ onEnter }: { onEnter: (filter: OrderFilter) => void }) => {
  const { t } = useOfficeText();
  const { filterValues, setFilters } = useListContext();
  const form = useRef<HTMLFormElement>(null);
  const filterKey = JSON.stringify(filterValues);
  const [clearing, setClearing] = useState<Clearing>({ count: 0, outdated: null });
  if (clearing.outdated !== null && clearing.outdated !== filterKey) setClearing({ ...clearing, outdated: null });
  const filter: OrderFilter = clearing.outdated === filterKey ? {} : filterValues;
  const change = (changes: OrderFilter) => setFilters(changeFilter(filter, changes));
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!form.current) return;
    const formValues = Object.fromEntries(new FormData(form.current)) as OrderFilter;
    const next = changeFilter(filter, formValues);
    setFilters(next);
    onEnter(next);
  };
  return (
    <search>
      <form
        ref={form}
        key={clearing.count}
        className="below-12 order-filters cluster at-top gap-12"
        onSubmit={onSubmit}
      >
        <TypedField name="q" label={t('orders.filterNumber')} value={filter.q ?? ''} onType={(q) => change({ q })} />
        <TypedField
          name="customer"
          label={t('orders.filterCustomer')}
          value={filter.customer ?? ''}
          onType={(customer) => change({ customer })}
        />
        <DayField
          name="delivery_date"
          label={t('orders.filterDay')}
          value={filter.delivery_date ?? ''}
          onDay={(day) => change({ delivery_date: day })}
        />
        <label>
          <span>{t('orders.filterState')}</span>
          <select
            className="office-field"
            value={filter.status ?? ''}
            onChange={(event) => change({ status: event.target.value })}
          >
            <option value="">{t('orders.all')}</option>
            {states.map((state) => (
              <option key={state} value={state}>
                {t(`state.${state}`)}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{t('orders.filterAllocation')}</span>
          <select
            className="office-field"
            value={filter.allocation ?? ''}
            onChange={(event) => change({ allocation: event.target.value })}
          >
            <option value="">{t('orders.all')}</option>
            <option value="pending">{t('state.pending')}</option>
            <option value="allocated">{t('state.allocated')}</option>
            <option value="short">{t('state.short')}</option>
          </select>
        </label>
        <label>
          <span>{t('orderNotes.filter')}</span>
          <select
            className="office-field"
            value={filter.mark ?? ''}
            onChange={(event) => change({ mark: event.target.value })}
          >
            <option value="">{t('orders.all')}</option>
            <option value="corrected">{t('orderNotes.corrected')}</option>
            <option value="noted">{t('orderNotes.filterNoted')}</option>
          </select>
        </label>
        {/* Enter submits only with a submit button. */}
        <button type="submit" hidden>
          {t('orders.apply')}
        </button>
        {Object.keys(filter).length > 0 && (
          <button
            type="button"
            className="office-link"
            onClick={() => {
              setFilters({});
              setClearing({ count: clearing.count + 1, outdated: filterKey });
              focusHeading();
            }}
          >
            {t('orders.clearFilters')}
          </button>
        )}
      </form>
    </search>
  );
};
