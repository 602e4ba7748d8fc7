import Button from '@mui/material/Button';
import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

export type Filters = {
  readonly q: string;
  /** Days, yyyy-mm-dd; empty where none is asked for. */
  readonly from: string;
  readonly to: string;
  readonly deviating: boolean;
};
const nothing: Filters = { q: '', from: '', to: '', deviating: false };

type DeliveryFiltersProps = {
  readonly filters: Filters;
  readonly isFiltered: boolean;
  /** How many fit; null until that is known. */
  readonly found: number | null;
  readonly onFilter: (filters: Filters) => void;
};

/** Words, days and what deviates; sent together. */
export function DeliveryFilters({ filters, isFiltered, found, onFilter }: DeliveryFiltersProps) {
  const { t } = useTranslation();
  const id = useId();
  const [wanted, setWanted] = useState(filters);
  const change = (changes: Partial<Filters>) => setWanted({ ...wanted, ...changes });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onFilter({ ...wanted, q: wanted.q.trim() });
  };
  return (
    <form className="delivery-filters card padded" onSubmit={submit}>
      <div className="delivery-field is-wide">
        <label htmlFor={`${id}-q`}>{t('orders.search')}</label>
        <input
          id={`${id}-q`}
          type="search"
          maxLength={60}
          value={wanted.q}
          onChange={(event) => change({ q: event.target.value })}
        />
      </div>
      <div className="delivery-field">
        <label htmlFor={`${id}-from`}>{t('orders.from')}</label>
        <input
          id={`${id}-from`}
          type="date"
          value={wanted.from}
          onChange={(event) => change({ from: event.target.value })}
        />
      </div>
      <div className="delivery-field">
        <label htmlFor={`${id}-to`}>{t('orders.to')}</label>
        <input id={`${id}-to`} type="date" value={wanted.to} onChange={(event) => change({ to: event.target.value })} />
      </div>
      <label className="delivery-check">
        <input
          type="checkbox"
          checked={wanted.deviating}
          onChange={(event) => change({ deviating: event.target.checked })}
        />
        {t('orders.onlyDeviating')}
      </label>
      <div className="delivery-actions">
        <Button type="submit" variant="contained" startIcon={<MagnifyingGlassIcon size={18} />}>
          {t('orders.searchButton')}
        </Button>
        {isFiltered && (
          <Button variant="outlined" onClick={() => onFilter(nothing)}>
            {t('orders.clear')}
          </Button>
        )}
        <span className="muted" aria-live="polite">
          {isFiltered && found !== null && t('orders.found', { count: found })}
        </span>
      </div>
    </form>
  );
}
