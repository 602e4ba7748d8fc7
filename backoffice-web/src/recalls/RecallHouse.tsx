import { Link } from 'react-router-dom';
import type { OfficeRecall } from '@talloor/contracts/endpoints/officeRecalls.ts';
import { formatDay } from '@talloor/rules/format/dates.ts';
import { formatNumber } from '@talloor/rules/format/money.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { PeopleCard } from '../people/PeopleCard.tsx';
import { PlainTable } from '../people/PlainTable.tsx';

export const RecallHouse = ({ deliveries }: { readonly deliveries: OfficeRecall['in_house'] }) => {
  const { t, language } = useOfficeText();
  const column = (name: 'customer' | 'delivery' | 'day' | 'stage' | 'quantity') => t(`recalls.columns.${name}`);
  return (
    <div className="recall-house">
      <PeopleCard id="recall-house" title={t('recalls.house')}>
        <p className="people-empty">{t('recalls.houseHint')}</p>
        <PlainTable
          caption={t('recalls.house')}
          columns={[
            { title: column('customer') },
            { title: column('delivery') },
            { title: column('day') },
            { title: column('stage') },
            { title: column('quantity'), isNumber: true },
          ]}
        >
          {deliveries.map((delivery) => (
            <tr key={delivery.delivery_number}>
              <th scope="row">
                <Link to={`/customers/${delivery.customer_number}/show`}>{delivery.customer_name}</Link>
              </th>
              <td data-label={column('delivery')}>
                <Link to={`/orders/${delivery.order_number}/show`}>{delivery.delivery_number}</Link>
              </td>
              <td data-label={column('day')}>{formatDay(language, delivery.delivery_date)}</td>
              <td data-label={column('stage')}>{t(`lots.stages.${delivery.stage}`)}</td>
              <td className="num" data-label={column('quantity')}>
                {formatNumber(language, delivery.quantity)}
              </td>
            </tr>
          ))}
        </PlainTable>
      </PeopleCard>
    </div>
  );
};
