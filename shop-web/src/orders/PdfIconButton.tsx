import IconButton from '@mui/material/IconButton';
import { FilePdfIcon } from '@phosphor-icons/react/dist/csr/FilePdf';
import { useTranslation } from 'react-i18next';

/** Fetches what a ticket stands for on paper. @param number what it is called by */
export function PdfIconButton({ href, number }: { readonly href: string; readonly number: string }) {
  const { t } = useTranslation();
  return (
    <IconButton size="small" component="a" href={href} download aria-label={t('orders.pdfName', { number })}>
      <FilePdfIcon size={18} />
    </IconButton>
  );
}
