import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { usePath } from '../i18n/LanguageProvider.tsx';
import { isPunchOut, pageOfPath } from '../paths.ts';
import './RecallBar.css';
import { useRecalledArticles } from './useRecalledArticles.ts';
import { useRecalls } from './useRecalls.ts';

/** Until all recalls are answered. */
export function RecallBar() {
  const { t } = useTranslation();
  const path = usePath();
  const recalledArticles = useRecalledArticles();
  const { pathname } = useLocation();
  const waiting = (useRecalls().data?.recalls ?? []).filter(({ awaits }) => awaits);
  const [first] = waiting;
  const page = pageOfPath(pathname)?.page;
  // These pages say it in full.
  if (first === undefined || page === 'start' || page === 'recall' || page === 'orders') return null;
  return (
    <aside className="recall-bar cluster gap-8" aria-label={t('recalls.title')}>
      <WarningCircleIcon size={20} weight="fill" aria-hidden />
      <span className="grow shrinks">
        <b>{t('recalls.bar')}</b>{' '}
        <span>
          {waiting.length === 1 ? recalledArticles(first.articles) : t('recalls.barMore', { count: waiting.length })}
        </span>
      </span>
      {!isPunchOut() && (
        <Link to={waiting.length === 1 ? `${path('recall')}?id=${first.recall_id}` : path('recall')}>
          {t('recalls.see')}
        </Link>
      )}
    </aside>
  );
}
