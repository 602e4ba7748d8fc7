import type { BasketLineView } from '@talloor/rules/basket/basketWire.ts';
import { useTranslation } from 'react-i18next';
import { announce } from '../shell/announce.ts';
import { keepFocus } from '../shell/keepFocus.ts';
import { failureText } from '../toasts/failureText.ts';
import { showToast, type Toast } from '../toasts/toasts.ts';
import { useBasketGetter } from './BasketProvider.tsx';
import { focusLineOf } from './focusLineOf.ts';
import { putBackLines } from './putBackLines.ts';
import { useFirstNames } from './useFirstNames.ts';

/** Names lines that fail, with one more try. */
export function usePutBack(): (lines: readonly BasketLineView[]) => NonNullable<Toast['action']> {
  const { t } = useTranslation();
  const basketNow = useBasketGetter();
  const firstNames = useFirstNames();
  const putBack = async (lines: readonly BasketLineView[]) => {
    keepFocus();
    const retryAction = { label: t('quantity.tryAgain'), run: () => void putBack(lines) };
    try {
      const { restored, leftOut: refusedLines } = await putBackLines(lines, basketNow().setItems);
      if (restored.length > 0) announce(t('basket.putBack', { count: restored.length }));
      if (refusedLines.length > 0) {
        const missing = refusedLines.map(({ line }) => line);
        const articles = firstNames(missing.map(({ product }) => product.name));
        const reasons = new Set(refusedLines.map(({ reason }) => failureText(reason, t)));
        showToast({
          kind: 'error',
          title: t('basket.notPutBack', { count: refusedLines.length, articles }),
          text: [...reasons].join(' '),
          action: { ...retryAction, run: () => void putBack(missing) },
        });
      }
      focusLineOf(restored.map(({ product }) => product.article_number));
    } catch (error) {
      showToast({
        kind: 'error',
        error,
        title: t('basket.putBackFailed'),
        text: failureText(error, t),
        action: retryAction,
      });
    }
  };
  return (lines) => ({ label: t('common.undo'), run: () => void putBack(lines) });
}
