import type { PortalOrder } from '@talloor/contracts/endpoints/portalOrders.ts';
import { useTranslation } from 'react-i18next';
import { StateChip } from '../../components/StateChip.tsx';
import { usePath } from '../../i18n/LanguageProvider.tsx';
import { usePastDay } from '../../i18n/usePastDay.ts';
import { ManagingRow } from './ManagingRow.tsx';

const chips = { open: 'open', processed: 'locked', past: 'done', cancelled: 'removed' } as const;

export function PortalOrderRow({ order }: { order: PortalOrder }) {
  const { t } = useTranslation();
  const pastDay = usePastDay();
  const path = usePath();
  const { order_number: number, placed_by: by, state } = order;
  return (
    <ManagingRow
      address={`${path('orderDetail')}?order=${number}`}
      name={number}
      aside={
        <>
          {' '}
          <span className="muted">{t('managing.order.by', { name: by.name ?? t('managing.gone') })}</span>
        </>
      }
      facts={
        <>
          <span>{t('managing.order.placed', { day: pastDay(order.order_date) })}</span>
          <span>{t('orders.lines', { count: order.number_of_products })}</span>
          {order.reference !== '' && <span>{order.reference}</span>}
        </>
      }
      state={
        <>
          <StateChip state={chips[state]}>{t(`managing.order.states.${state}`)}</StateChip>
          <p>{t('orders.delivery', { day: pastDay(order.delivery_date) })}</p>
        </>
      }
      amount={order.amount_to_pay}
      isApproximate={order.is_approximate}
      view={{ words: t('orders.view'), label: t('orders.viewName', { order: number }) }}
    />
  );
}
