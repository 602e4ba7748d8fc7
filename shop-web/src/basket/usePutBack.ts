import type { BasketView } from '@talloor/rules/basket/basketWire.ts';
import { useTranslation } from 'react-i18next';
import { announce } from '../shell/announce.ts';
import { failureText } from '../toasts/failureText.ts';
import { showToast, type Toast } from '../toasts/toasts.ts';
import { useBasket } from './BasketProvider.tsx';

type Lines = Pick<BasketView, 'lines'>['lines'];

/** The way back after lines were taken out: sets the quantities that they had, in one call. */
export function usePutBack(): (lines: Lines) => NonNullable<Toast['action']> {
  const { t } = useTranslation();
  const { setItems } = useBasket();
  const putBack = async (lines: Lines) => {
    try {
      await setItems(Object.fromEntries(lines.map((line) => [line.product.article_number, line.quantity])));
      announce(t('basket.putBack', { count: lines.length }));
    } catch (error) {
      showToast({ kind: 'error', title: t('basket.putBackFailed'), text: failureText(error, t) });
    }
  };
  return (lines) => ({ label: t('common.undo'), run: () => void putBack(lines) });
}
