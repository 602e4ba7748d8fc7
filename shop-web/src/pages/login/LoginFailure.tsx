import Alert from '@mui/material/Alert';
import { ProblemError } from '@talloor/contracts/problemError.ts';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { RichText } from '../../i18n/RichText.tsx';
import { failureText } from '../../toasts/failureText.ts';
import { failureTitle } from '../../toasts/failureTitle.ts';

type LoginFailureProps = { readonly id: string; readonly error: unknown; readonly blockedFor: number };
type Words = readonly [title: string, text: string];

export function LoginFailure({ id, error, blockedFor }: LoginFailureProps) {
  const { t } = useTranslation();
  const [title, text] = wordsOf(error, t);
  const isLocked = error instanceof ProblemError && error.code === 'login.blocked';
  return (
    <Alert id={id} severity="error" icon={<WarningCircleIcon size={20} weight="fill" />}>
      <b>{title}</b>
      <br />
      {blockedFor > 0 ? <Countdown seconds={blockedFor} isLocked={isLocked} /> : <span>{text}</span>}
    </Alert>
  );
}

/** Read once with its alert, not every second (design §4). */
function Countdown({ seconds, isLocked }: { readonly seconds: number; readonly isLocked: boolean }) {
  return (
    <RichText
      i18nKey={isLocked ? 'login.lockedText' : 'login.blockedText'}
      values={{ time: clock(seconds) }}
      components={{ b: <b role="timer" aria-live="off" /> }}
    />
  );
}

const refusals = {
  'login.blocked': ['login.locked', 'login.blockedOver'],
  'login.busy': ['login.busyNow', 'login.blockedOver'],
  'login.rate_limited': ['login.blocked', 'login.blockedOver'],
  'request.rate_limited': ['login.blocked', 'login.blockedOver'],
  'account.suspended': ['login.suspended', 'login.callService'],
  'account.cancelled': ['login.cancelled', 'login.callService'],
  'login.no_customer': ['login.noActiveCustomer', 'login.callService'],
} as const;
const isRefusal = (code: string): code is keyof typeof refusals => code in refusals;

function wordsOf(error: unknown, t: TFunction): Words {
  if (!(error instanceof ProblemError)) return [t('login.failed'), failureText(error, t)];
  if (error.code === 'login.invalid') {
    const remainingAttempts = Number(error.parameters['attempts_left'] ?? 0);
    return [
      t('login.wrong'),
      remainingAttempts > 0 ? t('login.attemptsLeft', { count: remainingAttempts }) : t('login.wrongText'),
    ];
  }
  if (!isRefusal(error.code)) return [failureTitle(error, t('login.failed')), failureText(error, t)];
  const [title, text] = refusals[error.code];
  return [t(title), t(text)];
}

const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
