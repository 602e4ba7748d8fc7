import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePastDay } from '../../i18n/usePastDay.ts';
import { useDeliveries } from '../../orders/useOrderGroups.ts';
import { readDay } from './returnDraft.ts';
import styles from './ReturnPage.module.css';
import { fieldOf } from '@talloor/look/fieldNotices/atMost.ts';

/** Typed day, yyyy-mm-dd; null if the note has it. */
export type ChosenNote = { readonly number: string; readonly day: string | null };
type NoteChoiceProps = {
  readonly chosenNote: ChosenNote | null;
  readonly error: string | null;
  readonly onChoose: (note: ChosenNote | null) => void;
};

const question = { page: 1, limit: 24, q: '' } as const;
const other = 'other';

export function NoteChoice({ chosenNote, error, onChoose }: NoteChoiceProps) {
  const { t } = useTranslation();
  const pastDay = usePastDay();
  const id = useId();
  const delivered = useDeliveries('delivered', question);
  const invoiced = useDeliveries('invoiced', question);
  const notes = [...(delivered.data?.deliveries ?? []), ...(invoiced.data?.deliveries ?? [])]
    .filter(({ delivered_at: at }) => at !== null)
    .toSorted((a, b) => b.delivery_date - a.delivery_date);
  const [isOther, setIsOther] = useState(false);
  const value = isOther ? other : (chosenNote?.number ?? '');
  const isListed = chosenNote === null || notes.some(({ number }) => number === chosenNote.number);
  return (
    <>
      <TextField
        id={`${id}-note`}
        select
        className="span-3"
        label={t('returns.chooseNote')}
        value={value}
        error={error !== null && !isOther}
        helperText={isOther ? null : error}
        onChange={({ target }) => {
          setIsOther(target.value === other);
          onChoose(target.value === other || target.value === '' ? null : { number: target.value, day: null });
        }}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        <option value="">{t('returns.noNote')}</option>
        {!isListed && !isOther && <option value={chosenNote.number}>{chosenNote.number}</option>}
        {notes.map(({ number, delivered_at: at, delivery_date: day }) => (
          <option key={number} value={number}>
            {t('returns.noteOption', { number, day: pastDay(at ?? day) })}
          </option>
        ))}
        <option value={other}>{t('returns.otherNote')}</option>
      </TextField>
      {isOther && <OtherNote id={id} error={error} onChoose={onChoose} />}
    </>
  );
}

function OtherNote({ id, error, onChoose }: Pick<NoteChoiceProps, 'error' | 'onChoose'> & { readonly id: string }) {
  const { t } = useTranslation();
  const [number, setNumber] = useState('');
  const [dayText, setDayText] = useState('');
  const [hasTried, setHasTried] = useState(false);
  const isNumber = /^\d{1,20}$/.test(number.trim());
  const day = readDay(dayText);
  const open = () => {
    setHasTried(true);
    if (isNumber && day !== null) onChoose({ number: number.trim(), day });
    else document.getElementById(isNumber ? `${id}-day` : `${id}-number`)?.focus();
  };
  const openOnEnter = (event: { key: string; preventDefault: () => void }) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    open();
  };
  return (
    <div className={`form-grid ${styles['return-other']}`}>
      <TextField
        id={`${id}-number`}
        className="span-2"
        label={t('returns.noteNumber')}
        value={number}
        error={(hasTried && !isNumber) || error !== null}
        helperText={hasTried && !isNumber ? t('returns.numberInvalid') : error}
        onChange={(event) => setNumber(event.target.value)}
        onKeyDown={openOnEnter}
        slotProps={{ htmlInput: { inputMode: 'numeric', ...fieldOf('delivery_number'), 'aria-required': true } }}
      />
      <TextField
        id={`${id}-day`}
        className="span-2"
        label={t('returns.noteDate')}
        placeholder={t('returns.dateFormat')}
        value={dayText}
        error={hasTried && day === null}
        helperText={hasTried && day === null ? t('returns.dateInvalid') : null}
        onChange={(event) => setDayText(event.target.value)}
        onKeyDown={openOnEnter}
        slotProps={{ htmlInput: { ...fieldOf('delivery_date'), 'aria-required': true } }}
      />
      <Button variant="outlined" className={`span-2 ${styles['return-open']}`} onClick={open}>
        {t('returns.openNote')}
      </Button>
    </div>
  );
}
