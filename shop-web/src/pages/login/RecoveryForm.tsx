import Button from '@mui/material/Button';
import { forgotPassword, forgotUsername } from '@talloor/contracts/endpoints/recovery.ts';
import { cleanField, judgeField } from '@talloor/rules/account/fields/judgeField.ts';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../components/Notice.tsx';
import { call } from '../../server/shopClient.ts';
import { failureText } from '../../toasts/failureText.ts';
import { failureTitle } from '../../toasts/failureTitle.ts';
import { LoginField } from './LoginField.tsx';

type RecoveryFormProps = { readonly what: 'password' | 'username' };

/** A discreet tenant answers everybody alike. */
export function RecoveryForm({ what }: RecoveryFormProps) {
  const { t } = useTranslation();
  const [username, setUsername] = useState('');
  const [email, setEmail] = useState('');
  const [attempts, setAttempts] = useState(0);
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const needsUsername = what === 'password';
  const lacksUsername = needsUsername && username.trim() === '';
  const badEmail = emailFault(email);

  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);
  useEffect(() => {
    if (isSent) notice.current?.focus();
  }, [isSent]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAttempts(attempts + 1);
    if (lacksUsername || badEmail !== null || isBusy) return;
    setIsBusy(true);
    setFailure(null);
    try {
      if (needsUsername)
        await call(forgotPassword, { body: { username: username.trim(), email: cleanField('email', email) } });
      else await call(forgotUsername, { body: { email: cleanField('email', email) } });
      setIsSent(true);
    } catch (error) {
      setFailure(error);
    }
    setIsBusy(false);
  };

  if (isSent)
    return (
      <Notice severity="success" ref={notice} tabIndex={-1}>
        <b>{t('recovery.sent')}</b>
        <br />
        <span>{t(needsUsername ? 'recovery.passwordSent' : 'recovery.usernameSent')}</span>
        <br />
        <span>{t('recovery.nothingCame')}</span>
      </Notice>
    );
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      {failure !== null && (
        <Notice severity="error">
          <b>{failureTitle(failure, t('recovery.refused'))}</b>
          <br />
          <span>{failureText(failure, t)}</span>
        </Notice>
      )}
      <p>{t(needsUsername ? 'recovery.passwordIntro' : 'recovery.usernameIntro')}</p>
      {needsUsername && (
        <LoginField
          label={t('login.username')}
          autoComplete="username"
          value={username}
          error={attempts > 0 && lacksUsername ? t('login.usernameRequired') : false}
          onChange={setUsername}
        />
      )}
      <LoginField
        label={t('recovery.email')}
        autoComplete="email"
        value={email}
        error={attempts > 0 && badEmail !== null ? t(badEmail) : false}
        onChange={setEmail}
      />
      <Button type="submit" variant="contained" size="large" fullWidth aria-busy={isBusy || undefined}>
        <span>
          {isBusy ? t('recovery.busy') : t(needsUsername ? 'recovery.passwordSubmit' : 'recovery.usernameSubmit')}
        </span>
      </Button>
    </form>
  );
}

function emailFault(email: string): 'recovery.emailRequired' | 'recovery.emailInvalid' | null {
  if (email.trim() === '') return 'recovery.emailRequired';
  return judgeField('email', cleanField('email', email)) === null ? null : 'recovery.emailInvalid';
}
