import { ClockIcon } from '@phosphor-icons/react/dist/csr/Clock';
import { ProhibitIcon } from '@phosphor-icons/react/dist/csr/Prohibit';
import { useQuery } from '@tanstack/react-query';
import { listOfficeInvitations, type PendingInvitation } from '@talloor/contracts/endpoints/invitations.ts';
import { formatDate } from '@talloor/rules/format/dates.ts';
import { officeClient } from '../data/officeClient.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import '../orders/OrderState.css';
import { PeopleCard } from '../people/PeopleCard.tsx';
import { PlainTable } from '../people/PlainTable.tsx';

const looks = {
  open: { tone: 'info', Icon: ClockIcon },
  expired: { tone: 'plain', Icon: ProhibitIcon },
  lapsed: { tone: 'bad', Icon: ProhibitIcon },
} as const;

/** ADR 0107. */
export const CustomerInvitations = ({ customerNumber }: { readonly customerNumber: string }) => {
  const { t, language } = useOfficeText();
  const { data, error, refetch } = useQuery({
    queryKey: ['customer-invitations', customerNumber],
    queryFn: ({ signal }) => officeClient.call(listOfficeInvitations, { params: { id: customerNumber } }, { signal }),
  });
  if (data === undefined && error === null) return null;
  if (data?.invitations.length === 0) return null;
  return (
    <PeopleCard id="customer-invitations" title={t('customers.invitations.title')}>
      {data === undefined ? (
        <p role="alert" className="people-empty">
          <span>{t('customers.invitations.failed')}</span>{' '}
          <button type="button" className="office-link" onClick={() => void refetch()}>
            {t('orders.retry')}
          </button>
        </p>
      ) : (
        <PlainTable
          caption={t('customers.invitations.title')}
          columns={[
            { title: t('users.name') },
            { title: t('customers.invitations.number') },
            { title: t('users.email') },
            { title: t('customers.invitations.by') },
            { title: t('customers.invitations.until') },
            { title: t('users.state') },
          ]}
        >
          {data.invitations.map((invitation) => (
            <tr key={invitation.invitation_id}>
              <th scope="row">{`${invitation.first_name} ${invitation.last_name}`}</th>
              <td data-label={t('customers.invitations.number')}>{invitation.invitation_id}</td>
              <td data-label={t('users.email')}>{invitation.email}</td>
              <td data-label={t('customers.invitations.by')}>{invitation.invited_by}</td>
              <td data-label={t('customers.invitations.until')}>
                {formatDate(language, Date.parse(invitation.expires_at) / 1000)}
              </td>
              <td data-label={t('users.state')}>
                <InvitationChip state={invitation.state} />
              </td>
            </tr>
          ))}
        </PlainTable>
      )}
    </PeopleCard>
  );
};

const InvitationChip = ({ state }: { readonly state: PendingInvitation['state'] }) => {
  const { t } = useOfficeText();
  const { tone, Icon } = looks[state];
  return (
    <span className={`state state-${tone}`}>
      <Icon size="1rem" weight="fill" aria-hidden />
      <span>{t(`customers.invitations.states.${state}`)}</span>
    </span>
  );
};
