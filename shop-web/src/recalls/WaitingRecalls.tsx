import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePath } from '../i18n/LanguageProvider.tsx';
import { isPunchOut } from '../paths.ts';
import './RecallBar.css';
import { useRecalledArticles } from './useRecalledArticles.ts';
import type { useRecalls } from './useRecalls.ts';

type Recalls = NonNullable<ReturnType<typeof useRecalls>['data']>['recalls'];

export function WaitingRecalls({ recalls }: { readonly recalls: Recalls }) {
  const { t } = useTranslation();
  const path = usePath();
  const recalledArticles = useRecalledArticles();
  const [first] = recalls;
  return (
    <aside className="recall-bar cluster gap-8" aria-label={t('recalls.title')}>
      <WarningCircleIcon size={20} weight="fill" aria-hidden />
      <span className="grow shrinks">
        <b>{t('recalls.bar')}</b>{' '}
        <span>
          {recalls.length === 1 && first !== undefined
            ? recalledArticles(first.articles)
            : t('recalls.barMore', { count: recalls.length })}
        </span>
      </span>
      {!isPunchOut() && (
        <Link to={recalls.length === 1 ? `${path('recall')}?id=${first?.recall_id}` : path('recall')}>
          {t('recalls.see')}
        </Link>
      )}
    </aside>
  );
}
