import type { DeliverySummary } from '@talloor/contracts/endpoints/dashboard.ts';
import { useTranslation } from 'react-i18next';
import { StateChip } from '../../components/StateChip.tsx';

/** Worst state of a delivery. */
export function DeliveryChip({ delivery }: { delivery: DeliverySummary }) {
  const { t } = useTranslation();
  const { short_lines: short, replaced_lines: replacedLines } = delivery;
  if (short > 0) return <StateChip state="missing">{t('orders.short', { count: short })}</StateChip>;
  if (replacedLines > 0) return <StateChip state="open">{t('orders.replaced', { count: replacedLines })}</StateChip>;
  if (delivery.stage !== 'delivered') return <StateChip state="open">{t('orders.onTheWay')}</StateChip>;
  return <StateChip state="done">{t('orders.complete')}</StateChip>;
}
