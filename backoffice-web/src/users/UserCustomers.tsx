import { EyeIcon } from '@phosphor-icons/react/dist/csr/Eye';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type OfficeUser, startCustomerView } from '@talloor/contracts/endpoints/officeAccounts.ts';
import { linkUserToCustomer, unlinkUserFromCustomer } from '@talloor/contracts/endpoints/officeLinks.ts';
import { viewMinutes } from '@talloor/contracts/viewMinutes.ts';
import { formatAmount } from '@talloor/rules/format/money.ts';
import { eurosOfCents } from '@talloor/rules/money/rounding.ts';
import { officeClient } from '../data/officeClient.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { ReasonDialog } from '../people/ReasonDialog.tsx';
import { StandingChip } from '../people/StandingChip.tsx';
import { CustomerSearch, type Customer } from '../priceAsSeen/CustomerSearch.tsx';
import { RightsDialog } from './RightsDialog.tsx';
import { userName } from './userName.ts';
import { PeopleCard } from '../people/PeopleCard.tsx';

type UserCustomersProps = { readonly user: OfficeUser; readonly mayEdit: boolean };
type LinkedCustomer = OfficeUser['customers'][number];

export const UserCustomers = ({ user, mayEdit }: UserCustomersProps) => {
  const { t, language } = useOfficeText();
  const [openDialog, setOpenDialog] = useState<'link' | LinkedCustomer | null>(null);
  const isOfShop = user.roles.includes('customer');
  const mayLink = mayEdit && isOfShop && user.status !== 'cancelled';
  const name = userName(user, t);
  const [viewing, setViewing] = useState<LinkedCustomer | null>(null);
  const [giving, setGiving] = useState<LinkedCustomer | null>(null);
  const rightsInWords = ({ rights, order_limit_cents: limit }: LinkedCustomer): string => {
    const listed = rights.map((right) => t(`users.rights.${right}`)).join(', ') || t('users.rights.none');
    const rightsText = `${listed.slice(0, 1)}${listed.slice(1).toLocaleLowerCase(language)}`;
    return limit === null
      ? rightsText
      : `${rightsText}, ${t('users.rightsUpTo', { amount: formatAmount(language, eurosOfCents(limit)) })}`;
  };
  const close = () => setOpenDialog(null);
  return (
    <PeopleCard
      id="user-customers"
      title={t('users.customers')}
      aside={
        mayLink && (
          <button type="button" className="office-button people-plain" onClick={() => setOpenDialog('link')}>
            <PlusIcon size="1.125rem" aria-hidden />
            <span>{t('users.link')}</span>
          </button>
        )
      }
    >
      {user.customers.length === 0 ? (
        <p className="people-empty">{t(isOfShop ? 'users.noCustomers' : 'users.officeOnly')}</p>
      ) : (
        <div className="content-table is-plain">
          <table>
            <caption className="sr-only">{t('users.customers')}</caption>
            <tbody>
              {user.customers.map((customer) => (
                <tr key={customer.customer_number}>
                  <th scope="row">
                    <Link to={`/customers/${customer.customer_number}/show`}>{customer.name}</Link>{' '}
                    <small>{customer.customer_number}</small>
                  </th>
                  <td>
                    <StandingChip status={customer.status} />
                  </td>
                  <td>{isOfShop && <small>{rightsInWords(customer)}</small>}</td>
                  {mayEdit && (
                    <td className="num">
                      <span className="to-end gap-8 people-row-acts">
                        {user.status === 'active' && customer.status !== 'cancelled' && isOfShop && (
                          <button
                            type="button"
                            className="office-button"
                            aria-label={t('users.viewOf', { name, customer: customer.name })}
                            onClick={() => setViewing(customer)}
                          >
                            <EyeIcon size="1.125rem" aria-hidden />
                            <span>{t('users.view')}</span>
                          </button>
                        )}
                        {mayLink && (
                          <button
                            type="button"
                            className="office-button"
                            aria-label={t('users.changeRightsOf', { name, customer: customer.name })}
                            onClick={() => setGiving(customer)}
                          >
                            {t('users.changeRights')}
                          </button>
                        )}
                        <button
                          type="button"
                          className="office-button"
                          aria-label={t('users.unlinkOf', { customer: customer.name })}
                          onClick={() => setOpenDialog(customer)}
                        >
                          {t('users.unlink')}
                        </button>
                      </span>
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {giving !== null && <RightsDialog user={user} customer={giving} onClose={() => setGiving(null)} />}
      {viewing !== null && (
        <ReasonDialog
          act="viewAsCustomer"
          title={t('users.viewTitle', { name })}
          hint={t('users.viewHint', { name, customer: viewing.name, minutes: viewMinutes })}
          submit={t('users.view')}
          successMessage={null}
          onClose={() => setViewing(null)}
          onGo={async (reason) => {
            const params = { id: user.id, number: viewing.customer_number };
            await officeClient.call(startCustomerView, { params, body: { reason } });
            // The session is the customer's now, so the office is left.
            globalThis.location.assign('/');
            await new Promise(() => undefined);
          }}
        />
      )}
      {openDialog === 'link' && <LinkDialog user={user} onClose={close} />}
      {openDialog !== null && openDialog !== 'link' && (
        <ReasonDialog
          act="unlinkCustomer"
          title={t('users.unlinkTitle', { name, customer: openDialog.name })}
          hint={t('users.unlinkHint')}
          submit={t('users.unlink')}
          successMessage={t('users.unlinked', { name, customer: openDialog.name })}
          onClose={close}
          onGo={(reason) =>
            officeClient.call(unlinkUserFromCustomer, {
              params: { id: user.id, number: openDialog.customer_number },
              body: { reason },
            })
          }
        />
      )}
    </PeopleCard>
  );
};

const LinkDialog = ({ user, onClose }: { readonly user: OfficeUser; readonly onClose: () => void }) => {
  const { t } = useOfficeText();
  const [chosenCustomer, setChosenCustomer] = useState<Customer | null>(null);
  const name = userName(user, t);
  return (
    <ReasonDialog
      act="linkCustomer"
      title={t('users.linkTitle', { name })}
      hint={t('users.linkHint')}
      submit={chosenCustomer === null ? t('users.link') : t('users.linkOf', { customer: chosenCustomer.name })}
      successMessage={chosenCustomer === null ? null : t('users.linked', { name, customer: chosenCustomer.name })}
      isIncomplete={chosenCustomer === null}
      onClose={onClose}
      onGo={(reason) =>
        officeClient.call(linkUserToCustomer, {
          params: { id: user.id, number: chosenCustomer?.id ?? '' },
          body: { reason },
        })
      }
    >
      {chosenCustomer === null ? (
        <CustomerSearch onChoose={setChosenCustomer} />
      ) : (
        <p>
          <b>{chosenCustomer.name}</b> <small>{chosenCustomer.id}</small>{' '}
          <button type="button" className="office-link" onClick={() => setChosenCustomer(null)}>
            {t('users.linkOther')}
          </button>
        </p>
      )}
    </ReasonDialog>
  );
};
