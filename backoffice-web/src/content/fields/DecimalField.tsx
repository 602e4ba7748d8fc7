import { useState } from 'react';
import { required, type Validator } from 'react-admin';
import { formatNumber } from '@talloor/rules/format/money.ts';
import { useOfficeText } from '../../i18n/useOfficeText.ts';
import { describedBy, Field } from './Field.tsx';
import { useField } from './useField.ts';

type DecimalFieldProps = {
  readonly source: string;
  readonly label: string;
  readonly most: number;
  readonly decimals: number;
  readonly isAboveZero?: boolean;
};

/** Null when the text is no number with so many decimals. */
function readDecimal(text: string, decimals: number): number | null {
  const pattern = new RegExp(`^\\d{1,9}(?:[.,]\\d{1,${decimals}})?$`);
  return pattern.test(text) ? Number(text.replace(',', '.')) : null;
}

export const DecimalField = ({ source, label, most, decimals, isAboveZero = false }: DecimalFieldProps) => {
  const { language } = useOfficeText();
  const isDecimal: Validator = (value: unknown) =>
    typeof value === 'number' && value <= most && (value > 0 || !isAboveZero) ? undefined : 'mussels.decimalWrong';
  const { id, name, value, change, leave, ref, isReadOnly, error } = useField<number | string>(source, [
    required(),
    isDecimal,
  ]);
  const [text, setText] = useState(typeof value === 'number' ? formatNumber(language, value) : '');
  return (
    <Field id={id} label={label} error={error} isRequired>
      <input
        id={id}
        name={name}
        ref={ref}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        className="office-field"
        value={text}
        readOnly={isReadOnly}
        aria-required
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy(id, undefined, error)}
        onBlur={leave}
        onChange={(event) => {
          setText(event.target.value);
          change(readDecimal(event.target.value.trim(), decimals) ?? event.target.value);
        }}
      />
    </Field>
  );
};
