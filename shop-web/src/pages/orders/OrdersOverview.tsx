import { ClockIcon } from '@phosphor-icons/react/dist/csr/Clock';
import { InvoiceIcon } from '@phosphor-icons/react/dist/csr/Invoice';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { TruckIcon } from '@phosphor-icons/react/dist/csr/Truck';
import { usePath } from '../../i18n/LanguageProvider.tsx';
import { useDeliveries, useIncompleteOrders, type DeliveryGroup } from '../../orders/useOrderGroups.ts';
import { useOpenOrders } from '../../orders/useOpenOrders.ts';
import { DeliveryCard } from './DeliveryCard.tsx';
import { GroupRail } from './GroupRail.tsx';
import { IncompleteTicket } from './IncompleteTicket.tsx';
import { OrderTicket } from './OrderTicket.tsx';
import styles from './OrdersPage.module.css';

const most = 5;

/** Design 5.13. */
export function OrdersOverview() {
  return (
    <div className={`stack at-top ${styles['order-groups']}`}>
      <IncompleteRail />
      <OpenRail />
      <DeliveryRail group="delivered" />
      <DeliveryRail group="invoiced" />
    </div>
  );
}

function IncompleteRail() {
  const path = usePath();
  const { data, isError, refetch } = useIncompleteOrders();
  return (
    <GroupRail
      group="incomplete"
      icon={PencilSimpleIcon}
      count={data?.pagination.results ?? null}
      isFailed={isError && data === undefined}
      onRetry={() => void refetch()}
      all={`${path('orders')}?group=incomplete`}
    >
      {data?.baskets.slice(0, most).map((basket) => (
        <IncompleteTicket key={basket.basket_id} basket={basket} heading="h3" />
      ))}
    </GroupRail>
  );
}

function OpenRail() {
  const path = usePath();
  const { data, isError, refetch } = useOpenOrders({ limit: most });
  return (
    <GroupRail
      group="open"
      icon={ClockIcon}
      count={data?.pagination.results ?? null}
      isFailed={isError && data === undefined}
      onRetry={() => void refetch()}
      all={`${path('orders')}?group=open`}
    >
      {data?.orders.map((order) => (
        <OrderTicket key={order.order_number} order={order} heading="h3" />
      ))}
    </GroupRail>
  );
}

const icons = { delivered: TruckIcon, invoiced: InvoiceIcon };

function DeliveryRail({ group }: { group: DeliveryGroup }) {
  const path = usePath();
  const { data, isError, refetch } = useDeliveries(group, { limit: most });
  return (
    <GroupRail
      group={group}
      icon={icons[group]}
      count={data?.pagination.results ?? null}
      isFailed={isError && data === undefined}
      onRetry={() => void refetch()}
      all={`${path('orders')}?group=${group}`}
    >
      {data?.deliveries.map((delivery) => (
        <DeliveryCard key={delivery.number} delivery={delivery} />
      ))}
    </GroupRail>
  );
}
