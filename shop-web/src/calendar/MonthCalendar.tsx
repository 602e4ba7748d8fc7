import IconButton from '@mui/material/IconButton';
import { CaretLeftIcon } from '@phosphor-icons/react/dist/csr/CaretLeft';
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight';
import { addDays } from '@talloor/rules/delivery/workdays.ts';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { formatDayOfMonth, formatMonthYear, formatWeekdayShort } from './calendarFormats.ts';
import './MonthCalendar.css';
import { addMonths, dayForKey, monthGrid, monthOf } from './monthGrid.ts';

export type CalendarDay = {
  readonly isPressed: boolean;
  /** Focusable, but not selectable. */
  readonly isClosed: boolean;
  readonly notes: readonly string[];
  readonly mark?: ReactNode;
};

type MonthCalendarProps = {
  /** All days are `yyyy-mm-dd`. */
  readonly today: string;
  readonly first: string;
  readonly last: string;
  readonly start: string;
  readonly hasFocus?: boolean;
  readonly dayOf: (day: string) => CalendarDay;
  readonly onPress: (day: string) => void;
};

const someMonday = '2026-03-02';

/** One tab stop (design 5.10). */
export function MonthCalendar({ today, first, last, start, hasFocus = false, dayOf, onPress }: MonthCalendarProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const title = useId();
  const [focused, setFocused] = useState(start);
  const [month, setMonth] = useState(monthOf(start));
  const grid = useRef<HTMLTableElement>(null);
  const mustFocus = useRef(hasFocus);
  const [lastStart, setLastStart] = useState(start);
  if (start !== lastStart) {
    setLastStart(start);
    setFocused(start);
    setMonth(monthOf(start));
  }
  useEffect(() => {
    if (!mustFocus.current) return;
    mustFocus.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus();
  }, [focused, month]);

  const clampDay = (day: string) => (day < first ? first : day > last ? last : day);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayForKey(event.key, focused);
    if (next === null) return;
    event.preventDefault();
    mustFocus.current = true;
    setFocused(clampDay(next));
    setMonth(monthOf(clampDay(next)));
  };
  const turn = (by: number) => {
    const next = addMonths(month, by);
    setMonth(next);
    setFocused(clampDay(`${next}-01`));
  };
  // Past weeks would push the choices below a phone's screen.
  const weeks = monthGrid(month).filter((week) => week.some((day) => day !== null && day >= first));
  const button = (day: string) => {
    const { isPressed, isClosed, notes, mark } = dayOf(day);
    return (
      <button
        type="button"
        data-day={day}
        className={day === today ? 'is-today' : undefined}
        aria-current={day === today ? 'date' : undefined}
        aria-disabled={isClosed || undefined}
        aria-pressed={isPressed}
        aria-label={[formatDayOfMonth(language, day), ...notes].join(', ')}
        tabIndex={day === focused ? 0 : -1}
        onFocus={() => setFocused(day)}
        onKeyDown={onKeyDown}
        onClick={() => {
          if (!isClosed) onPress(day);
        }}
      >
        <span>{Number(day.slice(8))}</span>
        {mark}
      </button>
    );
  };
  return (
    <div>
      <div className="spread">
        <IconButton
          className="month-turn"
          aria-label={t('picker.previousMonth')}
          disabled={month <= monthOf(first)}
          onClick={() => turn(-1)}
        >
          <CaretLeftIcon size={16} weight="bold" />
        </IconButton>
        <h3 className="text-16" id={title} aria-live="polite">
          {formatMonthYear(language, month)}
        </h3>
        <IconButton
          className="month-turn"
          aria-label={t('picker.nextMonth')}
          disabled={month >= monthOf(last)}
          onClick={() => turn(1)}
        >
          <CaretRightIcon size={16} weight="bold" />
        </IconButton>
      </div>
      <table ref={grid} className="month-grid" aria-labelledby={title}>
        <thead>
          <tr>
            {Array.from({ length: 7 }, (_, index) => addDays(someMonday, index)).map((day) => (
              <th className="to-center tiny muted weight-560" key={day} scope="col">
                {formatWeekdayShort(language, day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, index) => (
            <tr key={`${month} ${index}`}>
              {week.map((day, weekday) =>
                day === null ? (
                  <td className="to-center" key={weekday}>
                    {'\u00a0'}
                  </td>
                ) : (
                  <td className="to-center" key={day}>
                    {button(day)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
