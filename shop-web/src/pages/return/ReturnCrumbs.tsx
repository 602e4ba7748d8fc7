import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import '../../components/Crumbs.css';
import { usePath } from '../../i18n/LanguageProvider.tsx';

/** The way back: to the orders, and to the delivery note that it is about. */
export function ReturnCrumbs({ number }: { number: string | null }) {
  const { t } = useTranslation();
  const path = usePath();
  return (
    <nav className="crumbs" aria-label={t('shell.crumbs')}>
      <ol>
        <li>
          <Link to={path('orders')}>{t('returns.crumbs')}</Link>
        </li>
        {number !== null && (
          <li>
            <Link to={`${path('deliveryNote')}?number=${number}`}>{t('returns.note', { number })}</Link>
          </li>
        )}
      </ol>
    </nav>
  );
}
