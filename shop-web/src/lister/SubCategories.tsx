import { formatNumber } from '@talloor/rules/format/money.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLanguage, usePath } from '../i18n/LanguageProvider.tsx';
import { trailTo } from '../menu/trailTo.ts';
import './ListHead.css';
import { useNavigationTree } from './useNavigationTree.ts';

export function SubCategories({ alias }: { alias: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const path = usePath();
  const { data } = useNavigationTree();
  const { name = '', children = [] } = trailTo(data ?? [], alias).at(-1) ?? {};
  if (children.length === 0) return null;
  return (
    <nav aria-label={t('assortment.within', { name })}>
      <ul className="below-20 list-children wraps gap-8">
        {children.map((child) => (
          <li key={child.id}>
            <Link
              className="no-underline inline gap-8 pad-0-12 framed-300 pill white-ground ink-900"
              to={path('assortment', { alias: child.code })}
            >
              <span>{child.name}</span> <em className="upright muted small">{formatNumber(language, child.count)}</em>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
