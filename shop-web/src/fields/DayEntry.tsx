import { DayEntry as CommonDayEntry, type DayEntryProps } from '@talloor/look/days/DayEntry.tsx';
import { readDay } from '@talloor/rules/format/readDay.ts';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../session/serverClock.ts';

const read = (text: string) => readDay(text, Math.floor(serverNow() / 1000));

export function DayEntry({ className = '', ...props }: DayEntryProps & { readonly className?: string }) {
  const { t } = useTranslation();
  const texts = { form: t('field.dayForm'), calendar: t('field.dayCalendar'), wrong: t('field.dayWrong') };
  return <CommonDayEntry {...props} className={className} texts={texts} read={read} />;
}
