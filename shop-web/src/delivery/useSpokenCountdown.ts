import { formatDay } from '@talloor/rules/format/dates.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import type { TicketState } from './ticketState.ts';
import { useSpokenMarks } from './useSpokenMarks.ts';
import { useTimeLeft } from './useTimeLeft.ts';

/** Minutes before the shown deadline. */
const spokenMinutes = [120, 30, 5, 0];

/** At a few marks only, so screen readers stay quiet. */
export function useSpokenCountdown(state: TicketState): void {
  const { t } = useTranslation();
  const language = useLanguage();
  const timeLeft = useTimeLeft();
  const minutes = 'left' in state ? Math.ceil(state.left / 60) : state.kind === 'last_minutes' ? 0 : null;
  const day = 'day' in state ? state.day : null;
  useSpokenMarks(minutes, spokenMinutes, (remainingMinutes) =>
    day === null
      ? null
      : remainingMinutes === 0
        ? t('delivery.lastMinutesFor', { day: formatDay(language, day) })
        : t('delivery.spoken', { time: timeLeft(remainingMinutes * 60), day: formatDay(language, day) }),
  );
}
