import Button from '@mui/material/Button';
import { FunnelIcon } from '@phosphor-icons/react/dist/csr/Funnel';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DownloadButton } from '../download/DownloadButton.tsx';
import { ColumnsButton } from './columns/ColumnsButton.tsx';
import type { ColumnSetsModel } from './columns/useColumnSets.ts';
import { filterCount } from './facetKeys.ts';
import { FilterChips } from './FilterChips.tsx';
import { SizeSelect, SortSelect } from './ListChoices.tsx';
import './ListTools.css';
import type { ListerModel } from './useLister.ts';
import { ViewSwitch } from './ViewSwitch.tsx';
import { lazyPart } from '../parts/lazyPart.tsx';

const FiltersSheet = lazyPart('filters', async () => (await import('./FiltersSheet.tsx')).FiltersSheet);

export function ListTools({ lister, columnSets }: { lister: ListerModel; columnSets: ColumnSetsModel }) {
  const { t } = useTranslation();
  const [sheet, setSheet] = useState<'unasked' | 'open' | 'closed'>('unasked');
  const count = filterCount(lister.state.filters);
  const columns = columnSets.chosen?.columns;
  return (
    <div className="below-12 list-tools cluster apart gap-12">
      <div className="shrinks list-tools-left row gap-8">
        <Button variant="outlined" className="filters-button" aria-haspopup="dialog" onClick={() => setSheet('open')}>
          <FunnelIcon size={18} />
          <span>{count === 0 ? t('search.filters') : t('search.filtersCount', { count })}</span>
        </Button>
        <FilterChips lister={lister} />
      </div>
      <div className="push list-tools-right row gap-8">
        <SortSelect lister={lister} />
        <SizeSelect lister={lister} />
        <DownloadButton selection={lister.selection} columns={columns} />
        {lister.view === 'rows' && <ColumnsButton columnSets={columnSets} />}
        <ViewSwitch view={lister.view} onChange={lister.setView} />
      </div>
      {sheet !== 'unasked' && (
        <FiltersSheet lister={lister} columns={columns} isOpen={sheet === 'open'} onClose={() => setSheet('closed')} />
      )}
    </div>
  );
}
