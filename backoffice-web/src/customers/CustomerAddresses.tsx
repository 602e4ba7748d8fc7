import type { OfficeCustomer, OfficeCustomerAddress } from '@talloor/contracts/endpoints/officeCustomers.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';

export const CustomerAddresses = ({ customer }: { readonly customer: OfficeCustomer }) => {
  const { t } = useOfficeText();
  return (
    <ul className="stack gap-16 customer-addresses">
      <Address title={t('customers.ownAddress')} address={customer.address} />
      <Address title={t('customers.billingAddress')} address={customer.billing_address} />
      {customer.address_book.map((address) => (
        <Address key={address.label} title={address.label} address={address} />
      ))}
    </ul>
  );
};

const Address = ({ title, address }: { readonly title: string; readonly address: OfficeCustomerAddress }) => (
  <li className="office-card people-card">
    <header>
      <h2>{title}</h2>
    </header>
    <address className="people-empty">
      <span>{address.name}</span>
      <br />
      <span>{[address.street, address.street_number, address.box].filter(Boolean).join(' ')}</span>
      <br />
      <span>{address.postal}</span> <span>{address.city}</span>
    </address>
  </li>
);
