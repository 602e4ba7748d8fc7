import { useState } from 'react';
import { useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import type { OfficeUser } from '@talloor/contracts/endpoints/officeAccounts.ts';
import type { OfficeCustomer } from '@talloor/contracts/endpoints/officeCustomers.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { BlockedChip, StandingChip } from '../people/StandingChip.tsx';
import { UnlockDialog } from '../users/UnlockDialog.tsx';
import { userName } from '../users/userName.ts';
import { PeopleCard } from '../people/PeopleCard.tsx';

type CustomerUsersProps = { readonly customer: Pick<OfficeCustomer, 'id'>; readonly mayEdit: boolean };

const initialsOf = (name: string): string =>
  name
    .split(' ')
    .map((part) => part.charAt(0))
    .join('')
    .slice(0, 2);

export const CustomerUsers = ({ customer, mayEdit }: CustomerUsersProps) => {
  const { t } = useOfficeText();
  const [unlocking, setUnlocking] = useState<OfficeUser | null>(null);
  const { data, error, refetch } = useGetList<OfficeUser>('users', {
    filter: { customer: customer.id },
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'name', order: 'ASC' },
  });
  return (
    <PeopleCard id="customer-users" title={t('customers.users')}>
      {error !== null && !data ? (
        <p role="alert" className="people-empty">
          <span>{t('content.failed')}</span>{' '}
          <button type="button" className="office-link" onClick={() => void refetch()}>
            {t('orders.retry')}
          </button>
        </p>
      ) : data?.length === 0 ? (
        <p className="people-empty">{t('customers.noUsers')}</p>
      ) : (
        <div className="content-table is-plain" aria-busy={data === undefined}>
          <table>
            <caption className="sr-only">{t('customers.users')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('users.name')}</th>
                <th scope="col">{t('customers.position')}</th>
                <th scope="col">{t('users.email')}</th>
                <th scope="col">{t('users.state')}</th>
              </tr>
            </thead>
            <tbody>
              {data?.map((user) => (
                <tr key={user.id}>
                  <th scope="row">
                    <Link className="no-underline customer-user inline gap-8" to={`/users/${user.id}/show`}>
                      <span className="white stack centred weight-660 small rigid avatar" aria-hidden>
                        {initialsOf(userName(user, t))}
                      </span>
                      <span>{userName(user, t)}</span>
                    </Link>
                  </th>
                  <td data-label={t('customers.position')}>{user.position}</td>
                  <td data-label={t('users.email')}>{user.email}</td>
                  <td data-label={t('users.state')}>
                    <span className="content-states wraps">
                      {user.blocked_until === null ? (
                        <StandingChip status={user.status} />
                      ) : (
                        <BlockedChip until={user.blocked_until} />
                      )}
                      {mayEdit && user.blocked_until !== null && (
                        <button
                          type="button"
                          className="office-button"
                          aria-label={t('users.unlockOf', { name: userName(user, t) })}
                          onClick={() => setUnlocking(user)}
                        >
                          {t('users.unlock')}
                        </button>
                      )}
                    </span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {unlocking !== null && <UnlockDialog user={unlocking} onClose={() => setUnlocking(null)} />}
    </PeopleCard>
  );
};
