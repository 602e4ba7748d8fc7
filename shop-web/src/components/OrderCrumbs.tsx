import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePath } from '../i18n/LanguageProvider.tsx';
import './Crumbs.css';

type OrderCrumbsProps = {
  readonly to?: { readonly to: string; readonly label: string } | null;
};

export function OrderCrumbs({ to = null }: OrderCrumbsProps) {
  const { t } = useTranslation();
  const path = usePath();
  return (
    <nav className="crumbs" aria-label={t('shell.crumbs')}>
      <ol className="wraps small muted">
        <li>
          <Link to={path('orders')}>{t('returns.crumbs')}</Link>
        </li>
        {to !== null && (
          <li>
            <Link to={to.to}>{to.label}</Link>
          </li>
        )}
      </ol>
    </nav>
  );
}
