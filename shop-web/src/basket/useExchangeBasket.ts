import { useTranslation } from 'react-i18next';
import { showToast } from '../toasts/toasts.ts';
import { failureText } from '../toasts/failureText.ts';
import { useBasketWhenAsked } from './BasketProvider.tsx';

/** Shows a message; returns success. */
export function useExchangeBasket() {
  const { t } = useTranslation();
  const basketNow = useBasketWhenAsked();
  const tell = async (
    run: () => Promise<unknown>,
    said: 'activated' | 'started',
    failed: 'activateFailed' | 'startFailed',
  ) => {
    try {
      await run();
      showToast({ kind: 'ok', title: t(`keptBaskets.${said}`), text: t(`keptBaskets.${said}Text`) });
      return true;
    } catch (error) {
      showToast({ kind: 'error', title: t(`keptBaskets.${failed}`), text: failureText(error, t) });
      return false;
    }
  };
  return {
    activate: (basketId: string) => tell(() => basketNow().activate(basketId), 'activated', 'activateFailed'),
    startNew: () => tell(() => basketNow().startNew(), 'started', 'startFailed'),
  };
}
