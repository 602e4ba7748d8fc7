import { Navigate } from 'react-router-dom';
import { useOfficeRights } from '../data/useMayEdit.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { menuItems } from './menuItems.ts';
import { OfficeHeading } from './OfficeHeading.tsx';

export function OfficeHome() {
  const { t } = useOfficeText();
  const rights = useOfficeRights();
  if (rights === null) return null;
  const first = menuItems.find(({ right }) => rights.includes(right));
  if (first) return <Navigate to={first.to} replace />;
  return (
    <div className="office-block" role="alert">
      <OfficeHeading title={t('roles.nothing')} />
      <p>{t('roles.nothingHint')}</p>
    </div>
  );
}
