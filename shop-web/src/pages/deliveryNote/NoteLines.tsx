import Button from '@mui/material/Button';
import { BarcodeIcon } from '@phosphor-icons/react/dist/csr/Barcode';
import { ChecksIcon } from '@phosphor-icons/react/dist/csr/Checks';
import type { DeliveryNoteView } from '@talloor/contracts/endpoints/deliveryNotes.ts';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TableHead } from '../../components/TableHead.tsx';
import { useMarkReturn } from '../../returns/useMarkReturn.ts';
import { useCheckLine } from '../../deliveries/useDeliveryNote.ts';
import { showToast } from '../../toasts/toasts.ts';
import { useMay } from '../../session/useMay.ts';
import { NoteLine } from './NoteLine.tsx';
import { NoteScanner } from './NoteScanner.tsx';
import styles from './DeliveryNotePage.module.css';

type NoteLinesProps = {
  readonly note: DeliveryNoteView;
  readonly isPriced: boolean;
  readonly isAhead?: boolean;
};

export function NoteLines({ note, isPriced, isAhead = false }: NoteLinesProps) {
  const { t } = useTranslation();
  const body = useRef<HTMLTableSectionElement>(null);
  const [onlyDeviating, setOnlyDeviating] = useState(false);
  const [isScanning, setIsScanning] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const check = useCheckLine(note.number);
  const mark = useMarkReturn(note.number);
  const { lines, checked_lines: checked } = note;
  const deviating = lines.filter((line) => line.state !== 'delivered');
  const hasCome = note.delivered_at !== null;
  const mayCheck = useMay('receive') && !isAhead;
  const mayReturn = useMay('returns') && hasCome;
  const rest = lines.filter((line) => line.state === 'delivered' && !line.checked);
  const shownLines = onlyDeviating ? deviating : lines;
  const checkRest = async () => {
    setIsBusy(true);
    let isDone = true;
    for (const line of rest) {
      isDone = await check(line.line_id, true);
      if (!isDone) break;
    }
    setIsBusy(false);
    if (!isDone) return;
    showToast({ kind: 'ok', title: t('deliveryNote.restChecked'), text: t('deliveryNote.restCheckedText') });
  };
  const goOn = (from: HTMLElement) => {
    const boxes = [...(body.current?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? [])];
    boxes[boxes.findIndex((box) => box === from) + 1]?.focus();
  };
  return (
    <section className={`card ${styles['note-lines-frame']}`} aria-labelledby="note-lines">
      <div className={`pad-12-16 line-below ${styles['note-lines-head']} cluster`}>
        <h2 id="note-lines">{t('deliveryNote.lines')}</h2>
        {mayCheck && (
          <span className={`ink-700 ${styles['note-progress']} inline gap-8 small`}>
            <span aria-live="polite">{t('deliveryNote.checkedOf', { checked, total: lines.length })}</span>
            <progress className="no-border pill clips" max={lines.length} value={checked} aria-hidden="true" />
          </span>
        )}
        <span className="grow" />
        <fieldset
          className={`no-margin no-padding shrinks framed-400 round-8 clips white-ground view-switch ${styles['note-switch']}`}
          aria-label={t('deliveryNote.filter')}
        >
          <button
            className="no-border clear ink-700"
            type="button"
            aria-pressed={!onlyDeviating}
            onClick={() => setOnlyDeviating(false)}
          >
            {t('deliveryNote.all', { count: lines.length })}
          </button>
          <button
            className="no-border clear ink-700"
            type="button"
            aria-pressed={onlyDeviating}
            onClick={() => setOnlyDeviating(true)}
          >
            {t('deliveryNote.deviating', { count: deviating.length })}
          </button>
        </fieldset>
        {mayCheck && (
          <Button
            variant="outlined"
            className={`${styles['note-scan']}`}
            aria-label={t('deliveryNote.scan')}
            title={t('deliveryNote.scan')}
            onClick={() => setIsScanning(true)}
          >
            <BarcodeIcon size={20} />
            <span className={styles['note-scan-word']}>{t('deliveryNote.scan')}</span>
          </Button>
        )}
        {mayCheck && rest.length > 0 && (
          <Button
            variant="tonal"
            startIcon={<ChecksIcon size={18} />}
            aria-busy={isBusy || undefined}
            disabled={isBusy}
            onClick={() => void checkRest()}
          >
            {t('deliveryNote.checkRest')}
          </Button>
        )}
      </div>
      <table className={`tabular note-lines line-table${!mayCheck ? ' is-ahead' : ''}`} aria-labelledby="note-lines">
        <TableHead
          columns={[
            ...(!mayCheck ? [] : [{ cell: 'cell-check', label: t('deliveryNote.checkColumn'), isHidden: true }]),
            { cell: 'cell-board', label: t('deliveryNote.board'), isHidden: true },
            { cell: 'cell-name', label: t('deliveryNote.article') },
            {
              cell: 'cell-course',
              label: t(hasCome ? 'deliveryNote.course.column' : 'deliveryNote.course.columnAhead'),
            },
            { cell: 'cell-lot', label: t('deliveryNote.lot') },
            { cell: 'cell-state', label: t('deliveryNote.stateColumn') },
            ...(isPriced ? [{ cell: 'cell-total', label: t('deliveryNote.excl') }] : []),
            ...(mayReturn ? [{ cell: 'cell-return', label: t('returns.marking'), isHidden: true }] : []),
          ]}
        />
        <tbody ref={body}>
          {shownLines.map((line) => (
            <NoteLine
              key={line.line_id}
              line={line}
              isPriced={isPriced}
              hasCome={hasCome}
              onCheck={!mayCheck ? null : (isChecked) => check(line.line_id, isChecked)}
              onMark={mayReturn ? (isMarked) => void mark(line.line_id, isMarked) : null}
              onGoOn={goOn}
            />
          ))}
        </tbody>
      </table>
      {isScanning && (
        <NoteScanner lines={lines} onCheck={(lineId) => check(lineId, true)} onClose={() => setIsScanning(false)} />
      )}
    </section>
  );
}
