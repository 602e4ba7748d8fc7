import { useState } from 'react';
import { required, type Validator } from 'react-admin';
import { quantityInput, readTypedQuantity } from '@talloor/rules/quantity/readTypedQuantity.ts';
import { describedBy, Field } from './Field.tsx';
import { useField } from './useField.ts';

type DecimalFieldProps = {
  readonly source: string;
  readonly label: string;
  readonly most: number;
  readonly isAboveZero?: boolean;
};

/** At most three decimals, after a comma or point. */
export const DecimalField = ({ source, label, most, isAboveZero = false }: DecimalFieldProps) => {
  const isDecimal: Validator = (value: unknown) =>
    typeof value === 'number' && (value > 0 || !isAboveZero) ? undefined : 'mussels.decimalWrong';
  const rules = [required(), isDecimal];
  const { id, name, value, change, leave, ref, isReadOnly, error } = useField<number | string>(source, rules);
  const [text, setText] = useState(typeof value === 'number' ? quantityInput(value) : '');
  const type = (newText: string) => {
    setText(newText);
    const number = newText.trim() === '' ? '' : readTypedQuantity(newText, { step: 0.001, most });
    change(typeof number === 'number' ? number : newText);
  };
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
        onChange={(event) => type(event.target.value)}
      />
    </Field>
  );
};
