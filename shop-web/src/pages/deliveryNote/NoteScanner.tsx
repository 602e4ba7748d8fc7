import type { DeliveryNoteLineView } from '@talloor/contracts/endpoints/deliveryNotes.ts';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../components/Dialog.tsx';
import { DialogHead } from '../../components/DialogHead.tsx';
import { Scanner } from '../../scanner/Scanner.tsx';
import { useLookUpCode } from '../../scanner/useLookUpCode.ts';
import { showToast } from '../../toasts/toasts.ts';

type NoteScannerProps = {
  readonly lines: readonly DeliveryNoteLineView[];
  readonly onCheck: (lineId: string) => Promise<boolean>;
  readonly onClose: () => void;
};

export function NoteScanner({ lines, onCheck, onClose }: NoteScannerProps) {
  const { t } = useTranslation();
  const isOnNote = (code: string) => lines.some((line) => line.article_number === code);
  const checkOff = useCallback(
    async (article: string) => {
      const ofArticle = lines.filter((line) => line.article_number === article && line.delivered > 0);
      const line = ofArticle.find((each) => !each.checked) ?? ofArticle[0];
      if (!line) {
        const text = t('deliveryNote.scanNoneText', { code: article });
        showToast({ kind: 'error', title: t('deliveryNote.scanNone'), text });
      } else if (await onCheck(line.line_id))
        showToast({ kind: 'ok', title: t('deliveryNote.scanned', { article: line.name }), text: '' });
    },
    [lines, onCheck, t],
  );
  const { find, looking } = useLookUpCode(checkOff);
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="note-scanner-title">
      <DialogHead id="note-scanner-title" title={t('deliveryNote.scanTitle')} onClose={onClose} />
      <Scanner
        find={(code) => (isOnNote(code) ? checkOff(code) : find(code))}
        looking={looking}
        isAlsoCode={isOnNote}
      />
    </Dialog>
  );
}
