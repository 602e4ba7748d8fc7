import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useLists } from '../../lists/useLists.ts';
import { routeConfiguration } from '../../routeConfiguration.ts';
import styles from './ProductPage.module.css';

export function InLists({ articleNumber }: { articleNumber: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { listsWith } = useLists();
  const lists = listsWith(articleNumber);
  if (lists.length === 0) return null;
  return (
    <div className={`above-16 ${styles['article-allergens']} stack gap-8`}>
      <p className="cluster gap-6">
        <b>{t('lists.inLists')}</b>
        {lists.map((list) => (
          <Link key={list.id} className="tag" to={routeConfiguration.wishListView(language, { id: list.id })}>
            {list.name}
          </Link>
        ))}
      </p>
    </div>
  );
}
