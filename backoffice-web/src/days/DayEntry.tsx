import { DayEntry as CommonDayEntry, type DayEntryProps } from '@talloor/look/days/DayEntry.tsx';
import { readDay } from '@talloor/rules/format/readDay.ts';
import { shopClock } from '../data/shopClock.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';

const read = (text: string) => readDay(text, shopClock.now());

export const DayEntry = (props: DayEntryProps) => {
  const { t } = useOfficeText();
  const texts = { form: t('orders.dayForm'), calendar: t('orders.dayCalendar'), wrong: t('orders.dayWrong') };
  return <CommonDayEntry {...props} className="office-field" texts={texts} read={read} />;
};
