import type { BasketView } from '@talloor/rules/basket/basketWire.ts';
import { formatAmount, formatApproximate } from '@talloor/rules/format/money.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { FixedBar } from '../../ticket/FixedBar.tsx';
import { thresholdState } from '../../ticket/thresholdState.ts';
import { OrderButton } from './OrderButton.tsx';

/** The phone's foot of the basket, in the place of the tab bar. */
export function OrderBar({ basket }: { basket: BasketView }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const threshold = thresholdState(basket.threshold);
  const note = {
    below: 'basket.barMinimum',
    between: 'basket.barFree',
    free: 'basket.freeReached',
  } as const;
  return (
    <FixedBar
      name={t('basket.totalAndOrder')}
      percent={threshold?.percent ?? null}
      isBelowMinimum={threshold?.state === 'below'}
      total={
        basket.amount_to_pay === null
          ? t('shell.lines', { count: basket.lines.length })
          : formatApproximate(language, basket.amount_to_pay, basket.is_approximate)
      }
      note={threshold === null ? '' : t(note[threshold.state], { amount: formatAmount(language, threshold.missing) })}
    >
      <OrderButton basket={basket} />
    </FixedBar>
  );
}
