import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Notice } from '../components/Notice.tsx';
import type { LeftOut } from './wholeList.ts';

export function LeftOutNotice() {
  const { t } = useTranslation();
  const { state } = useLocation() as { state: { leftOut?: readonly LeftOut[] } | null };
  const leftOut = state?.leftOut ?? [];
  if (leftOut.length === 0) return null;
  return (
    <Notice severity="info" role="note" className="ordered-again">
      <b>{t('lists.notAdded', { count: leftOut.length })}</b>
      <ul>
        {leftOut.map(({ article, reason }) => (
          <li key={`${article} ${reason}`}>
            {t('orderAgain.line', { article, verdict: t(`lists.leftOut.${reason}`) })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
