import IconButton from '@mui/material/IconButton';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { dayAt, epochOfDay } from '@talloor/rules/delivery/brusselsTime.ts';
import { addDays, weekdayOf } from '@talloor/rules/delivery/workdays.ts';
import { formatDay } from '@talloor/rules/format/dates.ts';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MonthCalendar } from '../../calendar/MonthCalendar.tsx';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { serverNow } from '../../session/serverClock.ts';
import { keepFocus } from '../../shell/keepFocus.ts';
import styles from './StandingOrderPage.module.css';

type DatesCalendarProps = {
  readonly days: readonly string[];
  /** ISO weekdays. */
  readonly served: readonly number[];
  readonly closedDays: readonly { readonly day: string; readonly name: string }[];
  readonly onChange: (days: readonly string[]) => void;
};

const mostDays = 60;
const furthest = 365;

export function DatesCalendar({ days, served, closedDays, onChange }: DatesCalendarProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const today = dayAt(serverNow());
  const first = addDays(today, 1);
  const last = addDays(today, furthest);
  const [start] = useState(days.find((day) => day >= first) ?? first);
  const box = useRef<HTMLDivElement>(null);
  const isFull = days.filter((day) => day >= first).length >= mostDays;

  const refusalReason = (day: string): string | null => {
    if (day < first || day > last) return t(day < first ? 'standingOrder.days.past' : 'standingOrder.days.tooFar');
    const closure = closedDays.find((each) => each.day === day)?.name;
    if (closure !== undefined) return closure;
    if (!served.includes(weekdayOf(day))) return t('standingOrder.days.notServed');
    return isFull && !days.includes(day) ? t('standingOrder.days.most', { count: mostDays }) : null;
  };
  const toggle = (day: string) =>
    onChange(days.includes(day) ? days.filter((each) => each !== day) : [...days, day].toSorted());
  return (
    <div ref={box} className={`above-12 ${styles['standing-calendar']} stack gap-24`}>
      <MonthCalendar
        today={today}
        first={first}
        last={last}
        start={start}
        dayOf={(day) => {
          const reason = refusalReason(day);
          const isPressed = days.includes(day);
          return { isPressed, isClosed: reason !== null && !isPressed, notes: reason === null ? [] : [reason] };
        }}
        onPress={toggle}
      />
      <div className={styles['standing-chosen']}>
        <output className="muted">
          <span>
            {days.length === 0 ? t('standingOrder.days.none') : t('standingOrder.days.chosen', { count: days.length })}
          </span>
          {isFull && <span>{` · ${t('standingOrder.days.most', { count: mostDays })}`}</span>}
        </output>
        <ul className="wraps gap-8 above-8">
          {days.map((day) => {
            const dayText = formatDay(language, epochOfDay(day));
            return (
              <li key={day} className="tag">
                <span>{dayText}</span>
                <IconButton
                  size="small"
                  aria-label={t('standingOrder.days.takeOut', { day: dayText })}
                  onClick={() => {
                    toggle(day);
                    keepFocus(() => box.current?.querySelector<HTMLElement>('[data-day][tabindex="0"]'));
                  }}
                >
                  <XIcon size={12} weight="bold" />
                </IconButton>
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}
