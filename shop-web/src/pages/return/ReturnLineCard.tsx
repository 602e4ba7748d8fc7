import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import type { DeliveryNoteLineView } from '@talloor/contracts/endpoints/deliveryNotes.ts';
import { Board } from '@talloor/look/Board.tsx';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnitWords } from '../../products/useUnitWords.ts';
import { goesBackWhole, longestComment, reasons, type DraftLine, type LineFault } from './returnDraft.ts';
import { ReturnQuantity } from './ReturnQuantity.tsx';
import styles from './ReturnPage.module.css';
import { atMost, fieldOf } from '@talloor/look/fieldNotices/atMost.ts';

type ReturnLineCardProps = {
  /** Index in the request. */
  readonly at: number;
  readonly line: DeliveryNoteLineView;
  readonly draft: DraftLine;
  /** Empty before an attempt to send. */
  readonly faults: readonly LineFault[];
  readonly onChange: (change: Partial<DraftLine>) => void;
  readonly onRemove: () => void;
};

export function ReturnLineCard({ at, line, draft, faults, onChange, onRemove }: ReturnLineCardProps) {
  const { t } = useTranslation();
  const { quantityOf } = useUnitWords();
  const id = useId();
  const { name: article, unit, returnable: most } = line;
  const quantity = (value: number) => quantityOf(value, unit);
  const back = Math.round((line.delivered - most) * 1000) / 1000;
  const isMissing = (fault: LineFault) => faults.includes(fault);
  return (
    <li
      className={`pad-12 framed round-12 ${styles['return-line']}`}
      aria-labelledby={`${id}-name`}
      data-line={line.line_id}
    >
      <div className={`stack ${styles['return-line-head']}`}>
        <Board board={line.board ?? 'dry'} icon={line.icon} />
        <div>
          <h3 id={`${id}-name`}>{article}</h3>
          <p className="facts">
            <span>{line.article_number}</span>
            {line.erp_number && <span className="breaks">{line.erp_number}</span>}
            <span>{t('returns.delivered', { quantity: quantity(line.delivered) })}</span>
            {back > 0 && <span>{t('returns.back', { quantity: quantity(back) })}</span>}
            {line.lots.map(({ lot }) => lot !== null && <span key={lot}>{t('returns.lot', { lot })}</span>)}
          </p>
        </div>
        <ReturnQuantity
          path={`lines.${at}.quantity`}
          line={line}
          value={draft.quantity}
          errorId={isMissing('quantity') ? `${id}-quantity` : undefined}
          onChange={(value) => onChange({ quantity: value })}
        />
        <IconButton aria-label={t('returns.remove', { article })} onClick={onRemove}>
          <TrashIcon size={20} />
        </IconButton>
      </div>
      {isMissing('quantity') && (
        <p id={`${id}-quantity`} className={`field-error ${styles['return-quantity-error']}`} role="alert">
          {t(goesBackWhole(line) ? 'returns.quantityWhole' : 'returns.quantityInvalid', { most: quantity(most) })}
        </p>
      )}
      <div className="form-grid">
        <TextField
          id={`${id}-reason`}
          select
          className="span-3"
          label={t('returns.reason')}
          value={draft.reason}
          error={isMissing('reason')}
          helperText={isMissing('reason') ? t('returns.reasonNeeded', { article }) : null}
          onChange={({ target }) => onChange({ reason: reasons.find((reason) => reason === target.value) ?? '' })}
          slotProps={{
            select: { native: true },
            inputLabel: { shrink: true },
            htmlInput: { ...fieldOf(`lines.${at}.reason`), 'aria-required': true },
          }}
        >
          <option value="">{t('returns.chooseReason')}</option>
          {reasons.map((reason) => (
            <option key={reason} value={reason}>
              {t(`returns.reasons.${reason}`)}
            </option>
          ))}
        </TextField>
        <TextField
          id={`${id}-day`}
          className="span-3"
          label={
            <>
              <span>{t('returns.bestBefore')}</span> <span className="optional">{t('returns.optional')}</span>
            </>
          }
          placeholder={t('returns.dateFormat')}
          value={draft.bestBefore}
          error={isMissing('bestBefore')}
          helperText={isMissing('bestBefore') ? t('returns.dateInvalid') : null}
          onChange={(event) => onChange({ bestBefore: event.target.value })}
          slotProps={{ htmlInput: { ...fieldOf(`lines.${at}.best_before`), autoComplete: 'off' } }}
        />
        <TextField
          id={`${id}-comment`}
          className="span-6"
          label={
            <>
              <span>{t('returns.comment')}</span> <span className="optional">{t('returns.optional')}</span>
            </>
          }
          multiline
          rows={2}
          value={draft.comment}
          onChange={(event) => onChange({ comment: event.target.value })}
          slotProps={{ htmlInput: { ...atMost(longestComment, `lines.${at}.comment`) } }}
        />
      </div>
    </li>
  );
}
