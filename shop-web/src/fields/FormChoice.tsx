import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import './FormField.css';

type FormChoiceProps = {
  readonly name: string;
  readonly label: string;
  readonly span?: 1 | 2 | 3 | 4 | 6;
  readonly isOptional?: boolean;
  /** An empty value is chosen initially. */
  readonly options: readonly (readonly [string, string])[];
};

export function FormChoice({ name, label, span = 6, isOptional = false, options }: FormChoiceProps) {
  const { t } = useTranslation();
  const id = useId();
  const { register, formState } = useFormContext<Record<string, string>>();
  const { ref, ...field } = register(name, {
    validate: (value) => isOptional || (value ?? '') !== '' || t('field.required'),
  });
  const error = formState.errors[name]?.message;
  return (
    <TextField
      {...field}
      id={id}
      inputRef={ref}
      select
      className={`span-${span}`}
      label={
        <>
          <span>{label}</span> {isOptional && <span className="optional">{t('checkout.optional')}</span>}
        </>
      }
      error={error !== undefined}
      helperText={error}
      slotProps={{ select: { native: true }, htmlInput: { 'aria-required': !isOptional } }}
    >
      {options.map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </TextField>
  );
}
