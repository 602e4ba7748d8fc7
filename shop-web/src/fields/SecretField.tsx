import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { EyeIcon } from '@phosphor-icons/react/dist/csr/Eye';
import { EyeSlashIcon } from '@phosphor-icons/react/dist/csr/EyeSlash';
import { useId, useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { atMost } from '@talloor/look/fieldNotices/atMost.ts';

type SecretFieldProps = {
  readonly label: string;
  readonly autoComplete: 'current-password' | 'new-password';
  /** Name in the request's body. */
  readonly path?: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly describedBy?: string;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly onChange: (value: string) => void;
};

export function SecretField({ label, value, error, describedBy, onChange, autoComplete, ...props }: SecretFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const [isShown, setIsShown] = useState(false);
  const described = [error === undefined ? null : `${id}-error`, describedBy].filter(Boolean).join(' ');
  return (
    <FormControl error={error !== undefined} fullWidth>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        inputRef={props.inputRef}
        type={isShown ? 'text' : 'password'}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-describedby={described === '' ? undefined : described}
        slotProps={{
          input: {
            ...atMost(200, props.path ?? (autoComplete === 'current-password' ? 'current_password' : 'password')),
            'aria-required': true,
          },
        }}
        endAdornment={
          <InputAdornment position="end" sx={{ mr: '-10px' }}>
            <IconButton
              aria-label={isShown ? t('login.hidePassword') : t('login.showPassword')}
              onClick={() => setIsShown(!isShown)}
            >
              {isShown ? <EyeSlashIcon size={20} /> : <EyeIcon size={20} />}
            </IconButton>
          </InputAdornment>
        }
      />
      {error !== undefined && <FormHelperText id={`${id}-error`}>{error}</FormHelperText>}
    </FormControl>
  );
}
