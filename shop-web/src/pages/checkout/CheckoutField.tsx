import TextField from '@mui/material/TextField';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { CheckoutField as FieldName, CheckoutValues } from './checkoutValues.ts';
import { fieldOf } from '@talloor/look/fieldNotices/atMost.ts';

type CheckoutFieldProps = {
  readonly name: Exclude<FieldName, 'addressKind' | 'book' | 'copiedMessage' | 'ownMessage'>;
  readonly label: string;
  readonly span: 1 | 2 | 3 | 4 | 6;
  readonly isOptional?: boolean;
  readonly isLocked?: boolean;
  readonly options?: readonly string[];
  /** Hints; other input is allowed. */
  readonly suggestions?: readonly string[];
  readonly help?: ReactNode;
  readonly inputMode?: 'numeric' | 'email';
  readonly autoComplete?: string;
  readonly rows?: number;
  readonly onLeave?: (value: string) => void;
  readonly onType?: () => void;
};

const wirePaths: Readonly<Record<CheckoutFieldProps['name'], string>> = {
  name: 'alternative_address.name',
  postal: 'postal',
  city: 'city',
  street: 'street',
  number: 'street_number',
  box: 'po_box',
  reference: 'po_number',
  emails: 'extra_emails',
  message: 'message',
};

export function CheckoutField(props: CheckoutFieldProps) {
  const { name, label, span, isOptional = false, isLocked = false, help, rows, options, suggestions = [] } = props;
  const { t } = useTranslation();
  const { register, formState, control } = useFormContext<CheckoutValues>();
  const value = useWatch({ control, name });
  const { ref, onBlur, onChange, ...field } = register(name);
  const error = formState.errors[name]?.message;
  const listId = suggestions.length > 0 ? `checkout-${name}-list` : undefined;
  const input = (
    <TextField
      {...field}
      id={`checkout-${name}`}
      className={`span-${span}`}
      inputRef={ref}
      value={value}
      onChange={(event) => {
        void onChange(event);
        props.onType?.();
      }}
      onBlur={(event) => {
        void onBlur(event);
        props.onLeave?.(event.target.value);
      }}
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
      select={options !== undefined}
      autoComplete={props.autoComplete ?? 'off'}
      slotProps={{
        input: { readOnly: isLocked },
        htmlInput: {
          ...fieldOf(wirePaths[name]),
          inputMode: props.inputMode,
          list: listId,
          'aria-required': !isOptional,
        },
        formHelperText: { component: 'div' },
        select: { native: true },
      }}
    >
      {options?.map((option) => (
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </TextField>
  );
  return (
    <>
      {input}
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
