import { Link } from 'react-router-dom';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import './OrderCrumbs.css';

export function OrderCrumbs({ number, subpage }: { readonly number: string; readonly subpage?: string }) {
  const { t } = useOfficeText();
  return (
    <nav className="crumbs" aria-label={t('console.breadcrumb')}>
      <ol className="flex small muted">
        <li>
          <Link to="/orders">{t('orders.title')}</Link>
        </li>
        {subpage !== undefined && (
          <li>
            <Link to={`/orders/${number}/show`}>{number}</Link>
          </li>
        )}
        <li aria-current="page">{subpage ?? number}</li>
      </ol>
    </nav>
  );
}
