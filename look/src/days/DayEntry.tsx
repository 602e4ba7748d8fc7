import { CalendarBlankIcon } from '@phosphor-icons/react/dist/csr/CalendarBlank';
import { useRef, useState, type Ref } from 'react';
import { fieldOf } from '../fieldNotices/atMost.ts';
import './DayEntry.css';

export type DayEntryProps = {
  readonly id: string;
  readonly name?: string;
  /** Of the request's field, for refusals. */
  readonly path?: string;
  /** yyyy-mm-dd, empty, or no day. */
  readonly value: string;
  readonly onDay: (dayOrText: string) => void;
  readonly onLeave?: () => void;
  readonly fieldRef?: Ref<HTMLInputElement>;
  readonly isInvalid?: boolean;
  readonly isRequired?: boolean;
  readonly isReadOnly?: boolean;
  readonly describedBy?: string | undefined;
};
type Surroundings = {
  readonly className: string;
  readonly texts: { readonly form: string; readonly calendar: string; readonly wrong: string };
  /** yyyy-mm-dd or null. */
  readonly read: (text: string) => string | null;
};

const wholeLength = 10;

const isoPattern = /^\d{4}-\d{2}-\d{2}$/;

/** A typed day (`13/3`) or calendar day. */
export const DayEntry = ({
  id,
  name,
  path,
  value,
  onDay,
  onLeave,
  fieldRef,
  className,
  texts,
  read,
  ...state
}: DayEntryProps & Surroundings) => {
  const isDay = isoPattern.test(value) && read(value) === value;
  const calendar = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<{ readonly of: string; readonly text: string } | null>(null);
  const [isLeft, setLeft] = useState(true);
  const text = draft?.of === value ? draft.text : isDay ? value.split('-').toReversed().join('/') : value;
  const day = text.trim() === '' ? '' : read(text);
  const isWrong = isLeft && day === null;
  const settle = () => {
    setLeft(true);
    const next = day ?? text;
    if (next !== value) onDay(next);
    else setDraft(null);
  };
  return (
    <>
      <div className="relative stack day-entry">
        <input
          id={id}
          ref={fieldRef}
          type="text"
          className={className}
          autoComplete="off"
          {...(path === undefined ? {} : fieldOf(path))}
          placeholder={texts.form}
          readOnly={state.isReadOnly}
          aria-required={state.isRequired}
          aria-invalid={isWrong || state.isInvalid || undefined}
          aria-describedby={isWrong && !state.isInvalid ? `${id}-wrong` : state.describedBy}
          value={text}
          onChange={(event) => {
            const inputText = event.target.value;
            setLeft(false);
            const whole = inputText.length === wholeLength ? read(inputText) : null;
            setDraft(whole === null ? { of: value, text: inputText } : null);
            if (whole !== null) onDay(whole);
          }}
          onBlur={() => {
            settle();
            onLeave?.();
          }}
          onKeyDown={(event) => event.key === 'Enter' && settle()}
        />
        {name !== undefined && <input type="hidden" name={name} value={day ?? value} />}
        {!state.isReadOnly && (
          <>
            <input
              ref={calendar}
              type="date"
              className="full day-entry-calendar"
              tabIndex={-1}
              aria-hidden
              value={isDay ? value : ''}
              onChange={(event) => onDay(event.target.value)}
            />
            <button
              className="bare-button stack centred round-8 ink-700"
              type="button"
              aria-label={texts.calendar}
              title={texts.calendar}
              onClick={() => calendar.current?.showPicker()}
            >
              <CalendarBlankIcon size="1.125rem" aria-hidden />
            </button>
          </>
        )}
      </div>
      {isWrong && !state.isInvalid && (
        <p id={`${id}-wrong`} role="alert" className="small weight-560 bad-700">
          {texts.wrong}
        </p>
      )}
    </>
  );
};
