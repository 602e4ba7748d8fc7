import type { DeliverySummary } from '@talloor/contracts/endpoints/dashboard.ts';
import { formatAmount } from '@talloor/rules/format/money.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { TableHead } from '../../components/TableHead.tsx';
import { useLanguage, usePath } from '../../i18n/LanguageProvider.tsx';
import { isPunchOut } from '../../paths.ts';
import { OrderAgainButton } from '../../orderAgain/OrderAgainButton.tsx';
import { usePastDay } from '../../i18n/usePastDay.ts';
import type { DeliveryGroup } from '../../orders/useOrderGroups.ts';
import { DeliveryChip } from './DeliveryChip.tsx';
import { DeliveryInvoices } from './DeliveryInvoices.tsx';
import styles from './OrdersPage.module.css';

type DeliveryTableProps = {
  readonly deliveries: readonly DeliverySummary[];
  readonly group: DeliveryGroup;
  readonly isUpdating: boolean;
  readonly chosenNumbers: ReadonlySet<string>;
  readonly onChoose: (number: string, isChosen: boolean) => void;
};

export function DeliveryTable({ deliveries, group, isUpdating, chosenNumbers, onChoose }: DeliveryTableProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const path = usePath();
  const pastDay = usePastDay();
  const isPriced = deliveries.some((delivery) => delivery.amount_to_pay !== null);
  const column = (
    name: 'number' | 'order' | 'day' | 'reference' | 'lines' | 'state' | 'invoice' | 'amount' | 'again',
  ) => ({
    cell: `cell-${name}`,
    label: t(`orders.column.${name}`),
  });
  return (
    <div className={`card ${styles['delivery-table-frame']}${isUpdating ? ' is-updating' : ''}`}>
      <table className={`tabular ${styles['delivery-table']} line-table`} aria-label={t(`orders.groups.${group}`)}>
        <TableHead
          columns={[
            column('number'),
            column('order'),
            column('day'),
            column('reference'),
            column('lines'),
            column('state'),
            ...(group === 'invoiced' ? [column('invoice')] : []),
            ...(isPriced ? [column('amount')] : []),
            { ...column('again'), isHidden: true },
          ]}
        />
        <tbody>
          {deliveries.map((delivery) => (
            <tr key={delivery.number}>
              <th scope="row" className="cell-number">
                {isPunchOut() ? (
                  delivery.number
                ) : (
                  <span className="inline gap-8">
                    <input
                      type="checkbox"
                      checked={chosenNumbers.has(delivery.number)}
                      aria-label={t('documents.chooseNote', { number: delivery.number })}
                      onChange={({ target }) => onChoose(delivery.number, target.checked)}
                    />
                    <Link to={`${path('deliveryNote')}?number=${delivery.number}`}>{delivery.number}</Link>
                  </span>
                )}
              </th>
              <td className="cell-order" data-label={t('orders.column.order')}>
                <Link to={`${path('orderDetail')}?order=${delivery.order_number}`}>{delivery.order_number}</Link>
              </td>
              <td>{pastDay(delivery.delivered_at ?? delivery.delivery_date)}</td>
              <td>{delivery.reference}</td>
              <td className="cell-lines">{t('orders.lines', { count: delivery.number_of_lines })}</td>
              <td className="cell-state">
                <DeliveryChip delivery={delivery} />
              </td>
              {group === 'invoiced' && (
                <td className="cell-invoice">
                  <DeliveryInvoices delivery={delivery} />
                </td>
              )}
              {isPriced && (
                <td className="cell-amount">
                  {delivery.amount_to_pay !== null && formatAmount(language, delivery.amount_to_pay)}
                </td>
              )}
              <td className="cell-again">
                {delivery.delivery_moment === undefined && <OrderAgainButton order={delivery.order_number} isSmall />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
