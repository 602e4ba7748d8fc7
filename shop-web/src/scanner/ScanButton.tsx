import Button from '@mui/material/Button';
import { BarcodeIcon } from '@phosphor-icons/react/dist/csr/Barcode';
import { useTranslation } from 'react-i18next';
import { useScanner } from './ScannerProvider.tsx';

export function ScanButton() {
  const { t } = useTranslation();
  const open = useScanner();
  return (
    <Button variant="outlined" aria-haspopup="dialog" aria-label={t('scanner.open')} onClick={open}>
      <BarcodeIcon size={18} />
      <span>{t('scanner.short')}</span>
    </Button>
  );
}
