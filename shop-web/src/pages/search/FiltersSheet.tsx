import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogHead } from '../../components/DialogHead.tsx';
import type { SearchAnswer } from '../../products/useSearch.ts';
import { FacetPanel } from './FacetPanel.tsx';
import './ListTools.css';
import type { SearchState } from './searchState.ts';

type FiltersSheetProps = {
  readonly facets: SearchAnswer['facets'];
  readonly results: number;
  readonly state: SearchState;
  readonly sort: ReactNode;
  readonly onChange: (state: SearchState) => void;
  readonly onClose: () => void;
};

/** Filters and sorting where there is no room beside the results. */
export function FiltersSheet({ facets, results, state, sort, onChange, onClose }: FiltersSheetProps) {
  const { t } = useTranslation();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="filters-title">
      <DialogHead id="filters-title" title={t('search.filters')} onClose={onClose} />
      <div className="filters-sheet">
        {sort}
        <FacetPanel facets={facets} state={state} onChange={onChange} isCollapsed />
      </div>
      <div className="filters-sheet-foot">
        <Button variant="contained" fullWidth onClick={onClose}>
          {t('search.showResults', { count: results })}
        </Button>
      </div>
    </Dialog>
  );
}
