import Button from '@mui/material/Button';
import { FilePdfIcon } from '@phosphor-icons/react/dist/csr/FilePdf';
import { useTranslation } from 'react-i18next';

/** @param name document, for screen readers */
export function PdfButton({ href, name }: { readonly href: string; readonly name: string }) {
  const { t } = useTranslation();
  return (
    <Button
      component="a"
      href={href}
      download
      variant="outlined"
      startIcon={<FilePdfIcon size={18} />}
      aria-label={name}
    >
      {t('orders.pdf')}
    </Button>
  );
}
