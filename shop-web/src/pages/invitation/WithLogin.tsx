import Button from '@mui/material/Button';
import { acceptInvitationWithLogin, type OpenedInvitation } from '@talloor/contracts/endpoints/invitations.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RichText } from '../../i18n/RichText.tsx';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { Notice } from '../../components/Notice.tsx';
import { usePath } from '../../i18n/LanguageProvider.tsx';
import { call } from '../../server/shopClient.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { failureText } from '../../toasts/failureText.ts';
import { isGone, useAccepted } from './useAccepted.ts';
import './InvitationPage.module.css';

type WithLoginProps = {
  readonly token: string;
  readonly invitation: OpenedInvitation;
  readonly onGone: () => void;
};

export function WithLogin({ token, invitation, onGone }: WithLoginProps) {
  const { t } = useTranslation();
  const path = usePath();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { user, logOut } = useSession();
  const enterShop = useAccepted(invitation.customer_name);
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(false);
  const { email, way } = invitation;
  const login = `${path('login')}?${new URLSearchParams({ next: `${pathname}${search}` })}`;

  const attempt = async (act: () => Promise<void>) => {
    if (isBusy) return;
    setIsBusy(true);
    setFailure(null);
    try {
      await act();
    } catch (error) {
      setIsBusy(false);
      if (isGone(error)) onGone();
      else setFailure(error);
    }
  };
  const accept = async () => enterShop(await call(acceptInvitationWithLogin, { body: { token } }));
  const change = async () => {
    await logOut();
    await navigate(login, { replace: true });
  };
  const text =
    way === 'sign_in' ? 'invitation.known' : way === 'confirm' ? 'invitation.confirm' : ('invitation.other' as const);
  return (
    <div className="stack gap-16 shrinks">
      {failure !== null && (
        <Notice severity="error" role="alert">
          {failureText(failure, t)}
        </Notice>
      )}
      <p>
        <RichText i18nKey={text} values={{ email, username: user.username }} components={{ b: <b /> }} />
      </p>
      {way === 'sign_in' ? (
        <Button variant="contained" size="large" fullWidth component={Link} to={login}>
          {t('invitation.signIn')}
        </Button>
      ) : (
        <Button
          variant="contained"
          size="large"
          fullWidth
          aria-busy={isBusy || undefined}
          onClick={() => void attempt(way === 'confirm' ? accept : change)}
        >
          <span>
            {t(way === 'sign_out' ? 'invitation.signOut' : isBusy ? 'invitation.accepting' : 'invitation.accept')}
          </span>
        </Button>
      )}
    </div>
  );
}
