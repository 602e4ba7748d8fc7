import { useTranslation } from 'react-i18next';
import { Dialog } from '../components/Dialog.tsx';
import { DialogHead } from '../components/DialogHead.tsx';
import { Scanner } from './Scanner.tsx';
import { useFindByCode } from './useFindByCode.ts';

type ScannerDialogProps = { readonly isOpen: boolean; readonly onClose: () => void };

/** Spec shopping §2, barcode scanner. */
export function ScannerDialog({ isOpen, onClose }: ScannerDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog open={isOpen} onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="scanner-title">
      <DialogHead id="scanner-title" title={t('scanner.title')} onClose={onClose} />
      <ArticleScanner onClose={onClose} />
    </Dialog>
  );
}

function ArticleScanner({ onClose }: { onClose: () => void }) {
  return <Scanner {...useFindByCode(onClose)} />;
}
