import { Link } from 'react-router-dom';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { OfficeHeading } from './OfficeHeading.tsx';

export const OfficeNotFound = () => {
  const { t } = useOfficeText();
  return (
    <div className="office-block" role="alert">
      <OfficeHeading title={t('app.notFound')} />
      <p>{t('app.notFoundHint')}</p>
      <p>
        <Link to="/">{t('app.home')}</Link>
      </p>
    </div>
  );
};
