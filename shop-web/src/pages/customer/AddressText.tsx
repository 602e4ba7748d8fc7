import type { CustomerAddressView } from '@talloor/contracts/endpoints/customers.ts';
import { useTranslation } from 'react-i18next';
import styles from './CustomerPage.module.css';

export function AddressText({ address }: { address: CustomerAddressView }) {
  const { t } = useTranslation();
  const { addressee, street, street_number: number, po_box: box, postal, city } = address;
  const isErased = street === null || number === null;
  const atDoor = isErased
    ? t('myCustomers.erasedPart')
    : `${street} ${number}${box ? ` ${t('myCustomers.box', { box })}` : ''}`;
  return (
    <address className={`stack upright below-12 breaks ${styles['customer-address']}`}>
      <b>{addressee ?? t('myCustomers.erasedPart')}</b>
      <span>{atDoor}</span>
      <span>
        <span>{postal}</span> <span>{city}</span>
      </span>
      <span>{t('myCustomers.country')}</span>
    </address>
  );
}
