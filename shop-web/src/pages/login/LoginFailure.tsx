import Alert from '@mui/material/Alert';
import { ProblemError } from '@talloor/contracts/problemError.ts';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle';
import { useTranslation } from 'react-i18next';
import { failureText } from '../../toasts/failureText.ts';

/** Why the login failed, over the form. `blockedFor` counts down where there were too many attempts. */
export function LoginFailure({ error, blockedFor }: { error: unknown; blockedFor: number }) {
  const { t } = useTranslation();
  const code = error instanceof ProblemError ? error.code : null;
  const [title, text] =
    code === 'login.invalid'
      ? [t('login.wrong'), t('login.wrongText')]
      : code === 'account.suspended' || code === 'account.cancelled'
        ? [t(code === 'account.suspended' ? 'login.suspended' : 'login.cancelled'), t('login.callService')]
        : code === 'login.rate_limited' || code === 'request.rate_limited'
          ? [
              t('login.blocked'),
              blockedFor > 0 ? t('login.blockedText', { time: clock(blockedFor) }) : t('login.blockedOver'),
            ]
          : [t('login.failed'), failureText(error, t)];
  return (
    <Alert severity="error" icon={<WarningCircleIcon size={20} weight="fill" />}>
      <b>{title}</b>
      <br />
      {text}
    </Alert>
  );
}

const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
