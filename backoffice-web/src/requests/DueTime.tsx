import { formatTime, formatWeekdayDate } from '@talloor/rules/format/dates.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { useShopMinute } from '../layout/useShopMinute.ts';

/** Seconds before the due time that are marked (design §6.4). */
const soon = 4 * 60 * 60;

export const DueTime = ({ dueAt }: { readonly dueAt: string }) => {
  const { t, language } = useOfficeText();
  const now = useShopMinute();
  const due = Math.floor(Date.parse(dueAt) / 1000);
  const isLate = due <= now;
  const time = `${formatWeekdayDate(language, due)} ${formatTime(language, due)}`;
  const mark = isLate ? ' is-late' : due - now < soon ? ' is-soon' : '';
  return <span className={`request-due${mark}`}>{t(isLate ? 'requests.late' : 'requests.due', { time })}</span>;
};
