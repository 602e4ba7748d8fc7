import type { BasketView } from '@talloor/rules/basket/basketWire.ts';
import { formatAmount, formatApproximate } from '@talloor/rules/format/money.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { FixedBar } from '../../ticket/FixedBar.tsx';
import { thresholdState } from '../../ticket/thresholdState.ts';
import { thresholdWords } from '../../ticket/thresholdWords.ts';
import { OrderButton } from './OrderButton.tsx';

/** The phone's foot of the basket, in the place of the tab bar. */
export function OrderBar({ basket }: { basket: BasketView }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { state, way } = thresholdState(basket.threshold);
  return (
    <FixedBar
      name={t('basket.totalAndOrder')}
      percent={way?.percent ?? null}
      isBelowMinimum={state === 'below'}
      total={
        basket.amount_to_pay === null
          ? t('shell.lines', { count: basket.lines.length })
          : formatApproximate(language, basket.amount_to_pay, basket.is_approximate)
      }
      note={t(thresholdWords(state, way !== null).bar, {
        amount: way === null ? '' : formatAmount(language, way.missing),
      })}
    >
      <OrderButton basket={basket} />
    </FixedBar>
  );
}
