import { ProblemError } from '@talloor/contracts/problemError.ts';
import type { AlternativeAddress, BasketView } from '@talloor/rules/basket/basketWire.ts';
import { contentOfView } from '@talloor/rules/basket/contentOfView.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { approvalTermsKey } from '../../approvals/useApprovalTerms.ts';
import { useBasket } from '../../basket/BasketProvider.tsx';
import { usePath } from '../../i18n/LanguageProvider.tsx';
import { isPunchOut } from '../../paths.ts';
import { isRefused } from '../../server/isRefused.ts';
import { sendPatiently } from '../../server/sendPatiently.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { forgetDraft } from '../../session/draft.ts';
import { termsKey } from '../../terms/useTerms.ts';
import { failureText } from '../../toasts/failureText.ts';
import { failureTitle } from '../../toasts/failureTitle.ts';
import { useOrderAction } from '../../toasts/useOrderAction.ts';
import { closeToastsAbout, showToast } from '../../toasts/toasts.ts';
import { forgetSentBasket, rememberSentBasket } from './sentBasket.ts';
import { useAskApproval } from './useAskApproval.ts';
import { addressOf, emailsOf, type CheckoutValues } from './checkoutValues.ts';

export type PlaceOrder = {
  /** `placed` while the confirmation opens. */
  readonly state: 'idle' | 'busy' | 'placed';
  /** Before `basket.changed`. */
  readonly shownBefore: BasketView | null;
  /** @param isAsking sends for approval */
  readonly place: (basket: BasketView, values: CheckoutValues, isAsking?: boolean) => Promise<void>;
};

const patienceMs = 60_000;

/** Spec shopping §4, Punch-out. */
const punchOutPauseMs = 500;

const same = (a: AlternativeAddress | null, b: AlternativeAddress | null): boolean =>
  a === null || b === null
    ? a === b
    : a.name === b.name &&
      a.postal === b.postal &&
      a.city === b.city &&
      a.street === b.street &&
      a.street_number === b.street_number &&
      a.po_box === b.po_box;

/** Sends shown basket and amount, so nobody orders others unseen. */
export function usePlaceOrder(): PlaceOrder {
  const { t } = useTranslation();
  const path = usePath();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const ask = useAskApproval();
  const orderAction = useOrderAction();
  const { customer } = useSession();
  const { checkout, setAddress, reload } = useBasket();
  const [state, setState] = useState<PlaceOrder['state']>('idle');
  const leaveController = useRef(new AbortController());
  useEffect(() => {
    leaveController.current = new AbortController();
    return () => leaveController.current.abort();
  }, []);
  const [shownBefore, setShownBefore] = useState<BasketView | null>(null);

  const wordsFor = (error: unknown) => {
    // Outcome unknown.
    if (!isRefused(error)) return { title: t('checkout.unknown'), text: t('checkout.unknownText') };
    const detail = failureText(error, t);
    // The button now does something else.
    if (error.code === 'approval.needed' || error.code === 'approval.not_needed')
      return { title: failureTitle(error, t('checkout.failed')), text: detail };
    // By a colleague or another tab: no failure.
    if (error.code === 'basket.already_ordered') return { title: t('checkout.alreadyOrdered'), text: detail };
    return { title: t('checkout.failed'), text: `${detail} ${t('checkout.failedText')}` };
  };

  const place = async (basket: BasketView, values: CheckoutValues, isAsking = false) => {
    setState('busy');
    rememberSentBasket(customer, basket);
    const address = addressOf(values);
    // An add-on uses its order's address, set by the server.
    let isSettled = basket.kind === 'extra' || same(address, basket.alternative_address);
    let door = basket.alternative_address;
    const send = async () => {
      if (!isSettled) door = (await setAddress(address)).alternative_address;
      // The current basket is now the next one, whose address must not change.
      isSettled = true;
      const order = {
        ...(basket.basket_id === null ? {} : { basket_id: basket.basket_id }),
        shown: contentOfView({ ...basket, alternative_address: door }),
        po_number: values.reference.trim(),
        message: values.message.trim(),
        extra_emails: emailsOf(values.emails),
        ...(basket.amount_to_pay === null ? {} : { amount_to_pay: basket.amount_to_pay }),
      };
      if (isAsking) {
        const { basket_id: approvalId } = await ask(order);
        const page = isPunchOut() ? `${path('orders')}?group=incomplete` : `${path('approvals')}?id=${approvalId}`;
        return { page, state: { isSent: true } };
      }
      const placed = await checkout(order);
      return { page: `${path('confirmation')}?order=${placed.order_number}`, state: { placed } };
    };
    try {
      // A retry is the same command.
      const next = await sendPatiently(
        send,
        AbortSignal.any([leaveController.current.signal, AbortSignal.timeout(patienceMs)]),
      );
      setState('placed');
      closeToastsAbout('checkout');
      forgetDraft();
      if (isPunchOut()) await new Promise((resolve) => setTimeout(resolve, punchOutPauseMs));
      await navigate(next.page, { replace: true, state: next.state });
    } catch (error) {
      if (isRefused(error)) forgetSentBasket(customer);
      if (leaveController.current.signal.aborted) return;
      setState('idle');
      if (error instanceof ProblemError && error.code === 'basket.changed') {
        setShownBefore(basket);
        return;
      }
      void queries.invalidateQueries({ queryKey: approvalTermsKey });
      void queries.invalidateQueries({ queryKey: termsKey });
      showToast({ kind: 'error', about: 'checkout', ...wordsFor(error), ...orderAction(error) });
      reload();
    }
  };
  return { state, shownBefore, place };
}
