import type { ModificationView } from '@talloor/contracts/endpoints/orderChanges.ts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useBasket } from '../../basket/BasketProvider.tsx';
import { usePath } from '../../i18n/LanguageProvider.tsx';
import { hasConflict } from '../../modification/hasConflict.ts';
import { mayChange } from '../../modification/mayChange.ts';
import type { Modification } from '../../modification/useModification.ts';
import { keepFocus } from '../../shell/keepFocus.ts';
import { failureText } from '../../toasts/failureText.ts';
import { showToast } from '../../toasts/toasts.ts';

type Act =
  | { readonly kind: 'none' | 'sending' | 'dropping' }
  /** Sent while a quantity is on its way: what was shown then, by article. */
  | { readonly kind: 'wishing'; readonly wished: ReadonlyMap<string, number> };

/**
 * Sends the changes and goes on to what they made of the order; dropped ones lead back to it. Whoever sends out of a quantity just
 * typed sends it too, once it is noted; where it was refused nothing is sent.
 */
export function useSendChanges(view: ModificationView, { submit, drop, refetch }: Modification) {
  const { t } = useTranslation();
  const path = usePath();
  const navigate = useNavigate();
  const { isUpdating, quantityOf } = useBasket();
  const [act, setAct] = useState<Act>({ kind: 'none' });
  const isUnderWay = useRef(false);
  const order = view.order_number;
  const canSend = view.changes > 0 && mayChange(view) && !hasConflict(view) && view.basket.is_valid;
  if (act.kind === 'wishing' && !isUpdating) {
    const isNoted = view.lines.every(({ product, quantity }) => act.wished.get(product.article_number) === quantity);
    setAct({ kind: canSend && isNoted ? 'sending' : 'none' });
  }

  const failed = (error: unknown) => {
    showToast({ kind: 'error', title: t('modify.notSent'), text: failureText(error, t) });
    keepFocus();
    void refetch();
  };
  useEffect(() => {
    if (act.kind !== 'sending' || isUnderWay.current) return;
    isUnderWay.current = true;
    submit(view)
      .then((sent) => void navigate(`${path('modifyDone')}?order=${order}`, { state: { sent } }))
      .catch(failed)
      .finally(() => {
        isUnderWay.current = false;
        setAct({ kind: 'none' });
      });
  });
  const isBusy = act.kind !== 'none';
  return {
    canSend,
    isBusy,
    send: () => {
      if (isBusy) return;
      const wished = view.lines.map(
        ({ product: { article_number: article } }) => [article, quantityOf(article)] as const,
      );
      setAct({ kind: 'wishing', wished: new Map(wished) });
    },
    drop: () => {
      if (isBusy) return;
      setAct({ kind: 'dropping' });
      drop()
        .then(() => void navigate(`${path('orderDetail')}?order=${order}`))
        .catch(failed)
        .finally(() => setAct({ kind: 'none' }));
    },
  };
}
