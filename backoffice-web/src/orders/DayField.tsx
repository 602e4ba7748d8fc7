import { CalendarBlankIcon } from '@phosphor-icons/react/dist/csr/CalendarBlank';
import { useId, useRef, useState } from 'react';
import { formatDate } from '@talloor/rules/format/dates.ts';
import { shopClock } from '../data/shopClock.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { readDay } from './readDay.ts';

type DayFieldProps = { name: string; label: string; value: string; onDay: (isoDay: string) => void };

/** Length of a complete date. */
const wholeLength = 10;

const dayText = (isoDay: string): string =>
  isoDay === '' ? '' : formatDate('nl', Date.parse(`${isoDay}T12:00:00Z`) / 1000);

/** A typed day (`13/3`) or calendar day. */
export const DayField = ({ name, label, value, onDay }: DayFieldProps) => {
  const { t } = useOfficeText();
  const id = useId();
  const calendar = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<{ readonly of: string; readonly text: string } | null>(null);
  const [isLeft, setLeft] = useState(true);
  const text = draft?.of === value ? draft.text : dayText(value);
  const day = text.trim() === '' ? '' : readDay(text, shopClock.now());
  const isWrong = isLeft && day === null;
  const settle = () => {
    setLeft(true);
    if (day !== null && day !== value) onDay(day);
    else if (day !== null) setDraft(null);
  };
  return (
    <div className="stack gap-4">
      <label htmlFor={id}>{label}</label>
      <div className="relative stack day-field-row">
        <input
          id={id}
          type="text"
          className="office-field"
          autoComplete="off"
          placeholder={t('orders.dayForm')}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}-wrong` : undefined}
          value={text}
          onChange={(event) => {
            const inputText = event.target.value;
            setLeft(false);
            setDraft({ of: value, text: inputText });
            const whole = inputText.length === wholeLength ? readDay(inputText, shopClock.now()) : null;
            if (whole !== null) onDay(whole);
          }}
          onBlur={settle}
          onKeyDown={(event) => event.key === 'Enter' && settle()}
        />
        <input type="hidden" name={name} value={day ?? value} />
        <input
          ref={calendar}
          type="date"
          className="full day-field-calendar"
          tabIndex={-1}
          aria-hidden
          value={value}
          onChange={(event) => onDay(event.target.value)}
        />
        <button
          className="bare-button stack centred round-8 ink-700"
          type="button"
          aria-label={t('orders.dayCalendar')}
          title={t('orders.dayCalendar')}
          onClick={() => calendar.current?.showPicker()}
        >
          <CalendarBlankIcon size="1.125rem" aria-hidden />
        </button>
      </div>
      {isWrong && (
        <p id={`${id}-wrong`} role="alert" className="small weight-560 bad-700">
          {t('orders.dayWrong')}
        </p>
      )}
    </div>
  );
};
