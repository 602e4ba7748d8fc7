import { Alert, Button, TextField } from '@mui/material';
import { InfoIcon } from '@phosphor-icons/react/dist/csr/Info';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useLogin } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { ProblemError } from '@talloor/contracts/problemError.ts';
import { isAtShop, NoOffice } from '../data/authProvider.ts';
import type { OfficeLanguage } from '../i18n/officeLanguage.ts';
import { useOfficeText, type OfficeText } from '../i18n/useOfficeText.ts';
import { OfficeHeading } from '../layout/OfficeHeading.tsx';
import { CompanyLogo } from '@talloor/look/CompanyLogo.tsx';
import { company } from '@talloor/look/company.ts';
import logo from '../layout/logo-on-dark.svg';
import './OfficeLogin.css';
import { atMost } from '@talloor/look/fieldNotices/atMost.ts';

type Reason = { readonly title?: string; readonly text: string };

const reasonOf = (error: unknown, t: OfficeText): Reason => {
  if (error instanceof NoOffice) return { text: t('login.noOffice') };
  if (error instanceof ProblemError && error.document) return { title: error.document.title, text: error.message };
  return { text: t('login.failed') };
};

export const OfficeLogin = () => {
  const { t, language, setLanguage, followAccount } = useOfficeText();
  const login = useLogin();
  const [problem, setProblem] = useState<Reason | null>(null);
  const [parameters] = useSearchParams();
  const hasEnded = parameters.has('ended') && problem === null;
  const { data: isBesideShop = false } = useQuery({ queryKey: ['is-at-shop'], queryFn: isAtShop, gcTime: 0 });
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const missing = username === '' ? t('login.username') : password === '' ? t('login.password') : null;
    if (missing !== null) return setProblem({ text: t('login.required', { field: missing }) });
    setBusy(true);
    setProblem(null);
    try {
      const account = (await login({ username, password })) as { readonly language: OfficeLanguage };
      followAccount(account.language);
    } catch (error) {
      setProblem(reasonOf(error, t));
      setBusy(false);
    }
  };
  return (
    <main className="office-login stack gap-24">
      <header className="flex gap-8 weight-600">
        <CompanyLogo src={logo} alt={company.name} height={30} />
        <span>{t('app.name')}</span>
      </header>
      <form className="white-ground stack gap-16" onSubmit={(event) => void submit(event)} noValidate>
        <OfficeHeading title={t('login.title')} />
        {hasEnded && (
          <Alert severity="info" icon={<InfoIcon size="1.25rem" weight="fill" />}>
            {t('login.ended')}
          </Alert>
        )}
        {isBesideShop && problem === null && (
          <Alert severity="info" icon={<InfoIcon size="1.25rem" weight="fill" />}>
            <span>{t('login.atShop')}</span> <a href="/">{t('login.toShop')}</a>
          </Alert>
        )}
        {problem !== null && (
          <Alert severity="error" role="alert" icon={<WarningCircleIcon size="1.25rem" weight="fill" />}>
            {problem.title !== undefined && (
              <>
                <b>{problem.title}</b>
                <br />
              </>
            )}
            <span>{problem.text}</span>
          </Alert>
        )}
        <TextField
          label={t('login.username')}
          name="username"
          autoComplete="username"
          fullWidth
          value={username}
          onChange={(event) => setUsername(event.target.value)}
          slotProps={{ htmlInput: atMost(240, 'username') }}
        />
        <TextField
          label={t('login.password')}
          name="password"
          type="password"
          autoComplete="current-password"
          fullWidth
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          slotProps={{ htmlInput: atMost(240, 'password') }}
        />
        <Button type="submit" variant="contained" size="large" disabled={isBusy}>
          <span>{isBusy ? t('login.busy') : t('login.submit')}</span>
        </Button>
        <nav className="flex office-languages" aria-label={t('app.language')}>
          {(['nl', 'fr'] as const).map((code) => (
            <button
              className="muted clear no-border round-8 pointer"
              key={code}
              type="button"
              lang={code}
              aria-current={code === language}
              onClick={() => setLanguage(code)}
            >
              {code.toUpperCase()}
            </button>
          ))}
        </nav>
      </form>
    </main>
  );
};
