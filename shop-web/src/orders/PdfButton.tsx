import Button from '@mui/material/Button';
import { FilePdfIcon } from '@phosphor-icons/react/dist/csr/FilePdf';
import { useTranslation } from 'react-i18next';

/** Fetches a document on paper. @param name what it is the PDF of, for who hears the button */
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
