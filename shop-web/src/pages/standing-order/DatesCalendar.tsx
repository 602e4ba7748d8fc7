import IconButton from '@mui/material/IconButton';
import { CaretLeftIcon } from '@phosphor-icons/react/dist/csr/CaretLeft';
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { dayAt, epochOfDay } from '@talloor/rules/delivery/brusselsTime.ts';
import { addDays, weekdayOf } from '@talloor/rules/delivery/workdays.ts';
import { formatDay } from '@talloor/rules/format/dates.ts';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDayOfMonth, formatMonthYear, formatWeekdayShort } from '../../delivery/picker/calendarFormats.ts';
import '../../delivery/picker/DeliveryPicker.css';
import { addMonths, dayForKey, monthGrid, monthOf } from '../../delivery/picker/monthGrid.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { serverNow } from '../../session/serverClock.ts';
import { keepFocus } from '../../shell/keepFocus.ts';

type DatesCalendarProps = {
  readonly days: readonly string[];
  /** ISO weekdays on which something is delivered. */
  readonly served: readonly number[];
  readonly closed: readonly { readonly day: string; readonly name: string }[];
  readonly onChange: (days: readonly string[]) => void;
};

/** As many as a standing order takes, and as far ahead as closed days are known. */
const mostDays = 60;
const furthest = 365;

/** Months in which days are switched on and off, with arrows, Page and Home/End keys too; the chosen ones stand beside. */
export function DatesCalendar({ days, served, closed, onChange }: DatesCalendarProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const today = dayAt(serverNow());
  const first = addDays(today, 1);
  const last = addDays(today, furthest);
  const [focused, setFocused] = useState(days.find((day) => day >= first) ?? first);
  const [month, setMonth] = useState(monthOf(focused));
  const grid = useRef<HTMLTableElement>(null);
  const mustFocus = useRef(false);
  useEffect(() => {
    if (!mustFocus.current) return;
    mustFocus.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus();
  }, [focused, month]);

  const whyNot = (day: string): string | null => {
    if (day < first || day > last) return t('standingOrder.days.past');
    return (
      closed.find((one) => one.day === day)?.name ??
      (served.includes(weekdayOf(day)) ? null : t('standingOrder.days.notServed'))
    );
  };
  const within = (day: string) => (day < first ? first : day > last ? last : day);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayForKey(event.key, focused);
    if (next === null) return;
    event.preventDefault();
    mustFocus.current = true;
    setFocused(within(next));
    setMonth(monthOf(within(next)));
  };
  const turn = (by: number) => {
    const next = addMonths(month, by);
    setMonth(next);
    setFocused(within(`${next}-01`));
  };
  const toggle = (day: string) => {
    if (days.includes(day)) onChange(days.filter((one) => one !== day));
    else if (whyNot(day) === null && days.length < mostDays) onChange([...days, day].toSorted());
  };
  return (
    <div className="standing-calendar">
      <div>
        <div className="spread">
          <IconButton
            className="picker-turn"
            aria-label={t('picker.previousMonth')}
            disabled={month <= monthOf(first)}
            onClick={() => turn(-1)}
          >
            <CaretLeftIcon size={16} weight="bold" />
          </IconButton>
          <h3 id="standing-month" aria-live="polite">
            {formatMonthYear(language, month)}
          </h3>
          <IconButton
            className="picker-turn"
            aria-label={t('picker.nextMonth')}
            disabled={month >= monthOf(last)}
            onClick={() => turn(1)}
          >
            <CaretRightIcon size={16} weight="bold" />
          </IconButton>
        </div>
        <table ref={grid} className="picker-grid" aria-labelledby="standing-month">
          <thead>
            <tr>
              {Array.from({ length: 7 }, (_, index) => addDays('2026-03-02', index)).map((day) => (
                <th key={day} scope="col">
                  {formatWeekdayShort(language, day)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {monthGrid(month).map((week, index) => (
              <tr key={`${month} ${index}`}>
                {week.map((day, weekday) =>
                  day === null ? (
                    <td key={weekday}>{'\u00a0'}</td>
                  ) : (
                    <td key={day}>
                      <button
                        type="button"
                        data-day={day}
                        className={day === today ? 'is-today' : undefined}
                        aria-current={day === today ? 'date' : undefined}
                        aria-disabled={whyNot(day) !== null && !days.includes(day) ? true : undefined}
                        aria-pressed={days.includes(day)}
                        aria-label={[formatDayOfMonth(language, day), whyNot(day)].filter(Boolean).join(', ')}
                        tabIndex={day === focused ? 0 : -1}
                        onFocus={() => setFocused(day)}
                        onKeyDown={onKeyDown}
                        onClick={() => toggle(day)}
                      >
                        {Number(day.slice(8))}
                      </button>
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="standing-chosen">
        <output className="muted">
          {days.length === 0 ? t('standingOrder.days.none') : t('standingOrder.days.chosen', { count: days.length })}
        </output>
        <ul>
          {days.map((day) => {
            const shown = formatDay(language, epochOfDay(day));
            return (
              <li key={day} className="tag">
                {shown}
                <IconButton
                  size="small"
                  aria-label={t('standingOrder.days.takeOut', { day: shown })}
                  onClick={() => {
                    toggle(day);
                    keepFocus(() => grid.current?.querySelector<HTMLElement>('[tabindex="0"]'));
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
