import Button from '@mui/material/Button';
import type { ColumnKey } from '@talloor/contracts/columnKeys.ts';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../components/Dialog.tsx';
import { DialogHead } from '../components/DialogHead.tsx';
import { DownloadButton } from '../download/DownloadButton.tsx';
import { FacetPanel } from './FacetPanel.tsx';
import { FilterChips } from './FilterChips.tsx';
import { SizeSelect, SortSelect } from './ListChoices.tsx';
import './FiltersSheet.css';
import type { ListerModel } from './useLister.ts';

type FiltersSheetProps = {
  readonly lister: ListerModel;
  /** Excel columns; by default the server's. */
  readonly columns: readonly ColumnKey[] | undefined;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

export function FiltersSheet({ lister, columns, isOpen, onClose }: FiltersSheetProps) {
  const { t } = useTranslation();
  return (
    <Dialog open={isOpen} onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="filters-title">
      <DialogHead id="filters-title" title={t('search.filters')} onClose={onClose} />
      <div className="filters-sheet">
        <div className="below-12 filters-sheet-choices stack gap-8">
          <SortSelect lister={lister} />
          <SizeSelect lister={lister} />
          <DownloadButton selection={lister.selection} columns={columns} isLabelled />
        </div>
        <FilterChips lister={lister} />
        <FacetPanel lister={lister} isInSheet />
      </div>
      <div className="line-above filters-sheet-foot">
        <Button variant="contained" fullWidth onClick={onClose}>
          <span>{t('search.showResults', { count: lister.results ?? 0 })}</span>
        </Button>
      </div>
    </Dialog>
  );
}
