import type { TotalsView } from '@talloor/contracts/shapes.ts';
import { formatNumber } from '@talloor/rules/format/money.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import type { Sum } from '../ticket/TicketSums.tsx';

/** Each sum adds those above. */
export function useOrderSums(): (totals: TotalsView) => Sum[] {
  const { t } = useTranslation();
  const language = useLanguage();
  return (totals) => {
    const { is_approximate: isApproximate } = totals;
    const sum = (key: string, label: string, amount: number, about = false): Sum => ({
      key,
      label,
      amount,
      isApproximate: about && isApproximate,
    });
    return [
      sum('subtotal', t('order.subtotal'), totals.subtotal, true),
      sum('delivery', t('order.deliveryCost'), totals.delivery_cost),
      ...(totals.express_fee === 0 ? [] : [sum('express', t('order.express'), totals.express_fee)]),
      ...(totals.discounts === 0 ? [] : [sum('discounts', t('order.discounts'), -totals.discounts)]),
      ...totals.vat.map(({ tax_percentage, amount }) =>
        sum(`vat${tax_percentage}`, t('order.vat', { rate: formatNumber(language, tax_percentage) }), amount),
      ),
      {
        ...sum('incl', t('order.subtotalIncl'), totals.total_excl_vat + totals.total_vat, true),
        emphasis: 'strong' as const,
      },
      ...(totals.deposit === 0 ? [] : [sum('deposit', t('order.deposit'), totals.deposit)]),
      { ...sum('pay', t('order.pay'), totals.amount_to_pay, true), emphasis: 'total' as const },
    ];
  };
}
