import { useId, useState, type KeyboardEvent } from 'react';
import { isSscc } from '@talloor/rules/deliveryNote/sscc.ts';
import { checkDigitOf } from '@talloor/rules/product/gtin.ts';
import { describedBy, Field } from '../content/fields/Field.tsx';
import { useOfficeText, type OfficeText } from '../i18n/useOfficeText.ts';
import { goToNextField } from '../people/goToNextField.ts';
import { instantOf, momentOf, secondsIn } from '../priceAsSeen/moment.ts';
import { displayText } from './rawReport.ts';
import type { FieldShape } from './reportShape.ts';
import { atMost, fieldOf } from '@talloor/look/fieldNotices/atMost.ts';

type ReportInputProps = {
  readonly shape: FieldShape;
  readonly path: string;
  readonly value: unknown;
  readonly onValue: (value: string) => void;
  /** Context for screen readers. */
  readonly of?: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
};

const modes = {
  digits: 'numeric',
  sscc: 'numeric',
  whole: 'numeric',
  amount: 'decimal',
  positive: 'decimal',
  text: 'text',
} as const;

const jsonLines = 12;
const isChoiceOf = <Choice extends string>(choices: readonly Choice[], value: string): value is Choice =>
  choices.some((choice) => choice === value);

/** Values that do not fit stay visible. */
export function ReportInput({ shape, path, value, onValue, of, hint, error }: ReportInputProps) {
  const { t } = useOfficeText();
  const id = useId();
  const label = t(`reports.field.${shape.field}`);
  // Keeps incomplete instants until the field is left.
  const [draft, setDraft] = useState<string | null>(null);
  const fieldText = draft ?? fieldTextOf(shape, value);
  const storedText = displayText(value);
  const hintText =
    fieldText === '' && storedText !== '' ? t('reports.cameAs', { value: storedText.slice(0, 60) }) : hint;
  const wrong = (shape.input === 'sscc' ? wrongSscc(fieldText, t) : undefined) ?? error;
  const common = {
    id,
    className: 'office-field',
    value: fieldText,
    'aria-invalid': wrong !== undefined || undefined,
    'aria-describedby': describedBy(id, hintText, wrong),
    ...fieldOf(path),
    ...(of !== undefined && { 'aria-label': `${label}, ${of}` }),
    onKeyDown: (event: KeyboardEvent<HTMLInputElement | HTMLSelectElement>) => {
      if (event.key !== 'Enter' || event.ctrlKey) return;
      event.preventDefault();
      goToNextField(event, event.currentTarget.form);
    },
  };
  return (
    <div className={`report-input is-${shape.input}`}>
      <Field id={id} label={label} hint={hintText} error={wrong} isRequired={shape.empty === undefined}>
        {shape.input === 'choice' ? (
          <select {...common} onChange={(event) => onValue(event.target.value)}>
            <option value="">{t('reports.none')}</option>
            {shape.choices.map((choice) => (
              <option key={choice} value={choice}>
                {t(`reports.choice.${choice}`)}
              </option>
            ))}
          </select>
        ) : shape.input === 'json' ? (
          <textarea
            {...common}
            onKeyDown={undefined}
            rows={jsonLines}
            spellCheck={false}
            onChange={(event) => onValue(event.target.value)}
          />
        ) : shape.input === 'day' || shape.input === 'instant' ? (
          <input
            {...common}
            type={shape.input === 'day' ? 'date' : 'datetime-local'}
            min={shape.input === 'day' ? '2000-01-01' : '2000-01-01T00:00'}
            max={shape.input === 'day' ? '2999-12-31' : '2999-12-31T23:59'}
            onChange={(event) => {
              setDraft(event.target.value);
              onValue(reportValueOf(shape, event.target.value));
            }}
            onBlur={() => setDraft(null)}
          />
        ) : (
          <input
            {...common}
            type="text"
            inputMode={modes[shape.input]}
            {...(shape.input === 'text' ? atMost(shape.most) : {})}
            autoComplete="off"
            onFocus={(event) => event.target.select()}
            onChange={(event) => onValue(event.target.value)}
          />
        )}
      </Field>
    </div>
  );
}

/** Instants in Brussels time. */
function fieldTextOf(shape: FieldShape, value: unknown): string {
  const storedText = displayText(value);
  switch (shape.input) {
    case 'json':
      return typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value, null, 2);
    case 'instant': {
      const seconds = storedText === '' ? null : secondsIn(storedText);
      if (seconds === null) return '';
      const { day, time } = momentOf(seconds);
      return `${day}T${time}`;
    }
    case 'day':
      return /^\d{4}-\d\d-\d\d$/.test(storedText) ? storedText : '';
    case 'choice':
      return isChoiceOf(shape.choices, storedText) ? storedText : '';
    case 'text':
    case 'digits':
    case 'sscc':
    case 'whole':
    case 'amount':
    case 'positive':
      return storedText;
    default:
      return shape satisfies never;
  }
}

function reportValueOf(shape: FieldShape, fieldText: string): string {
  if (shape.input !== 'instant') return fieldText;
  const [day = '', time = ''] = fieldText.split('T');
  return instantOf({ day, time: time.slice(0, 5) }) ?? '';
}

function wrongSscc(text: string, t: OfficeText): string | undefined {
  const digits = text.replaceAll(/\s/g, '');
  if (digits === '' || !/^\d{1,18}$/.test(digits) || isSscc(digits)) return undefined;
  return digits.length < 18
    ? t('reports.tooShort', { count: 18 - digits.length })
    : t('reports.checkDigit', { digit: checkDigitOf(digits.slice(0, 17)) });
}
