import Button from '@mui/material/Button';
import { formatTime } from '@talloor/rules/format/dates.ts';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { keepFocus } from '../shell/keepFocus.ts';
import { failureText } from '../toasts/failureText.ts';
import { showToast } from '../toasts/toasts.ts';
import './handover.css';
import { useHold } from './useHold.ts';

export function AskHolder({ order }: { readonly order: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { data, ask } = useHold(order);
  const [isAsking, setIsAsking] = useState(false);
  const output = useRef<HTMLOutputElement>(null);
  const hold = data?.hold ?? null;
  if (data === undefined || hold === null || hold.is_mine) return null;
  const name = hold.name ?? t('handover.somebody');
  const send = () => {
    if (isAsking) return;
    setIsAsking(true);
    ask()
      .then(() => keepFocus(() => output.current))
      .catch((failure: unknown) =>
        showToast({ kind: 'error', error: failure, title: t('handover.failed'), text: failureText(failure, t) }),
      )
      .finally(() => setIsAsking(false));
  };
  return (
    <div className="ask-holder stack gap-12">
      <p>
        {t('handover.held', {
          name,
          since: formatTime(language, hold.since),
          until: formatTime(language, hold.until),
        })}
      </p>
      <output className="ink-700" ref={output} tabIndex={-1}>
        {data.asked !== 'no' && t(`handover.${data.asked}`, { name })}
      </output>
      {data.asked === 'no' && (
        <Button variant="tonal" aria-disabled={isAsking} onClick={send}>
          {t('handover.ask')}
        </Button>
      )}
    </div>
  );
}
