import TextField from '@mui/material/TextField';
import Button from '@mui/material/Button';
import { changeUsername } from '@talloor/contracts/endpoints/profile.ts';
import { ProblemError } from '@talloor/contracts/problemError.ts';
import { usernameKey } from '@talloor/rules/account/usernameKey.ts';
import { brokenUsernameRules } from '@talloor/rules/account/usernameRules.ts';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { RichText } from '../../i18n/RichText.tsx';
import { call } from '../../server/shopClient.ts';
import { failureText } from '../../toasts/failureText.ts';
import { failureTitle } from '../../toasts/failureTitle.ts';
import { showToast } from '../../toasts/toasts.ts';
import { CurrentPassword } from './CurrentPassword.tsx';
import { useProfileChanged } from './useProfile.ts';
import { atMost } from '@talloor/look/fieldNotices/atMost.ts';

const nothing = { username: '', password: '' };
type Field = keyof typeof nothing;

export function UsernameCard({ username }: { username: string }) {
  const { t } = useTranslation();
  const refreshProfile = useProfileChanged();
  const [values, setValues] = useState(nothing);
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});
  const [isBusy, setIsBusy] = useState(false);
  const inputs = useRef<Partial<Record<Field, HTMLInputElement | null>>>({});
  const set = (field: Field, value: string) => {
    setValues({ ...values, [field]: value });
    setErrors({ ...errors, [field]: undefined });
  };
  const show = (newErrors: Partial<Record<Field, string>>) => {
    setErrors(newErrors);
    const first = (['username', 'password'] as const).find((field) => newErrors[field] !== undefined);
    if (first !== undefined) inputs.current[first]?.focus();
    return first === undefined;
  };
  const wrongName = (name: string): string | undefined => {
    const [broken] = brokenUsernameRules(name);
    if (broken !== undefined) return t(`profile.usernameRules.${broken}`);
    return usernameKey(name) === usernameKey(values.password) ? t('profile.usernameIsPassword') : undefined;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const name = values.username.trim();
    const wrong = wrongName(name);
    const isFit = show({
      ...(wrong === undefined ? {} : { username: wrong }),
      ...(values.password === '' ? { password: t('profile.passwordRequired') } : {}),
    });
    if (!isFit || isBusy) return;
    setIsBusy(true);
    try {
      const savedProfile = await call(changeUsername, { body: { username: name, current_password: values.password } });
      setValues(nothing);
      await refreshProfile();
      showToast({ kind: 'ok', title: t('profile.usernameChanged', { username: savedProfile.username }) });
    } catch (error) {
      const title = error instanceof ProblemError ? error.document?.title : undefined;
      const code = error instanceof ProblemError ? error.code : '';
      if (title !== undefined && code === 'profile.password_incorrect') show({ password: title });
      else if (title !== undefined && code.startsWith('profile.username')) show({ username: title });
      else
        showToast({
          kind: 'error',
          error,
          title: failureTitle(error, t('profile.usernameFailed')),
          text: failureText(error, t),
        });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <section className="card padded" aria-labelledby="profile-username">
      <h2 id="profile-username">{t('profile.username')}</h2>
      <p className="muted">
        <RichText i18nKey="profile.usernameNow" values={{ username }} components={{ b: <b /> }} />
      </p>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <div className="field-grid">
          <TextField
            id="profile-username-new"
            className="span-6"
            inputRef={(input: HTMLInputElement | null) => void (inputs.current.username = input)}
            label={t('profile.usernameNew')}
            value={values.username}
            onChange={(event) => set('username', event.target.value)}
            error={errors.username !== undefined}
            helperText={errors.username ?? t('profile.usernameHelp')}
            autoComplete="username"
            slotProps={{
              htmlInput: {
                ...atMost(60, 'username'),
                autoCapitalize: 'none',
                spellCheck: false,
                'aria-required': true,
              },
            }}
          />
          <CurrentPassword
            value={values.password}
            error={errors.password}
            inputRef={(input) => void (inputs.current.password = input)}
            onChange={(value) => set('password', value)}
          />
        </div>
        <div className="field-actions cluster">
          <Button type="submit" variant="outlined" aria-busy={isBusy || undefined}>
            {t('profile.usernameChange')}
          </Button>
        </div>
      </form>
    </section>
  );
}
