import IconButton from '@mui/material/IconButton';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { useTranslation } from 'react-i18next';
import './DialogHead.css';

type DialogHeadProps = { readonly id: string; readonly title: string; readonly onClose: () => void };

export function DialogHead({ id, title, onClose }: DialogHeadProps) {
  const { t } = useTranslation();
  return (
    <header className="line-below dialog-head row apart">
      <h2 id={id}>{title}</h2>
      <IconButton aria-label={t('common.close')} onClick={onClose}>
        <XIcon size={18} weight="bold" />
      </IconButton>
    </header>
  );
}
