import { ClockIcon } from '@phosphor-icons/react/dist/csr/Clock';
import { ProhibitIcon } from '@phosphor-icons/react/dist/csr/Prohibit';
import { useQuery } from '@tanstack/react-query';
import { listOfficeInvitations } from '@talloor/contracts/calls/invitations.ts';
import type { PendingInvitation } from '@talloor/contracts/endpoints/invitations.ts';
import { formatDate } from '@talloor/rules/format/dates.ts';
import { officeClient } from '../data/officeClient.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import '../orders/OrderState.css';

const looks = {
  open: { tone: 'info', Icon: ClockIcon },
  expired: { tone: 'plain', Icon: ProhibitIcon },
  lapsed: { tone: 'bad', Icon: ProhibitIcon },
} as const;

/** Who was invited to order for a customer and did not accept yet (ADR 0107); nothing where nobody was. */
export const CustomerInvitations = ({ customerNumber }: { readonly customerNumber: string }) => {
  const { t, language } = useOfficeText();
  const { data, error, refetch } = useQuery({
    queryKey: ['customer-invitations', customerNumber],
    queryFn: ({ signal }) => officeClient.call(listOfficeInvitations, { params: { id: customerNumber } }, { signal }),
  });
  if (data === undefined && error === null) return null;
  if (data?.invitations.length === 0) return null;
  return (
    <section className="office-card people-card" aria-labelledby="customer-invitations">
      <header>
        <h2 id="customer-invitations">{t('customers.invitations.title')}</h2>
      </header>
      {data === undefined ? (
        <p role="alert" className="people-empty">
          {t('customers.invitations.failed')}{' '}
          <button type="button" className="office-link" onClick={() => void refetch()}>
            {t('orders.retry')}
          </button>
        </p>
      ) : (
        <div className="content-table is-plain">
          <table>
            <caption className="visually-hidden">{t('customers.invitations.title')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('users.name')}</th>
                <th scope="col">{t('customers.invitations.number')}</th>
                <th scope="col">{t('users.email')}</th>
                <th scope="col">{t('customers.invitations.by')}</th>
                <th scope="col">{t('customers.invitations.until')}</th>
                <th scope="col">{t('users.state')}</th>
              </tr>
            </thead>
            <tbody>
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
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
};

/** Whether its link holds: a colour, an icon and a word. */
const InvitationChip = ({ state }: { readonly state: PendingInvitation['state'] }) => {
  const { t } = useOfficeText();
  const { tone, Icon } = looks[state];
  return (
    <span className={`state state-${tone}`}>
      <Icon size="1rem" weight="fill" aria-hidden />
      {t(`customers.invitations.states.${state}`)}
    </span>
  );
};
