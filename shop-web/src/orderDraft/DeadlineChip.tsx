import { ClockCountdownIcon } from '@phosphor-icons/react/dist/csr/ClockCountdown';
import { formatWeekdayTime } from '@talloor/rules/format/dates.ts';
import { useTranslation } from 'react-i18next';
import { RichText } from '../i18n/RichText.tsx';
import { useCutOff } from '../delivery/useCutOff.ts';
import { useTimeLeft } from '../delivery/useTimeLeft.ts';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import './DeadlineChip.css';

/** @param until epoch seconds */
export function DeadlineChip({ until }: { readonly until: number }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const timeLeft = useTimeLeft();
  const cutOff = useCutOff(until);
  if (cutOff.kind === 'past') return null;
  return (
    <p className="pad-8-12 round-8 ink-900 deadline-chip row gap-8 small">
      <ClockCountdownIcon size={20} weight="fill" />
      <span>
        {cutOff.kind === 'last_minutes' ? (
          <b>{t('delivery.lastMinutesChange')}</b>
        ) : (
          <RichText
            i18nKey="changeOrder.until"
            values={{ moment: formatWeekdayTime(language, cutOff.at), left: timeLeft(cutOff.secondsLeft) }}
            components={{ b: <b /> }}
          />
        )}
      </span>
    </p>
  );
}
