import type { BasketView } from '@talloor/rules/basket/basketWire.ts';
import { formatShortDay } from '@talloor/rules/format/dates.ts';
import { formatAmount, formatApproximate } from '@talloor/rules/format/money.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { BasketMessageText } from '../../ticket/BasketMessageText.tsx';
import { deliveryLook } from '../../ticket/deliveryLook.ts';
import { FixedBar } from '../../ticket/FixedBar.tsx';
import { hasGoal, thresholdState } from '../../ticket/thresholdState.ts';
import { thresholdWords } from '../../ticket/thresholdWords.ts';
import { OrderButton } from './OrderButton.tsx';

export function OrderBar({ basket }: { basket: BasketView }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { state, way } = thresholdState(basket.threshold);
  const { date } = basket.delivery_date;
  const blocking = state === 'below' ? undefined : basket.messages.find((message) => message.is_blocking);
  return (
    <FixedBar
      name={t('basket.totalAndOrder')}
      percent={hasGoal(basket) ? (way?.percent ?? null) : null}
      isBelowMinimum={state === 'below'}
      total={
        basket.amount_to_pay === null
          ? t('shell.lines', { count: basket.lines.length })
          : formatApproximate(language, basket.amount_to_pay, basket.is_approximate)
      }
      note={
        blocking !== undefined ? (
          <BasketMessageText message={blocking} />
        ) : hasGoal(basket) ? (
          t(thresholdWords(state, way !== null).bar, {
            amount: way === null ? '' : formatAmount(language, way.missing),
          })
        ) : (
          date !== null && t(deliveryLook(basket.delivery_date).words, { day: formatShortDay(language, date) })
        )
      }
    >
      <OrderButton basket={basket} />
    </FixedBar>
  );
}
