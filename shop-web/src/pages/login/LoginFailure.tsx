import Alert from '@mui/material/Alert';
import { ProblemError } from '@talloor/contracts/problemError.ts';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle';
import { Trans, useTranslation } from 'react-i18next';
import { failureText } from '../../toasts/failureText.ts';

type LoginFailureProps = { readonly id: string; readonly error: unknown; readonly blockedFor: number };

/** Why the login failed, over the form. `blockedFor` counts down where there were too many attempts. */
export function LoginFailure({ id, error, blockedFor }: LoginFailureProps) {
  const { t } = useTranslation();
  const code = error instanceof ProblemError ? error.code : null;
  const [title, text] =
    code === 'login.invalid'
      ? [t('login.wrong'), t('login.wrongText')]
      : code === 'account.suspended' || code === 'account.cancelled'
        ? [t(code === 'account.suspended' ? 'login.suspended' : 'login.cancelled'), t('login.callService')]
        : code === 'login.rate_limited' || code === 'request.rate_limited'
          ? [t('login.blocked'), t('login.blockedOver')]
          : [t('login.failed'), failureText(error, t)];
  return (
    <Alert id={id} severity="error" icon={<WarningCircleIcon size={20} weight="fill" />}>
      <b>{title}</b>
      <br />
      {blockedFor > 0 ? <Countdown seconds={blockedFor} /> : text}
    </Alert>
  );
}

/** Read out with the alert that it begins in, and not each second after that (design §4). */
function Countdown({ seconds }: { readonly seconds: number }) {
  return (
    <Trans
      i18nKey="login.blockedText"
      values={{ time: clock(seconds) }}
      components={{ b: <b role="timer" aria-live="off" /> }}
    />
  );
}

const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
