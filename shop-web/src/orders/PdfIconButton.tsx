import IconButton from '@mui/material/IconButton';
import { FilePdfIcon } from '@phosphor-icons/react/dist/csr/FilePdf';
import { useTranslation } from 'react-i18next';

export function PdfIconButton({ href, number }: { readonly href: string; readonly number: string }) {
  const { t } = useTranslation();
  return (
    <IconButton size="small" component="a" href={href} download aria-label={t('orders.pdfName', { number })}>
      <FilePdfIcon size={18} />
    </IconButton>
  );
}
