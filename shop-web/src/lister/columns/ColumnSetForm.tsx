import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { ArrowDownIcon } from '@phosphor-icons/react/dist/csr/ArrowDown';
import { ArrowUpIcon } from '@phosphor-icons/react/dist/csr/ArrowUp';
import type { ColumnSet } from '@talloor/contracts/endpoints/columnSets.ts';
import type { ColumnKey } from '@talloor/contracts/columnKeys.ts';
import { moveEntry } from '@talloor/rules/list/moveEntry.ts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../session/SessionProvider.tsx';
import { failureText } from '../../toasts/failureText.ts';
import { columnOrder } from './columnOrder.ts';
import './ColumnSets.css';
import type { NewColumnSet } from './useColumnSets.ts';
import { atMost, fieldOf } from '@talloor/look/fieldNotices/atMost.ts';

type ColumnSetFormProps = {
  readonly set: ColumnSet | null;
  readonly onCancel: () => void;
  readonly onSave: (body: NewColumnSet) => Promise<void>;
};

const usualStart: readonly ColumnKey[] = ['article_number', 'name', 'pack', 'price'];

export function ColumnSetForm({ set, onCancel, onSave }: ColumnSetFormProps) {
  const { t } = useTranslation();
  const { customer } = useSession();
  const [name, setName] = useState(set?.name ?? '');
  const [isShared, setIsShared] = useState(set?.shared_with === 'customer');
  const [chosenColumns, setChosenColumns] = useState<readonly ColumnKey[]>(set?.columns ?? usualStart);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  // The button that opened the form is gone.
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  const toggle = (key: ColumnKey) =>
    setChosenColumns(
      chosenColumns.includes(key) ? chosenColumns.filter((column) => column !== key) : [...chosenColumns, key],
    );
  const save = async () => {
    const trimmedName = name.trim();
    if (trimmedName === '') return setProblem(t('columns.nameMissing'));
    if (chosenColumns.length === 0) return setProblem(t('columns.columnsMissing'));
    setIsSaving(true);
    try {
      await onSave({ name: trimmedName, shared_with: isShared ? 'customer' : 'nobody', columns: [...chosenColumns] });
    } catch (error) {
      setProblem(failureText(error, t));
      setIsSaving(false);
    }
  };
  return (
    <form
      className="flex column gap-16 column-sets"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSaving) void save();
      }}
    >
      <TextField
        id="column-set-name"
        label={t('columns.name')}
        value={name}
        required
        inputRef={field}
        error={problem !== null}
        helperText={problem}
        slotProps={{ htmlInput: { ...atMost(60, 'name') }, formHelperText: { role: 'alert' } }}
        onChange={(event) => {
          setProblem(null);
          setName(event.target.value);
        }}
      />
      <fieldset className="no-border no-margin no-padding shrinks">
        <legend className="weight-600">{t('columns.columns')}</legend>
        <ol>
          {columnOrder(chosenColumns).map((key) => {
            const at = chosenColumns.indexOf(key);
            const column = t(`columns.column.${key}`);
            return (
              <li className="row gap-4 tall line-below" key={key}>
                <label className="row gap-8 pointer shrinks breaks">
                  <input type="checkbox" checked={at >= 0} onChange={() => toggle(key)} {...fieldOf('columns')} />
                  <span>{column}</span>
                </label>
                {at >= 0 && (
                  <>
                    <IconButton
                      aria-label={t('columns.up', { column })}
                      disabled={at === 0}
                      onClick={() => setChosenColumns(moveEntry(chosenColumns, at, at - 1))}
                    >
                      <ArrowUpIcon size={16} weight="bold" />
                    </IconButton>
                    <IconButton
                      aria-label={t('columns.down', { column })}
                      disabled={at === chosenColumns.length - 1}
                      onClick={() => setChosenColumns(moveEntry(chosenColumns, at, at + 1))}
                    >
                      <ArrowDownIcon size={16} weight="bold" />
                    </IconButton>
                  </>
                )}
              </li>
            );
          })}
        </ol>
      </fieldset>
      <label className="row gap-8 pointer shrinks breaks rigid column-share" data-frame>
        <input type="checkbox" checked={isShared} onChange={() => setIsShared(!isShared)} {...fieldOf('shared_with')} />
        <span>{t('columns.share', { customer: customer?.name ?? '' })}</span>
      </label>
      <div className="wraps to-end gap-8">
        <Button variant="outlined" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" variant="contained" aria-busy={isSaving || undefined}>
          {t('columns.save')}
        </Button>
      </div>
    </form>
  );
}
