import { ProblemError } from '@talloor/contracts/problemError.ts';
import type { ProductView } from '@talloor/rules/product/productWire.ts';
import { formatAmount, formatNumber } from '@talloor/rules/format/money.ts';
import type { AnalyticsWidget } from '@talloor/contracts/analytics/collectedEvents.ts';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { noteWidget, WidgetContext } from '../analytics/widgetOf.ts';
import { useBasketGetter } from '../basket/BasketProvider.tsx';
import { subtotalOf } from '../basket/basketSummary.ts';
import { focusLineOf } from '../basket/focusLineOf.ts';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { announce } from '../shell/announce.ts';
import { keepFocus } from '../shell/keepFocus.ts';
import { failureText, isUnexplained } from '../toasts/failureText.ts';
import { closeToastsAbout, showToast } from '../toasts/toasts.ts';
import { quantityUnit } from '@talloor/rules/product/quantityUnit.ts';
import { useUnitWords } from './useUnitWords.ts';

export function useQuantityChange(widget?: AnalyticsWidget): (product: ProductView, quantity: number) => void {
  const { t } = useTranslation();
  const language = useLanguage();
  const { unitFor } = useUnitWords();
  const basketNow = useBasketGetter();
  const surroundings = useContext(WidgetContext);

  const change = async (product: ProductView, quantity: number): Promise<void> => {
    const article = product.name;
    const unit = quantityUnit(product);
    const attempt = `quantity ${product.article_number}`;
    const { changeLine, lineOf } = basketNow();
    const previous = lineOf(product.article_number)?.quantity ?? 0;
    noteWidget(product.article_number, widget ?? surroundings);
    try {
      const basket = await changeLine(product.article_number, quantity);
      if (basket === null) return;
      closeToastsAbout(attempt);
      const subtotal = subtotalOf(basket);
      const values = { article, unit: unitFor(quantity, unit), quantity: formatNumber(language, quantity) };
      announce(
        subtotal === null
          ? t('quantity.saidHidden', values)
          : t(basketNow().ofOrder === undefined ? 'quantity.said' : 'changeOrder.said', {
              ...values,
              amount: formatAmount(language, subtotal),
            }),
      );
      if (quantity === 0 && previous > 0)
        showToast({
          kind: 'info',
          title: t(basketNow().ofOrder === undefined ? 'quantity.removed' : 'changeOrder.removedFrom', { article }),
          action: { label: t('common.undo'), run: () => undo(product, previous) },
        });
    } catch (error) {
      // A retry would fill another customer's basket.
      if (error instanceof ProblemError && error.code === 'customer.changed') {
        showToast({ kind: 'error', about: attempt, title: t('quantity.failed'), text: failureText(error, t) });
        return;
      }
      // An earlier request may have succeeded.
      const currentQuantity = basketNow().lineOf(product.article_number)?.quantity ?? 0;
      const back =
        currentQuantity === 0
          ? t('quantity.notAdded', { article })
          : t('quantity.rolledBack', {
              article,
              quantity: formatNumber(language, currentQuantity),
              unit: unitFor(currentQuantity, unit),
            });
      showToast({
        kind: 'error',
        about: attempt,
        title: t('quantity.failed'),
        text: isUnexplained(error) ? back : `${failureText(error, t)} ${back}`,
        action: { label: t('quantity.tryAgain'), run: () => void change(product, quantity) },
      });
    }
  };
  const undo = (product: ProductView, quantity: number): void => {
    keepFocus();
    void change(product, quantity).then(() => focusLineOf([product.article_number]));
  };
  return (product, quantity) => void change(product, quantity);
}
