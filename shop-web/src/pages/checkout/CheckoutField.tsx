import TextField from '@mui/material/TextField';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { CheckoutField as FieldName, CheckoutValues } from './checkoutValues.ts';

type CheckoutFieldProps = {
  readonly name: Exclude<FieldName, 'addressKind'>;
  readonly label: string;
  /** Columns of six. */
  readonly span: 1 | 2 | 3 | 4 | 6;
  readonly maxLength?: number;
  readonly isOptional?: boolean;
  readonly help?: ReactNode;
  readonly inputMode?: 'numeric' | 'email';
  readonly autoComplete?: string;
  readonly rows?: number;
  readonly onLeave?: (value: string) => void;
};

/** A labelled field of the form; its error takes the place of its help. Typing stops at the longest length. */
export function CheckoutField(props: CheckoutFieldProps) {
  const {
    name,
    label,
    span,
    maxLength,
    isOptional = false,
    help,
    inputMode,
    autoComplete = 'off',
    rows,
    onLeave,
  } = props;
  const { t } = useTranslation();
  const { register, formState } = useFormContext<CheckoutValues>();
  const { ref, onBlur, ...field } = register(name);
  const error = formState.errors[name]?.message;
  return (
    <TextField
      {...field}
      id={`checkout-${name}`}
      className={`span-${span}`}
      inputRef={ref}
      onBlur={(event) => {
        void onBlur(event);
        onLeave?.(event.target.value);
      }}
      label={
        <>
          {label} {isOptional && <span className="optional">{t('checkout.optional')}</span>}
        </>
      }
      error={error !== undefined}
      helperText={
        error === undefined ? (
          help
        ) : (
          <span className="field-error">
            <WarningCircleIcon size={16} weight="fill" />
            {error}
          </span>
        )
      }
      multiline={rows !== undefined}
      {...(rows === undefined ? {} : { rows })}
      autoComplete={autoComplete}
      slotProps={{
        htmlInput: { maxLength, inputMode, 'aria-required': !isOptional },
        formHelperText: { component: 'div' },
      }}
    />
  );
}
