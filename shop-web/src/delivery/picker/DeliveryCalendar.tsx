import IconButton from '@mui/material/IconButton';
import { CaretLeftIcon } from '@phosphor-icons/react/dist/csr/CaretLeft';
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight';
import { addDays } from '@talloor/rules/delivery/workdays.ts';
import { formatDayOfMonth, formatMonthYear, formatWeekdayShort } from './calendarFormats.ts';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import type { DeliveryMoment } from '../useDeliveryMoments.ts';
import { addMonths, dayForKey, monthGrid, monthOf } from './monthGrid.ts';
import type { Way } from './offers.ts';

type DeliveryCalendarProps = {
  /** By `yyyy-mm-dd`. */
  readonly moments: ReadonlyMap<string, DeliveryMoment>;
  readonly way: Way;
  readonly today: string;
  readonly chosen: string | null;
  readonly onChoose: (day: string) => void;
};

/** A month of days: deliverable ones can be chosen, with arrows, Page and Home/End keys too. */
export function DeliveryCalendar({ moments, way, today, chosen, onChoose }: DeliveryCalendarProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const days = [...moments.keys()];
  const [first, last] = [days[0] ?? today, days.at(-1) ?? today];
  const [focused, setFocused] = useState(chosen ?? first);
  const [month, setMonth] = useState(monthOf(chosen ?? first));
  const grid = useRef<HTMLTableElement>(null);
  /** The chosen day first: arrows work as soon as the dialog is there. */
  const mustFocus = useRef(true);

  // A day chosen among the moments is shown here too.
  const [lastChosen, setLastChosen] = useState(chosen);
  if (chosen !== lastChosen) {
    setLastChosen(chosen);
    setFocused(chosen ?? first);
    setMonth(monthOf(chosen ?? first));
  }
  useEffect(() => {
    if (!mustFocus.current) return;
    mustFocus.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus();
  }, [focused, month]);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayForKey(event.key, focused);
    if (next === null) return;
    event.preventDefault();
    const within = next < first ? first : next > last ? last : next;
    mustFocus.current = true;
    setFocused(within);
    setMonth(monthOf(within));
  };
  const turn = (by: number) => {
    const next = addMonths(month, by);
    setMonth(next);
    const start = `${next}-01`;
    setFocused(start < first ? first : start > last ? last : start);
  };
  const nameOf = (day: string): string => {
    const moment = moments.get(day);
    return [
      formatDayOfMonth(language, day),
      day === today && t('picker.today'),
      moment?.available !== true &&
        ((way === 'standard' ? moment?.reason_text : null) ?? t(`picker.notPossible.${way}`)),
      (moment?.open_orders.length ?? 0) > 0 && t('picker.openOrder'),
    ]
      .filter(Boolean)
      .join(', ');
  };

  return (
    <div className="picker-calendar">
      <div className="spread">
        <IconButton
          className="picker-turn"
          aria-label={t('picker.previousMonth')}
          disabled={month <= monthOf(first)}
          onClick={() => turn(-1)}
        >
          <CaretLeftIcon size={16} weight="bold" />
        </IconButton>
        <h3 id="picker-month" aria-live="polite">
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
      <table ref={grid} className="picker-grid" aria-labelledby="picker-month">
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
                      aria-disabled={moments.get(day)?.available === true ? undefined : true}
                      aria-pressed={day === chosen}
                      aria-label={nameOf(day)}
                      tabIndex={day === focused ? 0 : -1}
                      onFocus={() => setFocused(day)}
                      onKeyDown={onKeyDown}
                      onClick={() => {
                        if (moments.get(day)?.available === true) onChoose(day);
                      }}
                    >
                      {Number(day.slice(8))}
                      {(moments.get(day)?.open_orders.length ?? 0) > 0 && <i />}
                    </button>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="picker-legend" aria-label={t('picker.legend')}>
        <li>
          <i className="is-deliverable" />
          {t(`picker.deliverable.${way}`)}
        </li>
        <li>
          <i className="is-ordered" />
          {t('picker.ordered')}
        </li>
        <li>
          <i className="is-none" />
          {t(`picker.notPossible.${way}`)}
        </li>
      </ul>
      <p className="picker-rule">{t(`picker.rule.${way}`)}</p>
    </div>
  );
}
