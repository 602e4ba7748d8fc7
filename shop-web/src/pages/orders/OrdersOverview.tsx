import { ClockIcon } from '@phosphor-icons/react/dist/csr/Clock';
import { InvoiceIcon } from '@phosphor-icons/react/dist/csr/Invoice';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { TruckIcon } from '@phosphor-icons/react/dist/csr/Truck';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import { useDeliveries, useIncompleteOrders } from '../../orders/useOrderGroups.ts';
import { useOpenOrders } from '../../orders/useOpenOrders.ts';
import { DeliveryCard } from './DeliveryCard.tsx';
import { GroupRail } from './GroupRail.tsx';
import { IncompleteTicket } from './IncompleteTicket.tsx';
import { OrderTicket } from './OrderTicket.tsx';
import styles from './OrdersPage.module.css';

const most = 5;

/** Design 5.13. */
export function OrdersOverview() {
  const { t } = useTranslation();
  const incomplete = useIncompleteOrders();
  const open = useOpenOrders({ limit: most });
  const delivered = useDeliveries('delivered', { limit: most });
  const invoiced = useDeliveries('invoiced', { limit: most });
  const reads = [incomplete, open, delivered, invoiced];
  const failed = reads.filter((read) => read.isError && read.data === undefined);
  if (failed.length === reads.length)
    return (
      <div className="card">
        <LoadFailed
          title={t('orders.allGroupsFailed')}
          text={t('orders.tryLater')}
          onRetry={() => reads.forEach((read) => void read.refetch())}
        />
      </div>
    );
  const failedText = t(failed.length === 1 ? 'orders.groupFailedText' : 'orders.tryLater');
  return (
    <div className={`stack at-top ${styles['order-groups']}`}>
      <GroupRail group="incomplete" icon={PencilSimpleIcon} read={incomplete} failedText={failedText}>
        {incomplete.data?.baskets.slice(0, most).map((basket) => (
          <IncompleteTicket key={basket.basket_id} basket={basket} heading="h3" />
        ))}
      </GroupRail>
      <GroupRail group="open" icon={ClockIcon} read={open} failedText={failedText}>
        {open.data?.orders.map((order) => (
          <OrderTicket key={order.order_number} order={order} heading="h3" />
        ))}
      </GroupRail>
      <GroupRail group="delivered" icon={TruckIcon} read={delivered} failedText={failedText}>
        {delivered.data?.deliveries.map((delivery) => (
          <DeliveryCard key={delivery.number} delivery={delivery} />
        ))}
      </GroupRail>
      <GroupRail group="invoiced" icon={InvoiceIcon} read={invoiced} failedText={failedText}>
        {invoiced.data?.deliveries.map((delivery) => (
          <DeliveryCard key={delivery.number} delivery={delivery} />
        ))}
      </GroupRail>
    </div>
  );
}
