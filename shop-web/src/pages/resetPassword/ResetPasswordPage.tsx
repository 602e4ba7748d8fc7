import Button from '@mui/material/Button';
import { checkResetLink } from '@talloor/contracts/endpoints/recovery.ts';
import { ProblemError } from '@talloor/contracts/problemError.ts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import { Notice } from '../../components/Notice.tsx';
import { usePath } from '../../i18n/LanguageProvider.tsx';
import { call } from '../../server/shopClient.ts';
import { LoginFrame } from '../login/LoginFrame.tsx';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';

type LinkState =
  | { readonly kind: 'checking' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'invalid' }
  | { readonly kind: 'open'; readonly username: string }
  | { readonly kind: 'done' };

export function Component() {
  const { t } = useTranslation();
  const path = usePath();
  const [address] = useSearchParams();
  const token = address.get('token') ?? '';
  const [state, setState] = useState<LinkState>({ kind: 'checking' });
  const [attempt, setAttempt] = useState(0);
  const notice = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let isCurrent = true;
    const settle = (next: LinkState) => isCurrent && setState(next);
    call(checkResetLink, { body: { token } }).then(
      ({ username }) => settle({ kind: 'open', username }),
      (error: unknown) => settle({ kind: isRefusal(error) ? 'invalid' : 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [token, attempt]);
  useEffect(() => {
    if (state.kind === 'done' || state.kind === 'invalid') notice.current?.focus();
  }, [state.kind]);

  return (
    <LoginFrame title={t('pages.resetPassword')}>
      <h1 tabIndex={-1}>{t('recovery.chooseTitle')}</h1>
      {state.kind === 'checking' && <output>{t('recovery.checking')}</output>}
      {state.kind === 'failed' && (
        <LoadFailed
          title={t('recovery.checkFailed')}
          text={t('recovery.checkFailedText')}
          onRetry={() => {
            setState({ kind: 'checking' });
            setAttempt(attempt + 1);
          }}
        />
      )}
      {state.kind === 'invalid' && (
        <div className="items-left reset-told stack gap-16">
          <Notice severity="error" ref={notice} tabIndex={-1}>
            <b>{t('recovery.linkInvalid')}</b>
            <br />
            <span>{t('recovery.linkInvalidText')}</span>
          </Notice>
          <Button variant="contained" size="large" component={Link} to={`${path('login')}?mode=forgot-password`}>
            {t('recovery.askAgain')}
          </Button>
        </div>
      )}
      {state.kind === 'open' && (
        <ResetPasswordForm
          token={token}
          username={state.username}
          onDone={() => setState({ kind: 'done' })}
          onInvalid={() => setState({ kind: 'invalid' })}
        />
      )}
      {state.kind === 'done' && (
        <div className="items-left reset-told stack gap-16">
          <Notice severity="success" ref={notice} tabIndex={-1}>
            <b>{t('recovery.done')}</b>
            <br />
            <span>{t('recovery.doneText')}</span>
          </Notice>
          <Button variant="contained" size="large" component={Link} to={path('login')}>
            {t('recovery.toLogin')}
          </Button>
        </div>
      )}
    </LoginFrame>
  );
}

const isRefusal = (error: unknown): boolean =>
  error instanceof ProblemError && (error.code === 'recovery.link_invalid' || error.status === 400);
