import { required, type Validator } from 'react-admin';
import { DayEntry } from '../../days/DayEntry.tsx';
import { isRealDay } from '@talloor/rules/format/readDay.ts';
import { describedBy, Field } from './Field.tsx';
import { useField } from './useField.ts';

type DayInputProps = { source: string; label: string; hint?: string; notBefore?: string; isRequired?: boolean };

const isDay: Validator = (value: string | null) =>
  value === null || (isRealDay(value) && value >= '2000-01-01' && value <= '2099-12-31')
    ? undefined
    : 'content.dayWrong';
const after =
  (first: string | undefined): Validator =>
  (value: string | null, values: Record<string, string | null>) =>
    first !== undefined && value !== null && (values[first] ?? '') > value ? 'content.dayTooEarly' : undefined;

/** Empty is null. */
export const DayInput = ({ source, label, hint, notBefore, isRequired = false }: DayInputProps) => {
  const rules = [...(isRequired ? [required()] : []), isDay, after(notBefore)];
  const { id, value, change, leave, ref, isReadOnly, error } = useField<string | null>(source, rules);
  return (
    <Field id={id} label={label} hint={hint} error={error} isRequired={isRequired}>
      <DayEntry
        id={id}
        path={source}
        fieldRef={ref}
        value={value ?? ''}
        isReadOnly={isReadOnly}
        isInvalid={error !== undefined}
        describedBy={describedBy(id, hint, error)}
        onLeave={leave}
        onDay={(day) => change(day === '' ? null : day)}
      />
    </Field>
  );
};
