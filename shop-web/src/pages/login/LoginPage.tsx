import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RichText } from '../../i18n/RichText.tsx';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { usePath } from '../../i18n/LanguageProvider.tsx';
import { languageChoice } from '../../i18n/languageChoice.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { afterLogin } from './afterLogin.ts';
import { LoginForm } from './LoginForm.tsx';
import { LoginFrame } from './LoginFrame.tsx';
import { NewLogin } from './NewLogin.tsx';
import { modeOf, withMode, type LoginMode } from './loginModes.ts';
import { RecoveryForm } from './RecoveryForm.tsx';
import styles from './LoginPage.module.css';

const tabs = [
  ['login', 'login.tab'],
  ['forgot-password', 'login.tabPassword'],
  ['forgot-username', 'login.tabUsername'],
  ['register', 'login.tabRegister'],
] as const satisfies readonly (readonly [LoginMode, string])[];

export function Component() {
  const { t } = useTranslation();
  const path = usePath();
  const [address, setAddress] = useSearchParams();
  const { isLoggedIn, user } = useSession();
  const [isBusy, setIsBusy] = useState(false);
  const nextPage = address.get('next');
  const mode = modeOf(address);

  // Rendered again meanwhile, the page leads to the same address as a login here.
  if (isLoggedIn && !isBusy) return <Navigate to={afterLogin(nextPage, languageChoice() ?? user.language)} replace />;

  return (
    <LoginFrame title={t('pages.login')}>
      <h1 tabIndex={-1}>{t('login.title')}</h1>
      <Tabs
        value={mode}
        onChange={(_event, next: LoginMode) => setAddress(withMode(address, next), { replace: true })}
        aria-label={t('login.tabs')}
        variant="scrollable"
        scrollButtons={false}
        selectionFollowsFocus
      >
        {tabs.map(([value, words]) => (
          <Tab key={value} value={value} id={`${value}-tab`} aria-controls={`${value}-panel`} label={t(words)} />
        ))}
      </Tabs>
      <div id={`${mode}-panel`} role="tabpanel" aria-labelledby={`${mode}-tab`}>
        {mode === 'login' && <LoginForm nextPage={nextPage} onBusy={setIsBusy} />}
        {mode === 'forgot-password' && <RecoveryForm key={mode} what="password" />}
        {mode === 'forgot-username' && <RecoveryForm key={mode} what="username" />}
        {mode === 'register' && <NewLogin />}
      </div>
      <p className={`above-24 line-above ink-700 ${styles['login-note']}`}>
        <RichText i18nKey="login.noCustomer" components={{ b: <b />, register: <Link to={path('registration')} /> }} />
      </p>
    </LoginFrame>
  );
}
