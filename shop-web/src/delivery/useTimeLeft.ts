import { useTranslation } from 'react-i18next';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Seconds as `2 u 48 min`; from one day `1 d 2 u`, from two in days. */
export function useTimeLeft(): (seconds: number) => string {
  const { t } = useTranslation();
  return (seconds) => {
    if (seconds >= 2 * day) return t('delivery.days', { count: Math.floor(seconds / day) });
    const minutes = Math.ceil(seconds / minute);
    const hours = Math.floor(minutes / 60);
    if (hours >= 24) return t('delivery.daysHours', { days: 1, hours: hours - 24 });
    if (hours === 0) return t('delivery.minutes', { minutes });
    return t('delivery.hoursMinutes', { hours, minutes: minutes % 60 });
  };
}
