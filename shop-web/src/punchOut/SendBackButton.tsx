import Button from '@mui/material/Button';
import { sendBasketBack } from '@talloor/contracts/endpoints/punchOut.ts';
import { freshIdempotencyKey } from '@talloor/contracts/client.ts';
import { ProblemError } from '@talloor/contracts/problemError.ts';
import type { BasketView } from '@talloor/rules/basket/basketWire.ts';
import { contentOfView } from '@talloor/rules/basket/contentOfView.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBasketGetter } from '../basket/BasketProvider.tsx';
import { useAfterChanges } from '../pages/basket/useAfterChanges.ts';
import { sendPatiently } from '../server/sendPatiently.ts';
import { call } from '../server/shopClient.ts';
import { failureText } from '../toasts/failureText.ts';
import { showToast } from '../toasts/toasts.ts';
import { postForm } from './postForm.ts';

type SendBackButtonProps = { readonly basket: BasketView; readonly isWide: boolean; readonly host: string };

const patienceMs = 60_000;

export function SendBackButton({ basket, isWide, host }: SendBackButtonProps) {
  const { t } = useTranslation();
  const basketNow = useBasketGetter();
  const [sentId, setSentId] = useState<string | null>(null);
  const isSent = sentId !== null && sentId === basket.basket_id;
  // The same basket may be opened again.
  if (sentId !== null && !isSent) setSentId(null);
  const canSend =
    !isSent && basket.is_active && basket.basket_id !== null && basket.lines.every((line) => line.is_counted);
  const sendBack = async () => {
    const { basket: current = basket, reload } = basketNow();
    try {
      const body = { basket_id: current.basket_id ?? '', shown: contentOfView(current) };
      const idempotencyKey = freshIdempotencyKey();
      // After a lost answer, the same command returns the form again.
      const send = () => call(sendBasketBack, { body }, { idempotencyKey });
      postForm(await sendPatiently(send, AbortSignal.timeout(patienceMs)));
      setSentId(current.basket_id);
      showToast({ kind: 'ok', title: t('punchOut.sent', { host }), text: t('punchOut.sentText') });
      // The page stays where the target is another window.
      setTimeout(reload, 2000);
    } catch (error) {
      const isChanged = error instanceof ProblemError && error.code === 'basket.changed';
      const title = t(isChanged ? 'punchOut.changed' : 'punchOut.notSent');
      showToast({ kind: 'error', error, title, text: failureText(error, t) });
      reload();
    }
  };
  const { isWaiting, start } = useAfterChanges(canSend, sendBack);
  return (
    <>
      <Button
        variant="contained"
        size="large"
        fullWidth={isWide}
        disabled={!canSend}
        aria-busy={isWaiting || undefined}
        onClick={start}
      >
        <span>{t(isWide ? 'punchOut.sendBack' : 'punchOut.sendBackShort')}</span>
      </Button>
      {isWide && (
        <output className="as-block ticket-note">{t(isSent ? 'punchOut.sent' : 'punchOut.sendsTo', { host })}</output>
      )}
    </>
  );
}
