import { useTranslation } from 'react-i18next';
import './SkipLink.css';

export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a className="white-ground weight-600 skip-link" href="#main">
      {t('shell.skip')}
    </a>
  );
}
