import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { ProblemError } from '@talloor/contracts/problemError.ts';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { useCustomerSwitcher } from '../../customers/CustomerSwitcherProvider.tsx';
import { languageChoice } from '../../i18n/languageChoice.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useSession } from '../../session/SessionProvider.tsx';
import { Page } from '../../shell/Page.tsx';
import { afterLogin, mustChooseCustomer } from './afterLogin.ts';
import { BoardWall } from './BoardWall.tsx';
import { LoginField } from './LoginField.tsx';
import { LoginFailure } from './LoginFailure.tsx';
import './LoginPage.css';
import { useBlockedFor } from './useBlockedFor.ts';

/** How long too many attempts close the login, where the server does not say (design, 5.21). */
const blockedSeconds = 300;
const reasonId = 'login-failure';

/** The login; ends where one came from. */
export function Component() {
  const { t } = useTranslation();
  const language = useLanguage();
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const openSwitcher = useCustomerSwitcher();
  const { isLoggedIn, logIn } = useSession();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState({ username: false, password: false });
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [blockedFor, block] = useBlockedFor();
  const form = useRef<HTMLFormElement>(null);
  const wanted = address.get('next');
  const isWrong = failure instanceof ProblemError && failure.code === 'login.invalid';

  useEffect(() => {
    if (missing.username || missing.password)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [missing]);

  if (isLoggedIn && !isBusy) return <Navigate to={afterLogin(wanted, language)} replace />;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const lacks = { username: username.trim() === '', password: password === '' };
    setMissing(lacks);
    if (lacks.username || lacks.password || isBusy || blockedFor > 0) return;
    setIsBusy(true);
    setFailure(null);
    try {
      const user = await logIn(username.trim(), password);
      await navigate(afterLogin(wanted, languageChoice() ?? user.language), { replace: true });
      if (mustChooseCustomer(user)) openSwitcher();
    } catch (error) {
      setFailure(error);
      if (error instanceof ProblemError && error.status === 429)
        block(Number(error.parameters['retry_after'] ?? blockedSeconds));
      setIsBusy(false);
    }
  };

  return (
    <Page title={t('pages.login')} heading={<></>} className="login-page" isWide>
      <div className="login">
        <div className="login-wall">
          <BoardWall />
          <div className="login-slogan">
            <p>{t('login.slogan')}</p>
            <p>{t('login.sloganText')}</p>
          </div>
        </div>
        <div className="login-side">
          <div className="login-box">
            <h1 tabIndex={-1}>{t('login.title')}</h1>
            <Tabs value="login" aria-label={t('login.tabs')}>
              <Tab value="login" id="login-tab" aria-controls="login-panel" label={t('login.tab')} />
            </Tabs>
            <div id="login-panel" role="tabpanel" aria-labelledby="login-tab">
              <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
                {failure !== null && <LoginFailure id={reasonId} error={failure} blockedFor={blockedFor} />}
                {failure === null && wanted !== null && <p>{t('login.needed')}</p>}
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
                  {isBusy ? t('login.busy') : t('login.submit')}
                </Button>
              </form>
            </div>
            <p className="login-note">
              <Trans i18nKey="login.noCustomer" components={{ b: <b /> }} />
            </p>
          </div>
        </div>
      </div>
    </Page>
  );
}
