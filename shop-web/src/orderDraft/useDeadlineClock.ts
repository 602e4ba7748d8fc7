import { formatTime } from '@talloor/rules/format/dates.ts';
import { useTranslation } from 'react-i18next';
import { useSpokenMarks } from '../delivery/useSpokenMarks.ts';
import { useTimeLeft } from '../delivery/useTimeLeft.ts';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { useServerMinute } from '../session/serverClock.ts';

/** Minutes before closing. */
const spokenMinutes = [60, 15, 5, 1, 0];

type OrderDeadline = { readonly order_number: string; readonly changeable_until: number };

/** @returns seconds, ≤ 0 once passed, and text */
export function useDeadlineClock({ order_number: order, changeable_until: until }: OrderDeadline): {
  readonly remainingSeconds: number;
  readonly inWords: string;
} {
  const { t } = useTranslation();
  const language = useLanguage();
  const timeLeft = useTimeLeft();
  const remainingSeconds = until - Math.floor(useServerMinute() / 1000);
  const time = formatTime(language, until);
  useSpokenMarks(Math.max(0, Math.ceil(remainingSeconds / 60)), spokenMinutes, (minutes) =>
    minutes === 0
      ? t('changeOrder.closedSpoken', { order, time })
      : t('changeOrder.closesSpoken', { order, left: timeLeft(minutes * 60) }),
  );
  return { remainingSeconds, inWords: timeLeft(Math.max(0, remainingSeconds)) };
}
