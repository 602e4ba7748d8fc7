import { useEffect, useRef, useState } from 'react';
import { useListContext } from 'react-admin';
import { useOfficeText } from '../i18n/useOfficeText.ts';

type Filter = { q?: string; customer?: string; delivery_date?: string; status?: string; allocation?: string };
const typingMilliseconds = 300;

/** Fields keep what is typed by themselves; each clearing starts them anew, though the list still has the filter that goes. */
type Clearing = { readonly count: number; readonly outdated: string | null };

/** Number, customer, day and state; what is empty does not filter. */
export const OrderFilters = () => {
  const { t } = useOfficeText();
  const { filterValues, setFilters } = useListContext();
  const given = JSON.stringify(filterValues);
  const [clearing, setClearing] = useState<Clearing>({ count: 0, outdated: null });
  if (clearing.outdated !== null && clearing.outdated !== given) setClearing({ ...clearing, outdated: null });
  const filter = clearing.outdated === given ? {} : (filterValues as Filter);
  const change = (name: keyof Filter, value: string) => {
    const { [name]: _, ...others } = filter;
    setFilters(value === '' ? others : { ...others, [name]: value });
  };
  return (
    <search>
      <form key={clearing.count} className="order-filters" onSubmit={(event) => event.preventDefault()}>
        <Typed label={t('orders.number')} value={filter.q ?? ''} onChange={(value) => change('q', value)} />
        <Typed
          label={t('orders.filterCustomer')}
          value={filter.customer ?? ''}
          onChange={(value) => change('customer', value)}
        />
        <label>
          {t('orders.filterDay')}
          <input
            type="date"
            value={filter.delivery_date ?? ''}
            onChange={(event) => change('delivery_date', event.target.value)}
          />
        </label>
        <label>
          {t('orders.filterState')}
          <select value={filter.status ?? ''} onChange={(event) => change('status', event.target.value)}>
            <option value="">{t('orders.all')}</option>
            <option value="open">{t('state.open')}</option>
            <option value="processed">{t('state.processed')}</option>
          </select>
        </label>
        <label>
          {t('orders.filterAllocation')}
          <select value={filter.allocation ?? ''} onChange={(event) => change('allocation', event.target.value)}>
            <option value="">{t('orders.all')}</option>
            <option value="pending">{t('state.pending')}</option>
            <option value="allocated">{t('state.allocated')}</option>
            <option value="short">{t('state.short')}</option>
          </select>
        </label>
        {Object.keys(filter).length > 0 && (
          <button
            type="button"
            className="office-link"
            onClick={() => {
              setFilters({});
              setClearing({ count: clearing.count + 1, outdated: given });
            }}
          >
            {t('orders.clearFilters')}
          </button>
        )}
      </form>
    </search>
  );
};

type TypedProps = { label: string; value: string; onChange: (value: string) => void };

/** Filters when typing rests. */
function Typed({ label, value, onChange }: TypedProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const onType = (typed: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onChange(typed.trim()), typingMilliseconds);
  };
  return (
    <label>
      {label}
      <input type="search" maxLength={60} defaultValue={value} onChange={(event) => onType(event.target.value)} />
    </label>
  );
}
