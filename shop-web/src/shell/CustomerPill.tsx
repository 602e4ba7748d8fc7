import { CaretUpDownIcon } from '@phosphor-icons/react/dist/csr/CaretUpDown';
import { StorefrontIcon } from '@phosphor-icons/react/dist/csr/Storefront';
import { useTranslation } from 'react-i18next';
import { useCustomerSwitcher } from '../customers/CustomerSwitcherProvider.tsx';
import { useSession } from '../session/SessionProvider.tsx';

export function CustomerPill() {
  const { t } = useTranslation();
  const { user, customer } = useSession();
  const openSwitcher = useCustomerSwitcher();
  if (user.customers.length === 0) return null;
  const text =
    customer === null ? (
      <b>{t('shell.chooseCustomer')}</b>
    ) : (
      <span>
        <small>{t('shell.orderingFor')}</small> <b>{customer.name}</b>{' '}
        <span className="muted">
          <span>{customer.customer_number}</span> · <span>{customer.city}</span>
        </span>
      </span>
    );
  if (user.customers.length === 1)
    return (
      <span className="framed-300 white-ground pill pad-0-12 customer-pill row gap-8 small nowrap">
        <StorefrontIcon size={18} />
        {text}
      </span>
    );
  return (
    <button
      type="button"
      className="framed-300 white-ground pill pad-0-12 customer-pill row gap-8 small nowrap"
      aria-haspopup="dialog"
      onClick={openSwitcher}
    >
      <StorefrontIcon size={18} />
      {text}
      <CaretUpDownIcon size={14} weight="bold" />
    </button>
  );
}
