import { maxValue, minValue, number, required } from 'react-admin';
import { describedBy, Field } from './Field.tsx';
import { useField } from './useField.ts';

type NumberFieldProps = { source: string; label: string; least: number; most: number; hint?: string };

export const NumberField = ({ source, label, least, most, hint }: NumberFieldProps) => {
  const rules = [required(), number(), minValue(least), maxValue(most)];
  const { id, name, value, change, leave, ref, isReadOnly, error } = useField<number | string>(source, rules);
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <input
        id={id}
        name={name}
        ref={ref}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        className="office-field"
        value={value}
        readOnly={isReadOnly}
        aria-required
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy(id, hint, error)}
        onBlur={leave}
        onChange={(event) => {
          const text = event.target.value.trim();
          change(/^\d{1,9}$/.test(text) ? Number(text) : event.target.value);
        }}
      />
    </Field>
  );
};
