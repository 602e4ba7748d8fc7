import { Board } from '@talloor/look/Board.tsx';
import { formatNumber } from '@talloor/rules/format/money.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLanguage, usePath } from '../../i18n/LanguageProvider.tsx';
import { useNavigationTree } from '../../lister/useNavigationTree.ts';
import styles from './StartPage.module.css';

export function AssortmentEntry() {
  const { t } = useTranslation();
  const language = useLanguage();
  const path = usePath();
  const { data: groups } = useNavigationTree();
  if (groups === undefined || groups.length === 0) return null;
  return (
    <section className="block" aria-labelledby="assortment-title">
      <div className="spread">
        <h2 id="assortment-title">{t('start.assortment')}</h2>
        <Link to={path('assortmentIndex')}>{t('start.wholeAssortment')}</Link>
      </div>
      <ul className={`${styles['assortment-entry']} stack gap-8`}>
        {groups.map((group) => (
          <li key={group.id}>
            <Link className="same-color no-underline row gap-12 dense" to={path('assortment', { alias: group.code })}>
              <Board board={group.board} icon={group.icon} size="card" />
              <span>
                <b className="as-block weight-600">{group.name}</b>
                <small className="muted small narrow">
                  {t('start.articles', { count: group.count, shown: formatNumber(language, group.count) })}
                </small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
