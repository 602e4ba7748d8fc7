import Button from '@mui/material/Button';
import { formatTime } from '@talloor/rules/format/dates.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Notice } from '../components/Notice.tsx';
import { useLanguage, usePath } from '../i18n/LanguageProvider.tsx';
import { keepFocus } from '../shell/keepFocus.ts';
import { failureText } from '../toasts/failureText.ts';
import { showToast } from '../toasts/toasts.ts';
import './handover.css';
import type { Hold } from './useHold.ts';

export function HoldAsks({ order, hold }: { readonly order: string; readonly hold: Hold }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const path = usePath();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const asks = hold.data?.asks ?? [];
  const answer = (decision: 'release' | 'decline') => {
    if (isBusy) return;
    setIsBusy(true);
    hold
      .answer(decision)
      .then(
        () => {
          keepFocus();
          if (decision === 'decline') return showToast({ kind: 'ok', title: t('handover.declinedDone') });
          showToast({ kind: 'ok', title: t('handover.released', { order }), text: t('handover.releasedText') });
          return navigate(`${path('orderDetail')}?order=${order}`);
        },
        (failure: unknown) =>
          showToast({ kind: 'error', error: failure, title: t('handover.failed'), text: failureText(failure, t) }),
      )
      .finally(() => setIsBusy(false));
  };
  return (
    <div aria-live="polite" className="hold-asks">
      {asks.length > 0 && (
        <Notice severity="info" role="note">
          {asks.map(({ name, asked_at: at }) => (
            <span key={`${at} ${name ?? ''}`}>
              <span>
                {t('handover.askedFrom', { name: name ?? t('handover.somebody'), time: formatTime(language, at) })}
              </span>{' '}
            </span>
          ))}
          <span>{t('handover.releaseHint')}</span>
          <span className="above-8 wraps gap-8">
            <Button size="small" variant="contained" aria-disabled={isBusy} onClick={() => answer('release')}>
              {t('handover.release')}
            </Button>
            <Button size="small" variant="outlined" aria-disabled={isBusy} onClick={() => answer('decline')}>
              {t('handover.decline')}
            </Button>
          </span>
        </Notice>
      )}
    </div>
  );
}
