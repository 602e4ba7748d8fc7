import type { BasketView } from '@talloor/rules/basket/basketWire.ts';
import { useTranslation } from 'react-i18next';
import { TicketCut } from './Ticket.tsx';
import { TicketSums, type Sum } from './TicketSums.tsx';

const toSum = ({
  type,
  label,
  amount,
  is_approximate,
  tooltip_content,
  tax_percentage,
}: BasketView['total_lines'][number]): Sum => ({
  key: `${type}${tax_percentage ?? ''}`,
  label,
  amount,
  isApproximate: is_approximate && (type === 'subtotal' || type === 'subtotal_incl_vat' || type === 'grand_total'),
  tooltip: tooltip_content,
  ...(type === 'grand_total' ? { emphasis: 'total' as const } : {}),
  ...(type === 'subtotal_incl_vat' ? { emphasis: 'strong' as const } : {}),
});

export function BasketSums({ basket, isUpdating }: { basket: BasketView; isUpdating: boolean }) {
  const { t } = useTranslation();
  const sums = basket.total_lines.map(toSum);
  const weighed = basket.lines.filter((line) => line.is_counted && line.is_approximate).length;
  return (
    <>
      <TicketSums sums={sums.filter((sum) => sum.emphasis !== 'total')} isUpdating={isUpdating} />
      <TicketCut />
      <TicketSums sums={sums.filter((sum) => sum.emphasis === 'total')} isUpdating={isUpdating} />
      {weighed > 0 && <p className="ticket-note">{t('basket.weightNote', { count: weighed })}</p>}
      {!basket.customer.show_prices && <p className="ticket-note">{t('basket.pricesHidden')}</p>}
    </>
  );
}
