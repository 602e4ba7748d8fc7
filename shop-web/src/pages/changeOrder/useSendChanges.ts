import type { OrderDraftView } from '@talloor/contracts/endpoints/orderChanges.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useBasket } from '../../basket/BasketProvider.tsx';
import { changesBetween } from '../../basket/changesBetween.ts';
import { usePath } from '../../i18n/LanguageProvider.tsx';
import { asBasket } from '../../orderDraft/DraftBasket.tsx';
import { hasConflict } from '../../orderDraft/hasConflict.ts';
import { mayChange } from '../../orderDraft/mayChange.ts';
import type { OrderDraft } from '../../orderDraft/useOrderDraft.ts';
import { focusUnreadQuantity } from '../../products/focusNextQuantity.ts';
import { keepFocus } from '../../shell/keepFocus.ts';
import { failureText } from '../../toasts/failureText.ts';
import { closeToastsAbout, showToast } from '../../toasts/toasts.ts';

/** Only shown amounts are sent: a press during a quantity change shows the new amount first. */
export function useSendChanges(view: OrderDraftView, { submit, drop, refetch }: OrderDraft) {
  const { t } = useTranslation();
  const path = usePath();
  const navigate = useNavigate();
  const { isUpdating } = useBasket();
  const [isBusy, setIsBusy] = useState(false);
  const [isEarly, setIsEarly] = useState(false);
  const order = view.order_number;
  const canSend = view.changes > 0 && mayChange(view) && !hasConflict(view) && view.basket.is_valid;
  const showFailure = async (error: unknown) => {
    keepFocus();
    const { data: newView = view } = await refetch();
    const freeLines = changesBetween(asBasket(view), asBasket(newView)).flatMap((change) =>
      change.kind === 'free'
        ? [`${t('checkout.changedFree', { article: change.article })} ${change.before} → ${change.after}.`]
        : [],
    );
    showToast({
      kind: 'error',
      about: 'changes',
      title: t('changeOrder.notSent'),
      text: [failureText(error, t), ...freeLines].join(' '),
    });
  };
  const run = (act: () => Promise<void>) => {
    if (isBusy) return;
    setIsBusy(true);
    setIsEarly(false);
    act()
      .catch(showFailure)
      .finally(() => setIsBusy(false));
  };
  return {
    canSend,
    isBusy,
    /** Pressed during a quantity change that has since arrived. */
    isToBeRead: isEarly && !isUpdating && canSend,
    send: () => {
      if (focusUnreadQuantity()) return;
      if (isUpdating) setIsEarly(true);
      else
        run(async () => {
          const submission = await submit(view);
          closeToastsAbout('changes');
          void navigate(`${path('changeOrderDone')}?order=${order}`, { state: { sent: submission } });
        });
    },
    drop: () =>
      run(async () => {
        await drop();
        void navigate(`${path('orderDetail')}?order=${order}`);
      }),
  };
}
