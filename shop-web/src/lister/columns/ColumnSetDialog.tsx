import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import type { ColumnSet } from '@talloor/contracts/endpoints/columnSets.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../components/Dialog.tsx';
import { DialogHead } from '../../components/DialogHead.tsx';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import { failureText } from '../../toasts/failureText.ts';
import { showToast } from '../../toasts/toasts.ts';
import { ColumnSetForm } from './ColumnSetForm.tsx';
import './ColumnSets.css';
import type { ColumnSetsModel } from './useColumnSets.ts';

type ColumnSetDialogProps = {
  readonly columnSets: ColumnSetsModel;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

export function ColumnSetDialog({ columnSets, isOpen, onClose }: ColumnSetDialogProps) {
  const { t } = useTranslation();
  const [edited, setEdited] = useState<ColumnSet | 'new' | null>(null);
  const { sets = [], chosen: chosenSet, mayChange } = columnSets;

  const remove = async (set: ColumnSet) => {
    try {
      await columnSets.remove(set);
    } catch (error) {
      showToast({ kind: 'error', error, title: t('columns.notDeleted'), text: failureText(error, t) });
    }
  };
  const option = (set: ColumnSet | null, name: string, note: string) => (
    <label className="row gap-8 pointer shrinks breaks">
      <input
        type="radio"
        name="column-set"
        checked={chosenSet?.id === set?.id}
        onChange={() => columnSets.choose(set)}
      />
      <span>
        <span>{name}</span>
        <small>{note}</small>
      </span>
    </label>
  );
  return (
    <Dialog open={isOpen} onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="columns-title">
      <DialogHead id="columns-title" title={t('columns.title')} onClose={onClose} />
      {edited !== null ? (
        <ColumnSetForm
          set={edited === 'new' ? null : edited}
          onCancel={() => setEdited(null)}
          onSave={async (body) => {
            await columnSets.save(body);
            setEdited(null);
          }}
        />
      ) : columnSets.isError ? (
        <LoadFailed title={t('columns.failed')} text={t('search.failedText')} onRetry={columnSets.retry} />
      ) : (
        <div className="flex column gap-16 column-sets">
          <fieldset className="no-border no-margin no-padding shrinks">
            <legend className="sr-only">{t('columns.title')}</legend>
            <ul>
              <li className="row gap-4 tall line-below">{option(null, t('columns.usual'), t('columns.usualText'))}</li>
              {sets.map((set) => (
                <li className="row gap-4 tall line-below" key={set.id}>
                  {option(
                    set,
                    set.name,
                    `${t('columns.count', { count: set.columns.length })} · ${t(`columns.shared.${set.shared_with}`)}`,
                  )}
                  {set.is_mine && mayChange && (
                    <>
                      <IconButton aria-label={t('columns.edit', { name: set.name })} onClick={() => setEdited(set)}>
                        <PencilSimpleIcon size={18} />
                      </IconButton>
                      <IconButton aria-label={t('columns.delete', { name: set.name })} onClick={() => void remove(set)}>
                        <TrashIcon size={18} />
                      </IconButton>
                    </>
                  )}
                </li>
              ))}
            </ul>
          </fieldset>
          {columnSets.isRefused && <p className="muted small no-margin">{t('columns.mayNotChange')}</p>}
          <div className="wraps to-end gap-8">
            {mayChange && (
              <Button variant="outlined" onClick={() => setEdited('new')}>
                {t('columns.make')}
              </Button>
            )}
            <Button variant="contained" onClick={onClose}>
              {t('columns.show')}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
