import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePath } from '../i18n/LanguageProvider.tsx';
import './Crumbs.css';

export function Crumbs({ trail }: { trail: readonly { readonly alias: string; readonly name: string }[] }) {
  const { t } = useTranslation();
  const path = usePath();
  return (
    <nav className="crumbs crumbs-trail" aria-label={t('shell.crumbs')}>
      <ol className="wraps small muted">
        <li>
          <Link to={path('start')}>{t('pages.start')}</Link>
        </li>
        <li>
          <Link to={path('assortmentIndex')}>{t('shell.assortment')}</Link>
        </li>
        {trail.map(({ alias, name }) => (
          <li key={alias}>
            <Link to={path('assortment', { alias })}>{name}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
