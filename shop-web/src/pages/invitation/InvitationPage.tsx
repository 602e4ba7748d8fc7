import Button from '@mui/material/Button';
import { openInvitation } from '@talloor/contracts/endpoints/invitations.ts';
import type { ProblemError } from '@talloor/contracts/problemError.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import { Notice } from '../../components/Notice.tsx';
import { usePath } from '../../i18n/LanguageProvider.tsx';
import { isRefusedForGood } from '../../server/isRefused.ts';
import { call } from '../../server/shopClient.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { LoginFrame } from '../login/LoginFrame.tsx';
import { InvitationOffer } from './InvitationOffer.tsx';
import './InvitationPage.module.css';
import { NewLoginForm } from './NewLoginForm.tsx';
import { WithLogin } from './WithLogin.tsx';

/** ADR 0107. */
export function Component() {
  const { t } = useTranslation();
  const [address] = useSearchParams();
  const token = address.get('token') ?? '';
  const { user } = useSession();
  const { data, error, refetch } = useQuery({
    queryKey: ['invitation', token, user.id],
    queryFn: () => call(openInvitation, { body: { token } }),
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  });
  return (
    <LoginFrame title={t('invitation.heading')}>
      <h1 tabIndex={-1}>{t(data === undefined ? 'invitation.heading' : 'invitation.title')}</h1>
      {data !== undefined ? (
        <div className="stack gap-16 shrinks invitation">
          <InvitationOffer invitation={data} />
          {data.way === 'new_login' ? (
            <NewLoginForm token={token} invitation={data} onGone={() => void refetch()} />
          ) : (
            <WithLogin token={token} invitation={data} onGone={() => void refetch()} />
          )}
        </div>
      ) : error === null ? (
        <output>{t('invitation.checking')}</output>
      ) : isRefusedForGood(error) ? (
        <Refused error={error} />
      ) : (
        <LoadFailed
          title={t('invitation.checkFailed')}
          text={t('invitation.checkFailedText')}
          onRetry={() => void refetch()}
        />
      )}
    </LoginFrame>
  );
}

function Refused({ error }: { readonly error: ProblemError }) {
  const { t } = useTranslation();
  const path = usePath();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  const isMalformed = error.status === 400;
  return (
    <div className="items-left reset-told stack gap-16">
      <Notice severity="error" ref={notice} tabIndex={-1}>
        <b>{isMalformed ? t('invitation.linkInvalid') : error.document?.title}</b>
        <br />
        <span>{isMalformed ? t('invitation.linkInvalidText') : error.document?.detail}</span>
      </Notice>
      <Button variant="contained" size="large" component={Link} to={path('login')}>
        {t('invitation.toLogin')}
      </Button>
      <p className="muted">{t('invitation.askAgain')}</p>
    </div>
  );
}
