import Button from '@mui/material/Button';
import { UploadSimpleIcon } from '@phosphor-icons/react/dist/csr/UploadSimple';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePath } from '../../i18n/LanguageProvider.tsx';
import { isPunchOut } from '../../paths.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { useMay } from '../../session/useMay.ts';

/** Spec shopping §2. */
export function UploadLink({ isButton = false }: { isButton?: boolean }) {
  const { t } = useTranslation();
  const path = usePath();
  const { user } = useSession();
  const mayOrder = useMay('order');
  if (!user.features.basket_upload || isPunchOut() || !mayOrder) return null;
  return (
    <Button component={Link} to={path('upload')} variant={isButton ? 'outlined' : 'text'}>
      <UploadSimpleIcon size={18} />
      <span>{t('upload.link')}</span>
    </Button>
  );
}
