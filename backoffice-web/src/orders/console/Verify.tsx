import { SealCheckIcon } from '@phosphor-icons/react/dist/csr/SealCheck';
import { Alert, Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import type { OrderHistoryEvent, Verdict } from '@talloor/contracts/endpoints/audit.ts';
import { eventName } from '@talloor/contracts/eventName.ts';
import { useHistoryText } from './useHistoryText.ts';

type ShownVerdict = Pick<Verdict, 'holds' | 'events_checked' | 'broken' | 'differences'>;
export type Verification = {
  run: () => void;
  isRunning: boolean;
  verdict: ShownVerdict | undefined;
  hasFailed: boolean;
};

export function useVerification(verify: () => Promise<ShownVerdict>): Verification {
  const { mutate, isPending, data, isError } = useMutation({ mutationFn: verify });
  return { run: () => mutate(), isRunning: isPending, verdict: data, hasFailed: isError };
}

export const VerifyButton = ({ verification }: { verification: Verification }) => {
  const { t } = useHistoryText();
  return (
    <Button
      variant="contained"
      onClick={verification.isRunning ? undefined : verification.run}
      aria-disabled={verification.isRunning}
      startIcon={<SealCheckIcon size="1.125rem" aria-hidden />}
    >
      <span>{t(verification.isRunning ? 'console.verifying' : 'console.verify')}</span>
    </Button>
  );
};

type VerifyResultProps = {
  verification: Verification;
  events: readonly OrderHistoryEvent[];
  onShow: (index: number) => void;
};

export const VerifyResult = ({ verification: { verdict, hasFailed }, events, onShow }: VerifyResultProps) => {
  const { t } = useHistoryText();
  if (hasFailed)
    return (
      <Alert severity="error" role="alert" className="verify-result">
        {t('console.verifyFailed')}
      </Alert>
    );
  if (!verdict) return null;
  const { broken } = verdict;
  const brokenEvent = events.find(({ stream, revision }) => stream === broken?.stream && revision === broken.revision);
  return (
    <Alert
      severity={verdict.holds ? 'success' : 'error'}
      role={verdict.holds ? 'status' : 'alert'}
      className="verify-result"
    >
      <b>{t(verdict.holds ? 'console.holds' : 'console.broken')}</b>{' '}
      <span>{t('console.checked', { count: verdict.events_checked })}</span>
      {broken && (
        <p>
          {t('console.brokenAt', {
            event: eventName(broken),
            type: broken.type ?? '?',
            reason: broken.reason,
          })}
        </p>
      )}
      {brokenEvent && (
        <button type="button" className="office-link" onClick={() => onShow(brokenEvent.index)}>
          {t('console.showBroken', { event: brokenEvent.event })}
        </button>
      )}
      {verdict.differences.map((difference) => (
        <p key={difference.path}>{t('console.difference', difference)}</p>
      ))}
    </Alert>
  );
};
