import Button from '@mui/material/Button';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { activateLogin } from '@talloor/contracts/endpoints/registration.ts';
import { ProblemError } from '@talloor/contracts/problemError.ts';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { Notice } from '../../components/Notice.tsx';
import { SecretField } from '../../fields/SecretField.tsx';
import { usePath } from '../../i18n/LanguageProvider.tsx';
import { call } from '../../server/shopClient.ts';
import { Page } from '../../shell/Page.tsx';
import { failureText } from '../../toasts/failureText.ts';
import { failureTitle } from '../../toasts/failureTitle.ts';
import styles from './RegistrationPage.module.css';

/** Needs the chosen password: strangers and mail readers cannot activate. */
export function Component() {
  const { t } = useTranslation();
  const path = usePath();
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const [password, setPassword] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const activation = useMutation({
    mutationFn: () => call(activateLogin, { body: { token, password } }),
    onError: () => input.current?.focus(),
  });
  const { error } = activation;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(password === '');
    if (password === '') input.current?.focus();
    else if (!activation.isPending) activation.mutate();
  };
  const isInvalid = token === '' || (error instanceof ProblemError && error.code === 'registration.link_invalid');
  if (activation.isSuccess)
    return (
      <Page title={t('registration.activate.done')} heading={<></>} className={`${styles['registration-page']}`}>
        <div className={`${styles['registration-done']} stack gap-12`}>
          <CheckCircleIcon className="is-done" size={56} weight="fill" />
          <h1 tabIndex={-1}>{t('registration.activate.done')}</h1>
          <p className="text-16">{t('registration.activate.doneText')}</p>
          <div className="above-16 wraps gap-12">
            <Button component={Link} to={path('login')} variant="contained">
              {t('registration.done.toLogin')}
            </Button>
          </div>
        </div>
      </Page>
    );
  return (
    <Page title={t('registration.activate.title')} className={`${styles['registration-page']}`}>
      <div className={`items-left card padded ${styles['registration-link']} stack gap-16`}>
        {isInvalid ? (
          <Notice severity="error" role="alert">
            <b>{t('registration.activate.invalid')}</b>
            <br />
            <span>{t('registration.activate.invalidText')}</span>
          </Notice>
        ) : (
          <form className="stack gap-16 items-left full" noValidate onSubmit={submit}>
            <p>{t('registration.activate.ask')}</p>
            {error !== null && (
              <Notice severity="error" role="alert">
                <b>{failureTitle(error, t('registration.failed'))}</b>
                <br />
                <span>{failureText(error, t)}</span>
              </Notice>
            )}
            <SecretField
              path="password"
              label={t('registration.password')}
              autoComplete="current-password"
              value={password}
              error={isMissing ? t('registration.activate.passwordRequired') : undefined}
              inputRef={input}
              onChange={(value) => {
                setPassword(value);
                setIsMissing(false);
              }}
            />
            <Button type="submit" variant="contained" size="large" aria-busy={activation.isPending || undefined}>
              <span>{t(activation.isPending ? 'registration.activate.busy' : 'registration.activate.button')}</span>
            </Button>
          </form>
        )}
      </div>
    </Page>
  );
}
