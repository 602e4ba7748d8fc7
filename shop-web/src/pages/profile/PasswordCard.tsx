import Button from '@mui/material/Button';
import { changePassword } from '@talloor/contracts/endpoints/profile.ts';
import { ProblemError } from '@talloor/contracts/problemError.ts';
import { brokenPasswordRules } from '@talloor/rules/account/passwordRules.ts';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordChecklist } from '../../account/PasswordChecklist.tsx';
import { Notice } from '../../components/Notice.tsx';
import { SecretField } from '../../fields/SecretField.tsx';
import { call } from '../../server/shopClient.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { failureText } from '../../toasts/failureText.ts';
import { failureTitle } from '../../toasts/failureTitle.ts';
import { showToast } from '../../toasts/toasts.ts';
import { CurrentPassword } from './CurrentPassword.tsx';

const rulesId = 'profile-password-rules';
const nothing = { current: '', fresh: '', again: '' };
type Field = keyof typeof nothing;

export function PasswordCard({ username }: { username: string }) {
  const { t } = useTranslation();
  const { update } = useSession();
  const [values, setValues] = useState(nothing);
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(false);
  const inputs = useRef<Partial<Record<Field, HTMLInputElement | null>>>({});
  const show = (newErrors: Partial<Record<Field, string>>) => {
    setErrors(newErrors);
    const first = (['current', 'fresh', 'again'] as const).find((field) => newErrors[field] !== undefined);
    if (first !== undefined) inputs.current[first]?.focus();
    return first === undefined;
  };
  const set = (field: Field) => (value: string) => {
    setValues({ ...values, [field]: value });
    setErrors({ ...errors, [field]: undefined });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const isFit = show({
      ...(values.current === '' ? { current: t('profile.passwordRequired') } : {}),
      ...(brokenPasswordRules(values.fresh, username).length > 0 ? { fresh: t('profile.passwordUnfit') } : {}),
      ...(values.again === values.fresh ? {} : { again: t('profile.passwordDiffers') }),
    });
    if (!isFit || isBusy) return;
    setIsBusy(true);
    setFailure(null);
    try {
      update(await call(changePassword, { body: { current_password: values.current, password: values.fresh } }));
      setValues(nothing);
      showToast({ kind: 'ok', title: t('profile.passwordChanged'), text: t('profile.passwordChangedText') });
    } catch (error) {
      if (error instanceof ProblemError && error.code === 'profile.password_incorrect')
        show({ current: error.document?.title ?? t('profile.passwordFailed') });
      else setFailure(error);
    } finally {
      setIsBusy(false);
    }
  };
  const field = (name: 'fresh' | 'again', label: string, describedBy?: string) => (
    <SecretField
      label={label}
      autoComplete="new-password"
      value={values[name]}
      error={errors[name]}
      {...(describedBy === undefined ? {} : { describedBy })}
      inputRef={(input) => void (inputs.current[name] = input)}
      onChange={set(name)}
    />
  );
  return (
    <section className="card padded" aria-labelledby="profile-password">
      <h2 id="profile-password">{t('profile.password')}</h2>
      <p className="muted">{t('profile.passwordText')}</p>
      <form noValidate onSubmit={(event) => void submit(event)}>
        {/* Tells password managers the user. */}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <div className="field-grid">
          <CurrentPassword
            value={values.current}
            error={errors.current}
            inputRef={(input) => void (inputs.current.current = input)}
            onChange={set('current')}
          />
          <div className="span-6">
            {field('fresh', t('profile.passwordNew'), rulesId)}
            <PasswordChecklist id={rulesId} password={values.fresh} username={username} />
          </div>
          <div className="span-6">{field('again', t('profile.passwordAgain'))}</div>
        </div>
        {failure !== null && (
          <Notice severity="error" sx={{ mt: 2 }}>
            <b>{failureTitle(failure, t('profile.passwordFailed'))}</b>
            <br />
            <span>{failureText(failure, t)}</span>
          </Notice>
        )}
        <div className="field-actions cluster">
          <Button type="submit" variant="outlined" aria-busy={isBusy || undefined}>
            {t('profile.passwordChange')}
          </Button>
        </div>
      </form>
    </section>
  );
}
