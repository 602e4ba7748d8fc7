import { useTranslation } from 'react-i18next';
import './SkipLink.css';

/** The first stop of a page: past its head to its content. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a className="skip-link" href="#main">
      {t('shell.skip')}
    </a>
  );
}
