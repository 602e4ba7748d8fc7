import { isRealDay } from '@talloor/rules/format/readDay.ts';
import Button from '@mui/material/Button';
import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DayEntry } from '../../fields/DayEntry.tsx';
import type { CommonFilters } from './orderFilters.ts';
import { formatNumber } from '@talloor/rules/format/money.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import styles from './OrdersPage.module.css';
import { atMost } from '@talloor/look/fieldNotices/atMost.ts';

type OrderFiltersProps<T extends CommonFilters> = {
  readonly filters: T;
  readonly nothing: T;
  readonly words: { readonly search: string; readonly from: string };
  readonly isFiltered: boolean;
  readonly resultCount: number | null;
  readonly isLimited?: boolean | undefined;
  readonly onFilter: (filters: T) => void;
  readonly children: (draftFilters: T, change: (newFilters: T) => void) => ReactNode;
};

export function OrderFilters<T extends CommonFilters>({
  filters,
  nothing,
  words,
  isFiltered,
  resultCount,
  isLimited,
  onFilter,
  children,
}: OrderFiltersProps<T>) {
  const { t } = useTranslation();
  const language = useLanguage();
  const id = useId();
  const [draftFilters, setDraftFilters] = useState(filters);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if ([draftFilters.from, draftFilters.to].some((day) => day !== '' && !isRealDay(day))) return;
    onFilter({ ...draftFilters, q: draftFilters.q.trim() });
  };
  return (
    <form className={`stack below-16 ${styles['delivery-filters']} card padded`} onSubmit={submit}>
      <div className={`shrinks ${styles['delivery-field']} stack gap-4 is-wide`}>
        <label className="text-14 weight-600" htmlFor={`${id}-q`}>
          {words.search}
        </label>
        <input
          className="pad-0-12 white-ground ink-900"
          id={`${id}-q`}
          type="search"
          {...atMost(60, 'q')}
          value={draftFilters.q}
          onChange={(event) => setDraftFilters({ ...draftFilters, q: event.target.value })}
        />
      </div>
      <div className={`shrinks ${styles['delivery-field']} stack gap-4`}>
        <label className="text-14 weight-600" htmlFor={`${id}-from`}>
          {words.from}
        </label>
        <DayEntry
          className="pad-0-12 white-ground ink-900"
          id={`${id}-from`}
          value={draftFilters.from}
          onDay={(from) => setDraftFilters({ ...draftFilters, from })}
        />
      </div>
      <div className={`shrinks ${styles['delivery-field']} stack gap-4`}>
        <label className="text-14 weight-600" htmlFor={`${id}-to`}>
          {t('orders.to')}
        </label>
        <DayEntry
          className="pad-0-12 white-ground ink-900"
          id={`${id}-to`}
          value={draftFilters.to}
          onDay={(to) => setDraftFilters({ ...draftFilters, to })}
        />
      </div>
      {children(draftFilters, setDraftFilters)}
      <div className={`${styles['delivery-actions']} cluster gap-12`}>
        <Button type="submit" variant="contained" startIcon={<MagnifyingGlassIcon size={18} />}>
          {t('orders.searchButton')}
        </Button>
        {isFiltered && (
          <Button variant="outlined" onClick={() => onFilter(nothing)}>
            {t('orders.clear')}
          </Button>
        )}
        <span className="muted" aria-live="polite">
          {isFiltered &&
            resultCount !== null &&
            (isLimited
              ? t('orders.foundMany', { number: formatNumber(language, resultCount) })
              : t('orders.found', { count: resultCount }))}
        </span>
      </div>
    </form>
  );
}
