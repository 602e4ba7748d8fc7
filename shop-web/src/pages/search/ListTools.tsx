import Button from '@mui/material/Button';
import { FunnelIcon } from '@phosphor-icons/react/dist/csr/Funnel';
import { RowsIcon } from '@phosphor-icons/react/dist/csr/Rows';
import { SquaresFourIcon } from '@phosphor-icons/react/dist/csr/SquaresFour';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SearchAnswer } from '../../products/useSearch.ts';
import { focusHeading } from '../../shell/focusHeading.ts';
import { useStore } from '../../store/createStore.ts';
import { isFacetKey } from './FacetPanel.tsx';
import { FiltersSheet } from './FiltersSheet.tsx';
import { ListSelect } from './ListSelect.tsx';
import './ListTools.css';
import {
  filterCount,
  pageSizePreference,
  pageSizes,
  sortings,
  toggleFilter,
  viewPreference,
  type SearchState,
} from './searchState.ts';

type ListToolsProps = {
  readonly facets: SearchAnswer['facets'];
  readonly results: number;
  readonly state: SearchState;
  readonly view: 'rows' | 'tiles';
  readonly onChange: (state: SearchState) => void;
};

/** Over the results: the filters that are on, sorting, page size, rows or tiles. */
export function ListTools({ facets, results, state, view, onChange }: ListToolsProps) {
  const { t } = useTranslation();
  const limit = useStore(pageSizePreference);
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const count = filterCount(state);
  const chips = facets.flatMap((facet) => {
    const { key } = facet;
    if (!isFacetKey(key)) return [];
    return facet.items
      .filter((item) => state.filters[key].includes(item.key))
      .map((item) => ({ key, value: item.key, label: item.label }));
  });
  const sort = (
    <ListSelect
      label={t('search.sort')}
      value={String(state.sort)}
      options={sortings.map(({ id, key }) => ({ value: String(id), label: t(`search.sorting.${key}`) }))}
      onChange={(value) => onChange({ ...state, page: 1, sort: Number(value) })}
    />
  );
  return (
    <div className="list-tools">
      <div className="list-tools-left">
        <Button
          variant="outlined"
          className="filters-button"
          aria-haspopup="dialog"
          onClick={() => setIsSheetOpen(true)}
        >
          <FunnelIcon size={18} />
          {count === 0 ? t('search.filters') : t('search.filtersCount', { count })}
        </Button>
        {chips.map(({ key, value, label }) => (
          <button
            key={`${key} ${value}`}
            type="button"
            className="filter-chip"
            aria-label={t('search.removeFilter', { label })}
            onClick={({ currentTarget }) => {
              focusNextChip(currentTarget);
              onChange(toggleFilter(state, key, value));
            }}
          >
            {label}
            <XIcon size={14} weight="bold" />
          </button>
        ))}
      </div>
      <div className="list-tools-right">
        {sort}
        <ListSelect
          label={t('search.pageSize')}
          value={limit}
          options={pageSizes.map((size) => ({ value: String(size), label: String(size) }))}
          onChange={(value) => {
            const size = pageSizes.find((one) => String(one) === value) ?? 24;
            pageSizePreference.set(`${size}`);
            onChange({ ...state, page: 1 });
          }}
        />
        <fieldset className="view-switch" aria-label={t('search.view')}>
          <button type="button" aria-pressed={view === 'rows'} onClick={() => viewPreference.set('rows')}>
            <RowsIcon size={18} />
            <span>{t('search.rows')}</span>
          </button>
          <button type="button" aria-pressed={view === 'tiles'} onClick={() => viewPreference.set('tiles')}>
            <SquaresFourIcon size={18} />
            <span>{t('search.tiles')}</span>
          </button>
        </fieldset>
      </div>
      {isSheetOpen && (
        <FiltersSheet
          facets={facets}
          results={results}
          state={state}
          sort={sort}
          onChange={onChange}
          onClose={() => setIsSheetOpen(false)}
        />
      )}
    </div>
  );
}

/** Before a chip goes: the focus goes to the next one, else to the one before, else to the heading. */
function focusNextChip(chip: HTMLElement): void {
  const isChip = (one: Element | null): one is HTMLElement => one?.matches('.filter-chip') === true;
  const next = [chip.nextElementSibling, chip.previousElementSibling].find(isChip);
  if (next === undefined) focusHeading();
  else next.focus();
}
