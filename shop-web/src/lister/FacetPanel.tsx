import type { Facet as FacetView } from '@talloor/contracts/endpoints/catalogue.ts';
import { useTranslation } from 'react-i18next';
import { focusHeading } from '../shell/focusHeading.ts';
import { Facet } from './Facet.tsx';
import { filterCount, isFacetKey, type FacetKey } from './facetKeys.ts';
import './FacetPanel.css';
import type { ListerModel } from './useLister.ts';

type FacetPanelProps = {
  readonly lister: ListerModel;
  readonly isInSheet?: boolean;
};

const startClosed: readonly FacetKey[] = ['label', 'origin', 'mine', 'deliverable'];

export function FacetPanel({ lister, isInSheet = false }: FacetPanelProps) {
  const { t } = useTranslation();
  const { state, kept: keptFilters } = lister;
  const facets = (lister.data?.facets ?? [])
    .filter((facet): facet is FacetView & { key: FacetKey } => isFacetKey(facet.key))
    .toSorted((a, b) => a.priority - b.priority);
  return (
    <>
      <div className="facets-head row apart gap-16">
        {!isInSheet && <h2 className="text-16">{t('search.filters')}</h2>}
        {filterCount(state.filters) > 0 && (
          <button
            type="button"
            className="link small"
            onClick={() => {
              if (!isInSheet) focusHeading();
              lister.clear();
            }}
          >
            {t('search.clear')}
          </button>
        )}
      </div>
      {facets.map((facet) => {
        const chosenItems = state.filters[facet.key] ?? [];
        return (
          <Facet
            key={facet.key}
            facet={facet}
            chosenItems={chosenItems}
            isKept={keptFilters[facet.key] !== undefined}
            startsOpen={!isInSheet && (!startClosed.includes(facet.key) || chosenItems.length > 0)}
            onChoose={lister.choose}
            onKeep={lister.keep}
          />
        );
      })}
    </>
  );
}
