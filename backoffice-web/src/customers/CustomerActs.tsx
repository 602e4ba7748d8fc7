import { PauseCircleIcon } from '@phosphor-icons/react/dist/csr/PauseCircle';
import { PlayCircleIcon } from '@phosphor-icons/react/dist/csr/PlayCircle';
import { XCircleIcon } from '@phosphor-icons/react/dist/csr/XCircle';
import { useState } from 'react';
import {
  cancelCustomer,
  type OfficeCustomer,
  reactivateCustomer,
  suspendCustomer,
} from '@talloor/contracts/endpoints/officeCustomers.ts';
import { officeClient } from '../data/officeClient.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { ReasonDialog } from '../people/ReasonDialog.tsx';

type CustomerAct = 'suspend' | 'reactivate' | 'cancel';

export const CustomerActs = ({ customer }: { readonly customer: OfficeCustomer }) => {
  const { t } = useOfficeText();
  const [openAct, setOpenAct] = useState<CustomerAct | null>(null);
  const { name, status, figures } = customer;
  const params = { id: customer.id };
  const close = () => setOpenAct(null);
  const blocks = { users: figures.users, baskets: figures.baskets, orders: figures.open_orders };
  return (
    <fieldset className="no-border no-padding shrinks wraps gap-8 people-acts" aria-label={t('people.actions')}>
      {status === 'active' && (
        <button type="button" className="office-button" onClick={() => setOpenAct('suspend')}>
          <PauseCircleIcon size="1.125rem" aria-hidden />
          <span>{t('users.suspend')}</span>
        </button>
      )}
      {status === 'suspended' && (
        <button type="button" className="office-button" onClick={() => setOpenAct('reactivate')}>
          <PlayCircleIcon size="1.125rem" aria-hidden />
          <span>{t('users.reactivate')}</span>
        </button>
      )}
      {status !== 'cancelled' && (
        <button type="button" className="office-button office-remove" onClick={() => setOpenAct('cancel')}>
          <XCircleIcon size="1.125rem" aria-hidden />
          <span>{t('users.stop')}</span>
        </button>
      )}
      {openAct === 'suspend' && (
        <ReasonDialog
          act="suspendCustomer"
          title={t('users.suspendTitle', { name })}
          hint={t('customers.suspendHint', blocks)}
          submit={t('users.suspend')}
          successMessage={t('users.suspended', { name })}
          onClose={close}
          onGo={(reason) => officeClient.call(suspendCustomer, { params, body: { reason } })}
        />
      )}
      {openAct === 'reactivate' && (
        <ReasonDialog
          act="reactivateCustomer"
          title={t('users.reactivateTitle', { name })}
          hint={t('customers.reactivateHint')}
          submit={t('users.reactivate')}
          successMessage={t('customers.reactivated', { name })}
          onClose={close}
          onGo={(reason) => officeClient.call(reactivateCustomer, { params, body: { reason } })}
        />
      )}
      {openAct === 'cancel' && (
        <ReasonDialog
          act="cancelCustomer"
          title={t('users.stopTitle', { name })}
          hint={t('customers.stopHint', blocks)}
          submit={t('users.stop')}
          successMessage={t('users.stopped', { name })}
          isFinal
          onClose={close}
          onGo={(reason) => officeClient.call(cancelCustomer, { params, body: { reason } })}
        />
      )}
    </fieldset>
  );
};
