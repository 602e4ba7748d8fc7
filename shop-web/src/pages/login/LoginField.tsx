import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { EyeIcon } from '@phosphor-icons/react/dist/csr/Eye';
import { EyeSlashIcon } from '@phosphor-icons/react/dist/csr/EyeSlash';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { atMost } from '@talloor/look/fieldNotices/atMost.ts';

type LoginFieldProps = {
  readonly label: string;
  readonly autoComplete: 'username' | 'current-password' | 'new-password' | 'email';
  readonly isSecret?: boolean;
  readonly path?: string;
  readonly value: string;
  readonly error: string | boolean;
  readonly onChange: (value: string) => void;
  readonly describedBy?: string;
};

const wirePaths = {
  username: ['username'],
  email: ['email'],
  'current-password': ['password', 'current_password'],
  'new-password': ['password'],
} as const;

export function LoginField(props: LoginFieldProps) {
  const { label, autoComplete, isSecret = false, value, error, onChange, describedBy } = props;
  const { t } = useTranslation();
  const id = useId();
  const [isShown, setIsShown] = useState(false);
  const helper = typeof error === 'string' ? `${id}-error` : undefined;
  const descriptions = [helper, describedBy].filter((each) => each !== undefined).join(' ');
  return (
    <FormControl error={error !== false} fullWidth>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        type={isSecret && !isShown ? 'password' : autoComplete === 'email' ? 'email' : 'text'}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-describedby={descriptions === '' ? undefined : descriptions}
        slotProps={{ input: atMost(240, ...(props.path === undefined ? wirePaths[autoComplete] : [props.path])) }}
        endAdornment={
          isSecret && (
            <InputAdornment position="end" sx={{ mr: '-10px' }}>
              <IconButton
                aria-label={isShown ? t('login.hidePassword') : t('login.showPassword')}
                onClick={() => setIsShown(!isShown)}
              >
                {isShown ? <EyeSlashIcon size={20} /> : <EyeIcon size={20} />}
              </IconButton>
            </InputAdornment>
          )
        }
      />
      {helper !== undefined && <FormHelperText id={helper}>{error}</FormHelperText>}
    </FormControl>
  );
}
