import { orderMussels } from '@talloor/contracts/endpoints/mussels.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { z } from 'zod';
import { ownPath } from '../../lister/ownPath.ts';
import { musselsKey } from '../../mussels/useMussels.ts';
import { freshIdempotencyKey } from '@talloor/contracts/client.ts';
import { isRefused, isRefusedForGood } from '../../server/isRefused.ts';
import { sendPatiently } from '../../server/sendPatiently.ts';
import { call } from '../../server/shopClient.ts';
import { termsKey } from '../../terms/useTerms.ts';
import { failureText } from '../../toasts/failureText.ts';
import { closeToastsAbout, showToast } from '../../toasts/toasts.ts';

const patienceMs = 60_000;
const about = 'mussels';

type OrderBody = z.input<typeof orderMussels.body>;

/** Busy until the redirect or the failure (spec shopping §4). */
export function useOrderMussels() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);
  const unsettled = useRef<{ readonly shown: string; readonly key: string } | null>(null);
  const order = async (body: OrderBody): Promise<void> => {
    setIsBusy(true);
    const shown = JSON.stringify(body);
    // After an unknown outcome, the same key.
    const idempotencyKey = unsettled.current?.shown === shown ? unsettled.current.key : freshIdempotencyKey();
    unsettled.current = { shown, key: idempotencyKey };
    try {
      const { redirect } = await sendPatiently(
        () => call(orderMussels, { body }, { idempotencyKey }),
        AbortSignal.any([leaving.current.signal, AbortSignal.timeout(patienceMs)]),
      );
      closeToastsAbout(about);
      void queries.invalidateQueries({ queryKey: ['orders'] });
      await navigate(ownPath(redirect) ?? '/');
    } catch (error) {
      if (isRefused(error)) unsettled.current = null;
      if (leaving.current.signal.aborted) return;
      setIsBusy(false);
      const title = t(isRefusedForGood(error) ? 'mussels.refused' : 'mussels.order_error');
      const text = isRefused(error) ? failureText(error, t) : t('mussels.unknownText');
      showToast({ kind: 'error', about, title, text });
      void queries.invalidateQueries({ queryKey: musselsKey });
      void queries.invalidateQueries({ queryKey: termsKey });
    }
  };
  return { isBusy, order };
}
