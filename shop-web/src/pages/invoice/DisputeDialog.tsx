import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import {
  disputeInvoice,
  mostDisputedLines,
  type InvoiceLineView,
  type InvoiceView,
} from '@talloor/contracts/endpoints/invoices.ts';
import { atMost, fieldOf } from '@talloor/look/fieldNotices/atMost.ts';
import { formatAmount } from '@talloor/rules/format/money.ts';
import { disputeReasons, type DisputeReason } from '@talloor/rules/invoice/disputeReasons.ts';
import { Fragment, memo, useCallback, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../components/Dialog.tsx';
import { DialogHead } from '../../components/DialogHead.tsx';
import { Notice } from '../../components/Notice.tsx';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useLineWords } from '../../invoices/useLineWords.ts';
import { useInvoicesChanged } from '../../invoices/useInvoices.ts';
import { call } from '../../server/shopClient.ts';
import { failureText } from '../../toasts/failureText.ts';
import { showToast } from '../../toasts/toasts.ts';
import styles from './InvoicePage.module.css';

type DisputeDialogProps = {
  readonly invoice: InvoiceView;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Only tests lower it. */
  readonly mostLines?: number;
};

export function DisputeDialog({ invoice, isOpen, onClose, mostLines = mostDisputedLines }: DisputeDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  const refresh = useInvoicesChanged();
  const [lines, setLines] = useState<readonly number[]>([]);
  const [reason, setReason] = useState<DisputeReason | ''>('');
  const [comment, setComment] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const choose = useCallback((line: number, isChosen: boolean) => {
    setLines((chosen) => (isChosen ? [...chosen, line] : chosen.filter((each) => each !== line)));
  }, []);
  const isTooMany = lines.length > mostLines;
  const send = async () => {
    if (reason === '' || isTooMany) return;
    setIsBusy(true);
    try {
      await call(disputeInvoice, {
        params: { number: invoice.number },
        body: { lines: [...lines], reason, comment: comment.trim() },
      });
      await refresh();
      onClose();
      showToast({ kind: 'ok', title: t('invoice.disputeSent'), text: t('invoice.disputeSentText') });
    } catch (error) {
      showToast({ kind: 'error', error, title: t('invoice.disputeFailed'), text: failureText(error, t) });
    }
    setIsBusy(false);
  };
  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby={`${id}-title`} maxWidth="sm" fullWidth>
      <DialogHead id={`${id}-title`} title={t('invoice.disputeTitle')} onClose={onClose} />
      <form
        className="padded stack one-column gap-16"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <div className="stack gap-4">
          <label className="text-14 weight-600" htmlFor={`${id}-reason`}>
            {t('invoice.disputeReason')}
          </label>
          <select
            className="pad-0-12 white-ground ink-900 framed-400 round-8 tall-rem"
            id={`${id}-reason`}
            {...fieldOf('reason')}
            required
            value={reason}
            onChange={({ target }) => setReason(disputeReasons.find((each) => each === target.value) ?? '')}
          >
            <option value="">{t('invoice.chooseReason')}</option>
            {disputeReasons.map((each) => (
              <option key={each} value={each}>
                {t(`invoice.reason.${each}`)}
              </option>
            ))}
          </select>
        </div>
        <fieldset className={`no-margin no-border no-padding stack gap-4 ${styles['dispute-lines']}`}>
          <legend className="text-14 weight-600">
            <span>{t('invoice.disputeLines')}</span>
            {lines.length === 0 && <span className="muted weight-400">{`: ${t('invoice.disputeWhole')}`}</span>}
          </legend>
          {invoice.notes.map(({ delivery_number: number, lines: ofNote }) => (
            <Fragment key={number}>
              <p className="small muted">{t('invoice.ofNote', { number })}</p>
              {ofNote.map((line) => (
                <LineChoice key={line.line} line={line} isChosen={lines.includes(line.line)} onChoose={choose} />
              ))}
            </Fragment>
          ))}
        </fieldset>
        {isTooMany && <Notice severity="warning">{t('invoice.disputeTooMany', { count: mostLines })}</Notice>}
        <TextField
          label={t('invoice.disputeComment')}
          multiline
          rows={3}
          value={comment}
          onChange={(event) => setComment(event.target.value)}
          slotProps={{ htmlInput: atMost(400, 'comment') }}
        />
        <div className="wraps gap-8 to-end">
          <Button variant="outlined" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            disabled={isBusy || reason === '' || isTooMany}
            aria-busy={isBusy || undefined}
          >
            {t('invoice.disputeSend')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

type LineChoiceProps = {
  readonly line: InvoiceLineView;
  readonly isChosen: boolean;
  readonly onChoose: (line: number, isChosen: boolean) => void;
};

/** Invoices may have thousands of lines: only the pressed one renders. */
const LineChoice = memo(function LineChoice({ line, isChosen, onChoose }: LineChoiceProps) {
  const language = useLanguage();
  const { nameOf, quantityOf } = useLineWords();
  const quantity = quantityOf(line);
  return (
    <label className="tall-rem row gap-8">
      <input type="checkbox" checked={isChosen} onChange={({ target }) => onChoose(line.line, target.checked)} />
      <span>
        <span>{nameOf(line)}</span>
        <small className="facts">
          {quantity !== null && <span>{quantity}</span>}
          <span>{formatAmount(language, line.total)}</span>
        </small>
      </span>
    </label>
  );
});
