import { ListBase, useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import type { z } from 'zod';
import type { officeCustomerRow } from '@talloor/contracts/endpoints/office.ts';
import { numbersText } from '@talloor/rules/format/numbersText.ts';
import '../content/ContentTable.css';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { ListPage } from '../layout/ListPage.tsx';
import { PeopleFilters } from '../people/PeopleFilters.tsx';
import { segmentOf } from '../people/segmentOf.ts';
import { StandingChip } from '../people/StandingChip.tsx';

type Customer = z.output<typeof officeCustomerRow>;

export const CustomerList = () => (
  <ListBase resource="customers" sort={{ field: 'name', order: 'ASC' }} perPage={25}>
    <Page />
  </ListBase>
);

const Page = () => {
  const { t } = useOfficeText();
  const { data } = useListContext<Customer>();
  return (
    <ListPage
      title={t('customers.title')}
      about={t('customers.about')}
      empty={t('customers.empty')}
      filters={<PeopleFilters label={t('customers.searchLabel')} />}
      heads={[
        { label: t('customers.customer') },
        { label: t('customers.town') },
        { label: t('customers.segment') },
        { label: t('customers.users'), isNumber: true },
        { label: t('customers.openOrders'), isNumber: true },
        { label: t('customers.state') },
      ]}
    >
      {data?.map((customer) => (
        <tr key={customer.id}>
          <th scope="row">
            <Link to={`/customers/${customer.id}/show`}>{customer.name}</Link>
            <small className="content-subtitle">{numbersText(customer.id, customer.erp_number)}</small>
          </th>
          <td data-label={t('customers.town')}>
            <span>{customer.postal}</span> <span>{customer.city}</span>
          </td>
          <td data-label={t('customers.segment')}>{segmentOf(customer.segment, t)}</td>
          <td className="num" data-label={t('customers.users')}>
            {customer.users}
          </td>
          <td className="num" data-label={t('customers.openOrders')}>
            {customer.open_orders}
          </td>
          <td data-label={t('customers.state')}>
            <StandingChip status={customer.status} />
          </td>
        </tr>
      ))}
    </ListPage>
  );
};
