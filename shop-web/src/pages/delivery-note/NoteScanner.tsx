import Dialog from '@mui/material/Dialog';
import { findTradeItem } from '@talloor/contracts/calls/catalogue.ts';
import type { DeliveryNoteLineView } from '@talloor/contracts/endpoints/deliveryNotes.ts';
import { ProblemError } from '@talloor/contracts/problemError.ts';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogHead } from '../../components/DialogHead.tsx';
import { Scanner } from '../../scanner/Scanner.tsx';
import { call } from '../../server/shopClient.ts';
import { failureText } from '../../toasts/failureText.ts';
import { showToast } from '../../toasts/toasts.ts';

type NoteScannerProps = {
  readonly lines: readonly DeliveryNoteLineView[];
  readonly onCheck: (lineId: string) => Promise<boolean>;
  readonly onClose: () => void;
};

/** Reads barcodes, one after the other, and ticks off the line of each. */
export function NoteScanner({ lines, onCheck, onClose }: NoteScannerProps) {
  const { t } = useTranslation();
  const [looking, setLooking] = useState<string | null>(null);
  const find = useCallback(
    async (code: string) => {
      setLooking(code);
      try {
        const { article_number: article } = await call(findTradeItem, { params: { barcode: code } });
        const ofArticle = lines.filter((line) => line.article_number === article && line.delivered > 0);
        const line = ofArticle.find((each) => !each.checked) ?? ofArticle[0];
        if (!line) {
          const text = t('deliveryNote.scanNoneText', { code: article });
          showToast({ kind: 'error', title: t('deliveryNote.scanNone'), text });
        } else if (await onCheck(line.line_id))
          showToast({ kind: 'ok', title: t('deliveryNote.scanned', { article: line.name }), text: '' });
      } catch (error) {
        const isUnknown = error instanceof ProblemError && error.status === 404;
        showToast({
          kind: 'error',
          title: t(isUnknown ? 'scanner.notFound' : 'scanner.failed'),
          text: isUnknown ? t('scanner.notFoundText', { code }) : failureText(error, t),
        });
      } finally {
        setLooking(null);
      }
    },
    [lines, onCheck, t],
  );
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="note-scanner-title">
      <DialogHead id="note-scanner-title" title={t('deliveryNote.scanTitle')} onClose={onClose} />
      <Scanner find={find} looking={looking} />
    </Dialog>
  );
}
