import type { Validator } from 'react-admin';
import { describedBy, Field } from './Field.tsx';
import { useField } from './useField.ts';

type DayInputProps = { source: string; label: string; hint?: string; notBefore?: string };

const isDay: Validator = (value: string | null) =>
  value === null || /^\d{4}-\d{2}-\d{2}$/.test(value) ? undefined : 'content.dayWrong';
/** Days compare as text. */
const after =
  (first: string | undefined): Validator =>
  (value: string | null, values: Record<string, string | null>) =>
    first !== undefined && value !== null && (values[first] ?? '') > value ? 'content.dayTooEarly' : undefined;

/** Empty is null. */
export const DayInput = ({ source, label, hint, notBefore }: DayInputProps) => {
  const rules = [isDay, after(notBefore)];
  const { id, name, value, change, leave, ref, isReadOnly, error } = useField<string | null>(source, rules);
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <input
        id={id}
        name={name}
        ref={ref}
        type="date"
        min="2000-01-01"
        max="2099-12-31"
        className="office-field"
        value={value ?? ''}
        readOnly={isReadOnly}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy(id, hint, error)}
        onBlur={leave}
        onChange={(event) => change(event.target.value === '' ? null : event.target.value)}
      />
    </Field>
  );
};
