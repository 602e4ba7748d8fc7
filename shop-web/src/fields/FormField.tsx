import TextField from '@mui/material/TextField';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle';
import type { FieldName } from '@talloor/rules/account/fields/fieldTable.ts';
import { useId, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import './FormField.css';
import { useFieldText } from './useFieldText.ts';

type FormFieldProps = {
  readonly name: FieldName;
  readonly label: string;
  /** Of six columns. */
  readonly span?: 1 | 2 | 3 | 4 | 6;
  readonly isOptional?: boolean;
  readonly help?: ReactNode;
  readonly autoComplete?: string;
  readonly inputMode?: 'numeric' | 'email' | 'tel';
  readonly suggestions?: readonly string[];
  readonly rows?: number;
};

/** Rules of rules/src/account/fields. */
export function FormField({ name, label, span = 6, isOptional = false, help, rows, ...props }: FormFieldProps) {
  const { t } = useTranslation();
  const { judge } = useFieldText();
  const id = useId();
  const { register, formState } = useFormContext<Record<string, string>>();
  const { ref, ...field } = register(name, {
    validate: (value) => judge(name, value ?? '', isOptional) ?? true,
  });
  const error = formState.errors[name]?.message;
  const listId = props.suggestions && props.suggestions.length > 0 ? `${id}-list` : undefined;
  return (
    <>
      <TextField
        {...field}
        id={id}
        inputRef={ref}
        className={`span-${span}`}
        label={
          <>
            <span>{label}</span> {isOptional && <span className="optional">{t('checkout.optional')}</span>}
          </>
        }
        error={error !== undefined}
        helperText={
          error === undefined ? (
            help
          ) : (
            <span className="field-error">
              <WarningCircleIcon size={16} weight="fill" />
              <span>{error}</span>
            </span>
          )
        }
        multiline={rows !== undefined}
        {...(rows === undefined ? {} : { rows })}
        autoComplete={props.autoComplete ?? 'off'}
        slotProps={{
          htmlInput: {
            inputMode: props.inputMode,
            list: listId,
            'aria-required': !isOptional,
          },
          formHelperText: { component: 'div' },
        }}
      />
      {listId !== undefined && (
        <datalist id={listId}>
          {props.suggestions?.map((suggestion) => (
            <option key={suggestion} value={suggestion}>
              {suggestion}
            </option>
          ))}
        </datalist>
      )}
    </>
  );
}
