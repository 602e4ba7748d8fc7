import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePath } from '../../i18n/LanguageProvider.tsx';
import { shownGroups, type ShownGroup } from './shownGroup.ts';
import styles from './OrdersPage.module.css';

export function GroupSwitch({ shownGroup }: { shownGroup: ShownGroup }) {
  const { t } = useTranslation();
  const path = usePath();
  return (
    <nav className={`below-20 ${styles['group-switch']} flex gap-8`} aria-label={t('orders.shownGroup')}>
      {shownGroups.map((group) => (
        <Link
          className="no-underline inline framed-400 pill white-ground ink-700 weight-600 text-14 nowrap"
          key={group}
          to={group === 'overview' ? path('orders') : `${path('orders')}?group=${group}`}
          aria-current={group === shownGroup ? 'page' : undefined}
        >
          {t(group === 'overview' ? 'orders.overview' : `orders.groups.${group}`)}
        </Link>
      ))}
    </nav>
  );
}
