import { useTranslation } from 'react-i18next';
import { showToast } from '../toasts/toasts.ts';
import { useOrderAction } from '../toasts/useOrderAction.ts';
import { failureText } from '../toasts/failureText.ts';
import { useBasketGetter } from './BasketProvider.tsx';

/** Shows a message; returns success. */
export function useExchangeBasket() {
  const { t } = useTranslation();
  const basketNow = useBasketGetter();
  const orderAction = useOrderAction();
  const tell = async (
    run: () => Promise<unknown>,
    successKey: 'activated' | 'started',
    failureKey: 'activateFailed' | 'startFailed',
  ) => {
    try {
      await run();
      showToast({ kind: 'ok', title: t(`keptBaskets.${successKey}`), text: t(`keptBaskets.${successKey}Text`) });
      return true;
    } catch (error) {
      showToast({
        kind: 'error',
        error,
        title: t(`keptBaskets.${failureKey}`),
        text: failureText(error, t),
        ...orderAction(error),
      });
      return false;
    }
  };
  return {
    activate: (basketId: string) => tell(() => basketNow().activate(basketId), 'activated', 'activateFailed'),
    startNew: () => tell(() => basketNow().startNew(), 'started', 'startFailed'),
  };
}
