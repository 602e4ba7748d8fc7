import type { DeliveryNoteLineView } from '@talloor/contracts/endpoints/deliveryNotes.ts';
import { Board } from '@talloor/look/Board.tsx';
import { formatAmount } from '@talloor/rules/format/money.ts';
import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { unbroken } from '@talloor/rules/format/unbroken.ts';
import { StateChip } from '../../components/StateChip.tsx';
import { Link } from 'react-router-dom';
import { useLanguage, usePath } from '../../i18n/LanguageProvider.tsx';
import { useUnitWords } from '../../products/useUnitWords.ts';
import { NoteCourse } from './NoteCourse.tsx';
import { NoteReturn } from './NoteReturn.tsx';
import { NoteReturned } from './NoteReturned.tsx';
import styles from './DeliveryNotePage.module.css';

const noteReason = `as-block small weight-560 ink-700 ${styles['note-reason']}`;

type NoteLineProps = {
  readonly line: DeliveryNoteLineView;
  readonly isPriced: boolean;
  readonly hasCome: boolean;
  readonly onCheck: ((isChecked: boolean) => Promise<unknown>) | null;
  readonly onMark: ((isMarked: boolean) => void) | null;
  readonly onGoOn: (from: HTMLElement) => void;
};

const chips = {
  delivered: 'done',
  partly: 'missing',
  missing: 'blocked',
  replaced: 'open',
  replacement: 'open',
} as const;

export function NoteLine({ line, isPriced, hasCome, onCheck, onMark, onGoOn }: NoteLineProps) {
  const { t } = useTranslation();
  const { quantityOf } = useUnitWords();
  const language = useLanguage();
  const { state, unit, total_excl_vat: total, total_incl_vat: inclusive } = line;
  const quantity = (value: number) => quantityOf(value, unit);
  // Shows the tap before the whole note renders.
  const [optimisticCheck, setOptimisticCheck] = useState<boolean | null>(null);
  const checked = optimisticCheck ?? line.checked;
  const check = (value: boolean) => {
    setOptimisticCheck(value);
    void onCheck?.(value).finally(() => setOptimisticCheck(null));
  };
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    check(!checked);
    onGoOn(event.currentTarget);
  };
  return (
    <tr className={`is-${state}`}>
      {onCheck !== null && (
        <td className="cell-check">
          <label className={`stack centred pointer ${styles['note-tick']}`}>
            <input
              type="checkbox"
              checked={checked}
              aria-label={t('deliveryNote.check', { article: line.name })}
              onChange={(event) => check(event.target.checked)}
              onKeyDown={onKey}
            />
          </label>
        </td>
      )}
      <td className="cell-board">
        <Board board={line.board ?? 'dry'} icon={line.icon} />
      </td>
      <th scope="row" className="cell-name">
        <span className="product-name">
          {state === 'missing' || (state === 'replaced' && line.delivered === 0) ? (
            <s>{unbroken(line.name)}</s>
          ) : (
            unbroken(line.name)
          )}
        </span>
        <span className="facts">
          <span>{line.article_number}</span>
          {line.erp_number && <span className="breaks">{line.erp_number}</span>}
          {line.brand !== '' && <span>{line.brand}</span>}
        </span>
        <NoteRemarks line={line} quantity={quantity} />
        <NoteReturned line={line} />
      </th>
      <td className="cell-course">
        <NoteCourse line={line} hasCome={hasCome} />
      </td>
      <td className="cell-lot">
        {line.lots.length === 0
          ? line.delivered > 0 && <span>{t('deliveryNote.noLot')}</span>
          : line.lots.map(({ lot, best_before: day }) => (
              <span key={`${lot ?? ''}-${day ?? ''}`}>
                <span>{lot ?? t('deliveryNote.noLot')}</span>
                {day !== null && <b>{t('deliveryNote.bestBefore', { day: day.split('-').toReversed().join('/') })}</b>}
              </span>
            ))}
      </td>
      <td className="cell-state">
        <StateChip state={chips[state]}>
          {t(hasCome ? `deliveryNote.lineState.${state}` : `deliveryNote.lineStateAhead.${state}`)}
        </StateChip>
      </td>
      {isPriced && (
        <td className="cell-total">
          {line.is_free ? (
            <span>{t('deliveryNote.free')}</span>
          ) : (
            total !== null && <span>{formatAmount(language, total)}</span>
          )}
          {!line.is_free && inclusive !== null && (
            <small>{t('deliveryNote.inclusive', { amount: formatAmount(language, inclusive) })}</small>
          )}
          <small>{`${t('deliveryNote.vatColumn')} ${line.vat_code}`}</small>
        </td>
      )}
      {onMark !== null && (
        <td className="cell-return">
          <NoteReturn line={line} onMark={onMark} />
        </td>
      )}
    </tr>
  );
}

function NoteRemarks({ line, quantity }: { line: DeliveryNoteLineView; quantity: (value: number) => string }) {
  const { t } = useTranslation();
  const path = usePath();
  return (
    <>
      {line.recall && (
        <Link className={`${noteReason} is-bad`} to={`${path('recall')}?id=${line.recall.recall_id}`}>
          {t('recalls.ofLine', { quantity: quantity(line.recall.quantity) })}
        </Link>
      )}
      {line.comment !== undefined && <span className={noteReason}>{line.comment}</span>}
    </>
  );
}
