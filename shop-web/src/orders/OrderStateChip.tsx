import type { OrderSummary } from '@talloor/contracts/shapes.ts';
import { useTranslation } from 'react-i18next';
import { StateChip } from '../components/StateChip.tsx';
import { useServerMinute } from '../session/serverClock.ts';

/** By the current clock. */
export function OrderStateChip({ order }: { order: Pick<OrderSummary, 'status' | 'changeable_until' | 'delivery'> }) {
  const { t } = useTranslation();
  const now = useServerMinute();
  if (order.status === 'cancelled') return <StateChip state="removed">{t('orders.status.cancelled')}</StateChip>;
  if (order.delivery?.stage === 'delivered') return <StateChip state="done">{t('orders.stage.delivered')}</StateChip>;
  const isOpen = order.status === 'open' && order.changeable_until * 1000 > now;
  return (
    <StateChip state={isOpen ? 'open' : 'locked'}>
      {t(isOpen ? 'orders.status.open' : 'orders.status.processed')}
    </StateChip>
  );
}
