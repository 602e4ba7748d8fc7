import type { StatisticsOrders } from '@talloor/contracts/endpoints/statistics.ts';
import { epochOfDay } from '@talloor/rules/delivery/brusselsTime.ts';
import { formatDate } from '@talloor/rules/format/dates.ts';
import { formatAmount, formatNumber } from '@talloor/rules/format/money.ts';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { useChooseCustomer } from '../../customers/useChooseCustomer.ts';
import { useLanguage, usePath } from '../../i18n/LanguageProvider.tsx';
import { useSession } from '../../session/SessionProvider.tsx';
import styles from './StatisticsPage.module.css';

type OrdersTableProps = {
  readonly view: StatisticsOrders;
  readonly labelledBy: string;
  readonly severalCustomers: boolean;
};

export function OrdersTable({ view, labelledBy, severalCustomers }: OrdersTableProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const path = usePath();
  const columns = [
    { name: 'order', isFigure: false },
    { name: 'day', isFigure: false },
    { name: 'note', isFigure: false },
    ...(severalCustomers ? [{ name: 'customer', isFigure: false } as const] : []),
    { name: 'quantity', isFigure: true },
    ...(view.shows_prices ? [{ name: 'turnover', isFigure: true } as const] : []),
  ] as const;
  const contentOf = (name: (typeof columns)[number]['name'], order: StatisticsOrders['orders'][number]) => {
    const { customer_number: number, order_number: orderNumber, delivery_number: noteNumber } = order;
    switch (name) {
      case 'order':
        return (
          <PageOfCustomer customerNumber={number} to={`${path('orderDetail')}?order=${orderNumber}`}>
            {orderNumber}
          </PageOfCustomer>
        );
      case 'day':
        return <span>{formatDate(language, epochOfDay(order.day))}</span>;
      case 'note':
        return (
          <PageOfCustomer customerNumber={number} to={`${path('deliveryNote')}?number=${noteNumber}`}>
            {noteNumber}
          </PageOfCustomer>
        );
      case 'customer':
        return <span>{number}</span>;
      case 'quantity':
        return <span>{formatNumber(language, order.quantity)}</span>;
      case 'turnover':
        return <span>{order.turnover === null ? '' : formatAmount(language, order.turnover)}</span>;
      default:
        return name satisfies never;
    }
  };
  return (
    <table className={`tabular line-table full ${styles['orders']}`} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          {columns.map(({ name, isFigure }) => (
            <th key={name} scope="col" className={isFigure ? 'cell-figure' : undefined}>
              {t(`statistics.orders.column.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {view.orders.map((order) => (
          <tr key={order.delivery_number}>
            {columns.map(({ name, isFigure }) => {
              const content = (
                <>
                  <span className={styles['narrow-label']}>{t(`statistics.orders.column.${name}`)} </span>
                  {contentOf(name, order)}
                </>
              );
              return name === 'order' ? (
                <th key={name} scope="row">
                  {content}
                </th>
              ) : (
                <td key={name} className={isFigure ? 'cell-figure' : undefined}>
                  {content}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type PageOfCustomerProps = { readonly customerNumber: string; readonly to: string; readonly children: string };

/** Chooses the customer first, because pages are of the chosen one. */
function PageOfCustomer({ customerNumber, to, children }: PageOfCustomerProps) {
  const { user, customer } = useSession();
  const { choose, busy } = useChooseCustomer();
  const navigate = useNavigate();
  if (customerNumber === customer?.customer_number) return <Link to={to}>{children}</Link>;
  const name = user.customers.find((each) => each.customer_number === customerNumber)?.name ?? customerNumber;
  const open = async () => {
    if (await choose(customerNumber, name)) await navigate(to);
  };
  return (
    <button type="button" className="link" aria-busy={busy !== null || undefined} onClick={() => void open()}>
      {children}
    </button>
  );
}
