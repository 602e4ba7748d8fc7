import type { ModificationView } from '@talloor/contracts/endpoints/orderChanges.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { usePath } from '../../i18n/LanguageProvider.tsx';
import type { Modification } from '../../modification/useModification.ts';
import { keepFocus } from '../../shell/keepFocus.ts';
import { failureText } from '../../toasts/failureText.ts';
import { showToast } from '../../toasts/toasts.ts';

/** Sends the changes and goes on to what they made of the order; dropped ones lead back to it. */
export function useSendChanges(view: ModificationView, { submit, drop, refetch }: Modification) {
  const { t } = useTranslation();
  const path = usePath();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const order = view.order_number;
  const failed = (error: unknown) => {
    showToast({ kind: 'error', title: t('modify.notSent'), text: failureText(error, t) });
    keepFocus();
    void refetch();
  };
  const run = (act: () => Promise<void>) => {
    if (isBusy) return;
    setIsBusy(true);
    act()
      .catch(failed)
      .finally(() => setIsBusy(false));
  };
  return {
    isBusy,
    send: () =>
      run(async () => {
        const sent = await submit(view);
        void navigate(`${path('modifyDone')}?order=${order}`, { state: { sent } });
      }),
    drop: () =>
      run(async () => {
        await drop();
        void navigate(`${path('orderDetail')}?order=${order}`);
      }),
  };
}
