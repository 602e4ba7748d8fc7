import { ClockIcon } from '@phosphor-icons/react/dist/csr/Clock';
import type { OrderSummary } from '@talloor/contracts/shapes.ts';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderTicket } from './OrderTicket.tsx';

/** Open orders as tickets that hang from a rail. */
export function OrderRail({ orders, count }: { orders: readonly OrderSummary[]; count: number }) {
  const { t } = useTranslation();
  return (
    <section
      className="order-rail"
      aria-labelledby="rail-open"
      style={{ '--rail-columns': Math.min(orders.length, 4) } as CSSProperties}
    >
      <header className="rail-head">
        <span className="rail-icon">
          <ClockIcon size={22} />
        </span>
        <div>
          <h2 id="rail-open">
            {t('orders.open')} <span className="page-count">{count}</span>
          </h2>
          <p>{t('orders.openText')}</p>
        </div>
      </header>
      <div className="rail" aria-hidden="true" />
      <ul className="order-tickets">
        {orders.map((order) => (
          <OrderTicket key={order.order_number} order={order} />
        ))}
      </ul>
    </section>
  );
}
