import { ListBase, useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import type { OfficeRestrictedList } from '@talloor/contracts/endpoints/officeRestrictedLists.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { ListPage } from '../layout/ListPage.tsx';
import { ManagerNames } from './ManagerNames.tsx';

export const RestrictedLists = () => (
  <ListBase resource="restrictedLists" sort={{ field: 'managers', order: 'ASC' }} perPage={25}>
    <Page />
  </ListBase>
);

const Page = () => {
  const { t } = useOfficeText();
  const { data } = useListContext<OfficeRestrictedList>();
  return (
    <ListPage
      title={t('restrictedLists.title')}
      about={t('restrictedLists.about')}
      empty={t('restrictedLists.empty')}
      heads={[
        { label: t('restrictedLists.customer') },
        { label: t('restrictedLists.name') },
        { label: t('restrictedLists.managers') },
        { label: t('restrictedLists.articles'), isNumber: true },
      ]}
    >
      {data?.map((list) => (
        <tr key={list.id}>
          <th scope="row">
            <Link to={`/restrictedLists/${list.id}/show`}>{list.customer_name}</Link>
            <small className="content-subtitle">{list.id}</small>
          </th>
          <td data-label={t('restrictedLists.name')}>{list.name}</td>
          <td data-label={t('restrictedLists.managers')}>
            <ManagerNames managers={list.managers} />
          </td>
          <td className="num" data-label={t('restrictedLists.articles')}>
            {list.number_of_products}
          </td>
        </tr>
      ))}
    </ListPage>
  );
};
