import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { usePath } from '../../i18n/LanguageProvider.tsx';
import { useSession } from '../../session/SessionProvider.tsx';
import styles from './PortalNav.module.css';

export function PortalNav() {
  const { t } = useTranslation();
  const path = usePath();
  const { features } = useSession().user;
  const pages = [
    ['portal', t('managing.users')] as const,
    ...(features.pending_orders ? [['portalOrders', t('managing.orders')] as const] : []),
    ...(features.wish_list ? [['portalLists', t('managing.lists')] as const] : []),
    ['portalPunchOut', t('punchOutGuide.nav')] as const,
  ];
  return (
    <nav className={`below-16 line-below ${styles['portal-nav']}`} aria-label={t('managing.nav')}>
      <ul className="wraps">
        {pages.map(([page, words]) => (
          <li key={page}>
            <NavLink to={path(page)} end={page === 'portal'}>
              {words}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
