import Button from '@mui/material/Button';
import type { CustomerDetails } from '@talloor/contracts/endpoints/customers.ts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StateChip } from '../../components/StateChip.tsx';
import { AddressText } from './AddressText.tsx';
import { ChangeForm } from './ChangeForm.tsx';

type AddressCardProps = { readonly customer: CustomerDetails; readonly kind: 'delivery' | 'billing' };

export function AddressCard({ customer, kind }: AddressCardProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // The button that opened the form may be gone.
    if (wasOpen.current && !isOpen) heading.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const address = kind === 'delivery' ? customer.delivery_address : customer.billing_address;
  const waits = customer.changes.some((change) => change.kind === kind && change.status === 'requested');
  const isChangeable = customer.status !== 'cancelled';
  return (
    <section className="card padded" aria-labelledby={`address-${kind}`}>
      <h2 id={`address-${kind}`} ref={heading} tabIndex={-1}>
        {t(`myCustomers.${kind}`)}
      </h2>
      <AddressText address={address} />
      {waits && (
        <p className="cluster gap-8">
          <StateChip state="open">{t('myCustomers.status.requested')}</StateChip>
          <span>{t('myCustomers.waiting')}</span>
        </p>
      )}
      {!waits && !isOpen && isChangeable && customer.may_request_change && (
        <Button variant="outlined" onClick={() => setIsOpen(true)}>
          <span>{t(`myCustomers.ask.${kind}`)}</span>
        </Button>
      )}
      {isChangeable && !customer.may_request_change && <p className="muted small">{t('myCustomers.askManager')}</p>}
      {!waits && isOpen && (
        <ChangeForm
          customerNumber={customer.customer_number}
          kind={kind}
          address={address}
          onClose={() => setIsOpen(false)}
        />
      )}
    </section>
  );
}
