import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Notice } from '../components/Notice.tsx';
import { usePath } from '../i18n/LanguageProvider.tsx';
import { isPunchOut } from '../paths.ts';
import { useRecalledArticles } from './useRecalledArticles.ts';
import { useRecalls } from './useRecalls.ts';
import './RecallNotices.css';

type RecallNoticesProps = {
  /** Without the link to answered ones. */
  readonly isUnansweredOnly?: boolean;
  readonly onShown?: () => void;
};

export function RecallNotices({ isUnansweredOnly = false, onShown }: RecallNoticesProps) {
  useEffect(() => onShown?.(), [onShown]);
  const { t } = useTranslation();
  const path = usePath();
  const recalledArticles = useRecalledArticles();
  const recalls = useRecalls().data?.recalls ?? [];
  const waiting = recalls.filter(({ awaits }) => awaits);
  if ((isUnansweredOnly ? waiting : recalls).length === 0) return null;
  return (
    <div className="below-16 recall-notices stack gap-8">
      {waiting.map(({ recall_id: id, title, deliveries, articles }) => (
        <Notice
          key={id}
          severity="error"
          role="note"
          action={
            !isPunchOut() && (
              <Button component={Link} to={`${path('recall')}?id=${id}`} variant="contained" color="error" size="small">
                {t('recalls.see')}
              </Button>
            )
          }
        >
          <b>{t('recalls.notice', { title })}</b>
          <br />
          <span>{recalledArticles(articles)}</span>
          <br />
          <span>{t('recalls.noticeText', { count: deliveries })}</span>
        </Notice>
      ))}
      {!isPunchOut() && !isUnansweredOnly && recalls.length > waiting.length && (
        <Link to={path('recall')}>{t('recalls.all')}</Link>
      )}
    </div>
  );
}
