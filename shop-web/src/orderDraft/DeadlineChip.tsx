import { ClockCountdownIcon } from '@phosphor-icons/react/dist/csr/ClockCountdown';
import { formatWeekdayTime } from '@talloor/rules/format/dates.ts';
import { Trans } from 'react-i18next';
import { useTimeLeft } from '../delivery/useTimeLeft.ts';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { useServerMinute } from '../session/serverClock.ts';
import './DeadlineChip.css';

/** Nothing after the deadline. @param until epoch seconds */
export function DeadlineChip({ until }: { readonly until: number }) {
  const language = useLanguage();
  const timeLeft = useTimeLeft();
  const remainingSeconds = until - Math.floor(useServerMinute() / 1000);
  if (remainingSeconds <= 0) return null;
  return (
    <p className="pad-8-12 round-8 ink-900 deadline-chip row gap-8 small">
      <ClockCountdownIcon size={20} weight="fill" />
      <span>
        <Trans
          i18nKey="changeOrder.until"
          values={{ moment: formatWeekdayTime(language, until), left: timeLeft(remainingSeconds) }}
          components={{ b: <b /> }}
        />
      </span>
    </p>
  );
}
