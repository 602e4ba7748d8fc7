import Button from '@mui/material/Button';
import { ProblemError } from '@talloor/contracts/problemError.ts';
import type { UserView } from '@talloor/contracts/endpoints/session.ts';
import { usernameKey } from '@talloor/rules/account/usernameKey.ts';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { useCustomerSwitcher } from '../../customers/CustomerSwitcherProvider.tsx';
import { languageChoice } from '../../i18n/languageChoice.ts';
import { usePath } from '../../i18n/LanguageProvider.tsx';
import { PasskeyLogin } from '../../passkeys/PasskeyLogin.tsx';
import { useSession } from '../../session/SessionProvider.tsx';
import { afterLogin, mustChooseCustomer } from './afterLogin.ts';
import { LoginField } from './LoginField.tsx';
import { LoginFailure } from './LoginFailure.tsx';
import { useBlockedFor } from './useBlockedFor.ts';

/** Design 5.21. */
const blockedSeconds = 300;
const reasonId = 'login-failure';

type LoginFormProps = {
  readonly nextPage: string | null;
  readonly onBusy: (isBusy: boolean) => void;
};

/** A block concerns one username only. */
export function LoginForm({ nextPage, onBusy }: LoginFormProps) {
  const { t } = useTranslation();
  const path = usePath();
  const navigate = useNavigate();
  const openSwitcher = useCustomerSwitcher();
  const { logIn, enter } = useSession();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState({ username: false, password: false });
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [blockedName, setBlockedName] = useState<string | null>(null);
  const [blockedSince, block] = useBlockedFor();
  const form = useRef<HTMLFormElement>(null);
  const concernsUser = blockedName === null || blockedName === usernameKey(username);
  const blockedFor = concernsUser ? blockedSince : 0;
  const isWrong = failure instanceof ProblemError && failure.code === 'login.invalid';

  useEffect(() => {
    if (missing.username || missing.password)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [missing]);

  const setBusy = (next: boolean) => {
    setIsBusy(next);
    onBusy(next);
  };
  const goOn = async (user: UserView) => {
    await navigate(afterLogin(nextPage, languageChoice() ?? user.language), { replace: true });
    if (mustChooseCustomer(user)) openSwitcher();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const missingFields = { username: username.trim() === '', password: password === '' };
    setMissing(missingFields);
    if (missingFields.username || missingFields.password || isBusy || blockedFor > 0) return;
    setBusy(true);
    setFailure(null);
    try {
      await goOn(await logIn(username.trim(), password));
    } catch (error) {
      setFailure(error);
      if (error instanceof ProblemError && error.status === 429) {
        setBlockedName(error.code === 'login.blocked' ? usernameKey(username) : null);
        block(Number(error.parameters['retry_after'] ?? blockedSeconds));
      }
      setBusy(false);
    }
  };

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      {failure !== null && concernsUser && <LoginFailure id={reasonId} error={failure} blockedFor={blockedFor} />}
      {failure === null && nextPage !== null && <p>{t('login.needed')}</p>}
      <LoginField
        label={t('login.username')}
        autoComplete="username"
        value={username}
        error={missing.username ? t('login.usernameRequired') : isWrong}
        onChange={setUsername}
      />
      <LoginField
        label={t('login.password')}
        autoComplete="current-password"
        isSecret
        value={password}
        error={missing.password ? t('login.passwordRequired') : isWrong}
        onChange={setPassword}
      />
      <Button
        type="submit"
        variant="contained"
        size="large"
        fullWidth
        aria-busy={isBusy || undefined}
        disabled={blockedFor > 0}
        aria-describedby={blockedFor > 0 ? reasonId : undefined}
      >
        <span>{isBusy ? t('login.busy') : t('login.submit')}</span>
      </Button>
      <PasskeyLogin
        onStart={() => {
          setBusy(true);
          setFailure(null);
        }}
        onEnd={(user) => {
          if (user === null) return setBusy(false);
          enter(user);
          void goOn(user);
        }}
        onFail={(error) => {
          setFailure(error);
          setBusy(false);
        }}
      />
      {blockedFor > 0 && blockedName !== null && (
        <Button variant="outlined" fullWidth component={Link} to={`${path('login')}?mode=forgot-password`}>
          {t('login.passwordForgotten')}
        </Button>
      )}
    </form>
  );
}
