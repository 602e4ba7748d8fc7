import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { EyeIcon } from '@phosphor-icons/react/dist/csr/Eye';
import { EyeSlashIcon } from '@phosphor-icons/react/dist/csr/EyeSlash';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordChecklist } from '../../account/PasswordChecklist.tsx';
import { RegistrationField } from './RegistrationField.tsx';
import { useFieldErrorText } from './useFieldErrorText.ts';
import type { RegistrationForm } from './useRegistrationForm.ts';
import { atMost } from '@talloor/look/fieldNotices/atMost.ts';

export function LoginStep({ form }: { readonly form: RegistrationForm }) {
  const { t } = useTranslation();
  return (
    <>
      <h2>{t('registration.login')}</h2>
      <div className="form-grid">
        <RegistrationField
          form={form}
          name="username"
          label={t('registration.username')}
          span={6}
          autoComplete="username"
          help={t('registration.usernameHelp')}
        />
        <SecretField form={form} name="password" label={t('registration.password')} describedBy="password-rules" />
        <SecretField form={form} name="confirmation" label={t('registration.confirmation')} />
      </div>
      <PasswordChecklist id="password-rules" password={form.values.password} username={form.values.username} />
    </>
  );
}

type SecretFieldProps = {
  readonly form: RegistrationForm;
  readonly name: 'password' | 'confirmation';
  readonly label: string;
  readonly describedBy?: string;
};

function SecretField({ form, name, label, describedBy }: SecretFieldProps) {
  const { t } = useTranslation();
  const errorText = useFieldErrorText();
  const [isShown, setIsShown] = useState(false);
  const id = `registration-${name}`;
  const error = form.errorOf(name);
  const described = [...(error ? [`${id}-error`] : []), ...(describedBy ? [describedBy] : [])].join(' ');
  return (
    <FormControl className="span-3" error={error !== null}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        type={isShown ? 'text' : 'password'}
        autoComplete="new-password"
        value={form.values[name]}
        onChange={({ target: { value } }) => form.change({ [name]: value })}
        onBlur={() => form.leave(name)}
        aria-describedby={described === '' ? undefined : described}
        slotProps={{ input: { ...atMost(240, `login.${name}`), 'aria-required': true } }}
        endAdornment={
          <InputAdornment position="end" sx={{ mr: '-10px' }}>
            <IconButton
              aria-label={t(isShown ? 'login.hidePassword' : 'login.showPassword')}
              onClick={() => setIsShown(!isShown)}
            >
              {isShown ? <EyeSlashIcon size={20} /> : <EyeIcon size={20} />}
            </IconButton>
          </InputAdornment>
        }
      />
      {error !== null && (
        <FormHelperText id={`${id}-error`} component="div">
          <span className="field-error">
            <WarningCircleIcon size={16} weight="fill" />
            <span>{errorText(error)}</span>
          </span>
        </FormHelperText>
      )}
    </FormControl>
  );
}
