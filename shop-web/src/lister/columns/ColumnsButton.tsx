import Button from '@mui/material/Button';
import { ColumnsIcon } from '@phosphor-icons/react/dist/csr/Columns';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ColumnSetsModel } from './useColumnSets.ts';
import { lazyPart } from '../../parts/lazyPart.tsx';

const ColumnSetDialog = lazyPart('columns', async () => (await import('./ColumnSetDialog.tsx')).ColumnSetDialog);

export function ColumnsButton({ columnSets }: { columnSets: ColumnSetsModel }) {
  const { t } = useTranslation();
  const [dialog, setDialog] = useState<'unasked' | 'open' | 'closed'>('unasked');
  const name = columnSets.chosen?.name;
  return (
    <>
      <Button
        variant="outlined"
        className="list-icon"
        aria-haspopup="dialog"
        aria-label={name === undefined ? t('columns.button') : t('columns.buttonChosen', { name })}
        title={name ?? t('columns.button')}
        onClick={() => {
          columnSets.ask();
          setDialog('open');
        }}
      >
        <ColumnsIcon size={18} weight={name === undefined ? 'regular' : 'fill'} />
      </Button>
      {dialog !== 'unasked' && (
        <ColumnSetDialog columnSets={columnSets} isOpen={dialog === 'open'} onClose={() => setDialog('closed')} />
      )}
    </>
  );
}
