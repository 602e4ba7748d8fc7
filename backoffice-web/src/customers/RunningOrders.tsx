import { Link } from 'react-router-dom';
import type { OfficeCustomer } from '@talloor/contracts/endpoints/officeCustomers.ts';
import { formatDay, formatWeekdayTime } from '@talloor/rules/format/dates.ts';
import { formatApproximate } from '@talloor/rules/format/money.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { OrderChips } from '../orders/OrderState.tsx';
import { listAddress } from '../orders/orderFilter.ts';
import { PeopleCard } from '../people/PeopleCard.tsx';
import { PlainTable } from '../people/PlainTable.tsx';

export const RunningOrders = ({ customer }: { readonly customer: OfficeCustomer }) => {
  const { t, language } = useOfficeText();
  const { running_orders: orders, figures } = customer;
  /** Mussels are only cancelled (ADR 0148). */
  const deadlineOf = (order: OfficeCustomer['running_orders'][number]) => {
    const moment = formatWeekdayTime(language, order.changeable_until);
    return order.delivery_service?.kind === 'mussels' ? t('customers.cancelUntil', { moment }) : moment;
  };
  return (
    <PeopleCard
      id="running-orders"
      title={t('customers.running')}
      aside={
        <Link to={listAddress({ customer: customer.id })}>
          {t(figures.orders === 1 ? 'customers.allOne' : 'customers.all', { count: figures.orders })}
        </Link>
      }
    >
      {orders.length === 0 ? (
        <p className="people-empty">{t('customers.noneRunning')}</p>
      ) : (
        <PlainTable
          caption={t('customers.running')}
          columns={[
            { title: t('orders.number') },
            { title: t('orders.delivery') },
            { title: t('orders.state') },
            { title: t('customers.changeUntil') },
            { title: t('orders.lines'), isNumber: true },
            { title: t('orders.total'), isNumber: true },
          ]}
        >
          {orders.map((order) => (
            <tr key={order.id}>
              <th scope="row">
                <Link to={`/orders/${order.id}/show`}>{order.order_number}</Link>
              </th>
              <td data-label={t('orders.delivery')}>{formatDay(language, order.delivery_date)}</td>
              <td data-label={t('orders.state')}>
                <span className="content-states wraps">
                  <OrderChips order={order} />
                </span>
              </td>
              <td data-label={t('customers.changeUntil')}>
                {order.status === 'open' ? (
                  <span className="inline-block round-4 weight-560 customer-deadline">{deadlineOf(order)}</span>
                ) : (
                  t('customers.closed')
                )}
              </td>
              <td className="num" data-label={t('orders.lines')}>
                {order.number_of_products}
              </td>
              <td className="num" data-label={t('orders.total')}>
                <b>
                  {order.amount_to_pay === null
                    ? ''
                    : formatApproximate(language, order.amount_to_pay, order.is_approximate)}
                </b>
              </td>
            </tr>
          ))}
        </PlainTable>
      )}
    </PeopleCard>
  );
};
