import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import '../fields/FormField.css';

type CaseFieldProps = Pick<TextFieldProps, 'value' | 'multiline' | 'minRows' | 'autoComplete' | 'type' | 'children'> & {
  readonly id: string;
  readonly label: string;
  readonly span: 2 | 3 | 6;
  readonly isOptional?: boolean;
  /** Null when valid. */
  readonly error: string | null;
  /** Limit and path in the body (`atMost`). */
  readonly limits: Readonly<Record<`data-${string}`, string | number>>;
  readonly onText: (text: string) => void;
  readonly isReadOnly?: boolean;
};

export function CaseField({
  span,
  label,
  isOptional = false,
  error,
  limits,
  onText,
  isReadOnly,
  ...props
}: CaseFieldProps) {
  const { t } = useTranslation();
  const isChoice = props.children !== undefined;
  return (
    <TextField
      {...props}
      className={`span-${span}`}
      label={
        <>
          <span>{label}</span> {isOptional && <span className="muted weight-400">{t('contact.optional')}</span>}
        </>
      }
      select={isChoice}
      error={error !== null}
      helperText={error}
      onChange={({ target }) => onText(target.value)}
      slotProps={{
        htmlInput: { ...limits, 'aria-required': !isOptional, readOnly: isReadOnly },
        ...(isChoice ? { select: { native: true }, inputLabel: { shrink: true } } : {}),
      }}
    />
  );
}
