import { lengthOf } from '@talloor/rules/account/fields/lengthOf.ts';
import { required, type Validator } from 'react-admin';
import { describedBy, Field } from './Field.tsx';
import { useField } from './useField.ts';

type TextFieldProps = {
  readonly source: string;
  readonly label: string;
  readonly max: number;
  /** Above one, multi-line. */
  readonly rows?: number;
  readonly isRequired?: boolean;
  readonly hint?: string;
  readonly validate?: readonly Validator[];
  readonly lang?: 'nl' | 'fr';
  readonly mark?: React.ReactNode;
  readonly isNullable?: boolean;
};

/** As the server counts. */
const within =
  (max: number): Validator =>
  (value: unknown) =>
    typeof value === 'string' && lengthOf(value) > max
      ? { message: 'ra.validation.maxLength', args: { max } }
      : undefined;

/** Empty is `null` when optional. */
export const TextField = ({
  source,
  label,
  max,
  rows = 1,
  hint,
  validate = [],
  lang,
  mark,
  ...more
}: TextFieldProps) => {
  const { isRequired: isNeeded = false, isNullable = false } = more;
  const rules = [...(isNeeded ? [required()] : []), within(max), ...validate];
  const { id, name, value, change, leave, ref, isReadOnly, error } = useField<string | null>(source, rules);
  const inputProps = {
    id,
    name,
    ref,
    className: 'office-field',
    value: value ?? '',
    readOnly: isReadOnly,
    lang,
    'aria-required': isNeeded || undefined,
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': describedBy(id, hint, error),
    onBlur: leave,
    onChange: (event: { target: { value: string } }) => {
      const text = event.target.value;
      change(isNullable && text === '' ? null : text);
    },
  };
  return (
    <Field id={id} label={label} hint={hint} error={error} isRequired={isNeeded} mark={mark}>
      {rows > 1 ? <textarea rows={rows} {...inputProps} /> : <input type="text" autoComplete="off" {...inputProps} />}
    </Field>
  );
};
