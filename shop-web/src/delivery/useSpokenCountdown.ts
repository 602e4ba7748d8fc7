import { formatDay } from '@talloor/rules/format/dates.ts';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { announce } from '../shell/announce.ts';
import type { TicketState } from './ticketState.ts';
import { useTimeLeft } from './useTimeLeft.ts';

/** Minutes before the shown deadline at which the countdown is said aloud. */
const spokenAt = [120, 30, 5];

/** Says the countdown at 2 hours, 30 and 5 minutes, and not every minute. */
export function useSpokenCountdown(state: TicketState): void {
  const { t } = useTranslation();
  const language = useLanguage();
  const timeLeft = useTimeLeft();
  const last = useRef<number | null>(null);
  const minutes = 'left' in state ? Math.ceil(state.left / 60) : null;
  const day = 'day' in state ? state.day : null;
  useEffect(() => {
    const before = last.current;
    last.current = minutes;
    if (minutes === null || before === null || day === null) return;
    if (spokenAt.some((mark) => before > mark && minutes <= mark))
      announce(t('delivery.spoken', { time: timeLeft(minutes * 60), day: formatDay(language, day) }));
  }, [minutes, day, t, language, timeLeft]);
}
