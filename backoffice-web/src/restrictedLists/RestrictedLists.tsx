import { ListBase, useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import type { OfficeRestrictedList } from '@talloor/contracts/endpoints/officeRestrictedLists.ts';
import '../content/ContentTable.css';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { ListState } from '../layout/ListState.tsx';
import { OfficeHeading } from '../layout/OfficeHeading.tsx';
import { ManagerNames } from './ManagerNames.tsx';

/** Restricted lists of all customers, those that nobody manages first. */
export const RestrictedLists = () => (
  <ListBase resource="restrictedLists" sort={{ field: 'managers', order: 'ASC' }} perPage={25}>
    <Page />
  </ListBase>
);

const Page = () => {
  const { t } = useOfficeText();
  const { data, total } = useListContext<OfficeRestrictedList>();
  return (
    <>
      <div className="office-head">
        <OfficeHeading title={t('restrictedLists.title')}>
          {total !== undefined && <span className="office-count">{total}</span>}
        </OfficeHeading>
      </div>
      <ListState empty={t('restrictedLists.empty')}>
        <table>
          <caption className="visually-hidden">{t('restrictedLists.about')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('restrictedLists.customer')}</th>
              <th scope="col">{t('restrictedLists.name')}</th>
              <th scope="col">{t('restrictedLists.managers')}</th>
              <th scope="col" className="num">
                {t('restrictedLists.articles')}
              </th>
            </tr>
          </thead>
          <tbody>
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
          </tbody>
        </table>
      </ListState>
    </>
  );
};
