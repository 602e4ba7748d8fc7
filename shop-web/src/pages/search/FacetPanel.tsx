import { useTranslation } from 'react-i18next';
import type { SearchAnswer } from '../../products/useSearch.ts';
import { focusHeading } from '../../shell/focusHeading.ts';
import { Facet } from './Facet.tsx';
import './FacetPanel.css';
import { facetKeys, filterCount, noFilters, toggleFilter, type FacetKey, type SearchState } from './searchState.ts';

type FacetPanelProps = {
  readonly facets: SearchAnswer['facets'];
  readonly state: SearchState;
  readonly onChange: (state: SearchState) => void;
  /** In the phone's sheet facets start collapsed, and the sheet keeps the focus. */
  readonly isCollapsed?: boolean;
};

export const isFacetKey = (key: string): key is FacetKey => facetKeys.some((known) => known === key);

/** The filters of a search: plain checkboxes per facet, the counts of what is found. */
export function FacetPanel({ facets, state, onChange, isCollapsed = false }: FacetPanelProps) {
  const { t } = useTranslation();
  return (
    <>
      <div className="facets-head">
        {!isCollapsed && <h2>{t('search.filters')}</h2>}
        {filterCount(state) > 0 && (
          <button
            type="button"
            className="link small"
            onClick={() => {
              if (!isCollapsed) focusHeading();
              onChange({ ...state, page: 1, filters: noFilters });
            }}
          >
            {t('search.clear')}
          </button>
        )}
      </div>
      {facets.map((facet) =>
        isFacetKey(facet.key) ? (
          <Facet
            key={facet.key}
            facetKey={facet.key}
            items={facet.items}
            limit={facet.showMoreLimit}
            chosen={state.filters[facet.key]}
            startsOpen={!isCollapsed}
            onToggle={(key, value) => onChange(toggleFilter(state, key, value))}
          />
        ) : null,
      )}
    </>
  );
}
