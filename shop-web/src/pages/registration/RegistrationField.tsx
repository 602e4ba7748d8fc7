import TextField from '@mui/material/TextField';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RegistrationField as FieldName } from './registrationValues.ts';
import { useFieldErrorText } from './useFieldErrorText.ts';
import type { RegistrationForm } from './useRegistrationForm.ts';

type RegistrationFieldProps = {
  readonly form: RegistrationForm;
  readonly name: FieldName;
  readonly label: string;
  readonly span: 1 | 2 | 3 | 4 | 6;
  readonly isOptional?: boolean;
  readonly isPlainlyOptional?: boolean;
  readonly help?: ReactNode;
  readonly inputMode?: 'numeric' | 'email' | 'tel';
  readonly autoComplete?: string;
  /** An empty value is the prompt. */
  readonly options?: readonly (readonly [value: string, word: string])[];
  readonly suggestions?: readonly string[];
  readonly onType?: (value: string) => Partial<Record<FieldName, string>>;
  readonly onLeave?: (value: string) => string;
};

export function RegistrationField(props: RegistrationFieldProps) {
  const { form, name, label, span, isOptional = false, help, options, suggestions = [] } = props;
  const { t } = useTranslation();
  const errorText = useFieldErrorText();
  const error = form.errorOf(name);
  const id = `registration-${name}`;
  const listId = suggestions.length > 0 ? `${id}-list` : undefined;
  return (
    <>
      <TextField
        id={id}
        name={name}
        className={`span-${span}`}
        value={form.values[name]}
        onChange={({ target: { value } }) => form.change({ [name]: value, ...props.onType?.(value) })}
        onBlur={({ target: { value } }) => {
          const cleanedValue = props.onLeave?.(value) ?? value;
          if (cleanedValue !== value) form.change({ [name]: cleanedValue });
          form.leave(name);
        }}
        label={
          <>
            <span>{label}</span>{' '}
            {isOptional && !props.isPlainlyOptional && <span className="optional">{t('registration.optional')}</span>}
          </>
        }
        error={error !== null}
        helperText={
          error === null ? (
            help
          ) : (
            <span className="field-error">
              <WarningCircleIcon size={16} weight="fill" />
              <span>{errorText(error)}</span>
            </span>
          )
        }
        select={options !== undefined}
        autoComplete={props.autoComplete ?? 'off'}
        slotProps={{
          htmlInput: {
            inputMode: props.inputMode,
            list: listId,
            'aria-required': !isOptional,
          },
          formHelperText: { component: 'div' },
          select: { native: true },
        }}
      >
        {options !== undefined && form.values[name] === '' && <option value="">{t('registration.choose')}</option>}
        {options?.map(([value, word]) => (
          <option key={value} value={value}>
            {word}
          </option>
        ))}
      </TextField>
      {listId !== undefined && (
        <datalist id={listId}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion}>
              {suggestion}
            </option>
          ))}
        </datalist>
      )}
    </>
  );
}
