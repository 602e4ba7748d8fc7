import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { AssortmentMenu } from '../menu/AssortmentMenu.tsx';
import { pageOfPath } from '../paths.ts';
import { NavigationDropdown } from './NavigationDropdown.tsx';
import { useNavigationItems } from './navigationItems.ts';
import { NavigationLink } from './NavigationLink.tsx';

export function MainNavigation() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const page = pageOfPath(pathname)?.page;
  const items = useNavigationItems();
  const isTheme = items.some((item) => item.isCurrent);
  return (
    <nav className="shrinks main-navigation" aria-label={t('shell.mainNavigation')}>
      <ul className="wraps">
        <AssortmentMenu isCurrent={!isTheme && (page === 'assortment' || page === 'assortmentIndex')} />
        {items.map((item) =>
          item.subpages.length > 0 ? (
            <NavigationDropdown key={item.href} item={item} />
          ) : (
            <li key={item.href}>
              <NavigationLink item={item} />
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
