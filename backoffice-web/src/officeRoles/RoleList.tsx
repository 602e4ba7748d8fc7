import { ListBase, useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import type { OfficeRoleView } from '@talloor/contracts/endpoints/officeRoles.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { formatInstant } from '../layout/instant.ts';
import { ListPage } from '../layout/ListPage.tsx';

export const RoleList = () => (
  <ListBase resource="officeRoles" sort={{ field: 'id', order: 'ASC' }} perPage={25}>
    <Page />
  </ListBase>
);

const Page = () => {
  const { t, language } = useOfficeText();
  const { data } = useListContext<OfficeRoleView>();
  return (
    <ListPage
      title={t('roles.title')}
      about={t('roles.about')}
      empty={t('roles.empty')}
      heads={[
        { label: t('roles.name') },
        { label: t('roles.rights'), isNumber: true },
        { label: t('roles.people'), isNumber: true },
        { label: t('roles.changed') },
      ]}
    >
      {data?.map((role) => (
        <tr key={role.id}>
          <th scope="row">
            <Link to={`/officeRoles/${role.id}/show`}>{t(`role.${role.id}`)}</Link>
          </th>
          <td className="num" data-label={t('roles.rights')}>
            {role.rights.length}
          </td>
          <td className="num" data-label={t('roles.people')}>
            {role.people}
          </td>
          <td data-label={t('roles.changed')}>
            {role.changed_at === null ? t('roles.asShipped') : formatInstant(language, role.changed_at)}
          </td>
        </tr>
      ))}
    </ListPage>
  );
};
