import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { useTranslation } from 'react-i18next';
import { StateChip } from '../components/StateChip.tsx';
import type { Customer } from '../session/SessionProvider.tsx';
import './CustomerSwitcher.css';

type CustomerOptionProps = {
  readonly customer: Customer;
  readonly isChosen: boolean;
  readonly isBusy: boolean;
  readonly onPick: () => void;
};

/** One customer of the choice; who cannot order is shown with the reason and cannot be picked. */
export function CustomerOption({ customer, isChosen, isBusy, onPick }: CustomerOptionProps) {
  const { t } = useTranslation();
  const isActive = customer.status === 'active';
  return (
    <button
      type="button"
      className="switcher-option"
      aria-current={isChosen ? 'true' : undefined}
      aria-disabled={isActive ? undefined : true}
      aria-busy={isBusy || undefined}
      onClick={() => {
        if (isActive) onPick();
      }}
    >
      <span className="switcher-initials" aria-hidden="true">
        {initials(customer.name)}
      </span>
      <span>
        <b>{customer.name}</b>
        <small>
          {customer.customer_number} · {customer.address}, {customer.city}
        </small>
      </span>
      {customer.status !== 'active' && <StateChip state="blocked">{t(`customers.${customer.status}`)}</StateChip>}
      {isChosen && (
        <span className="switcher-current">
          <CheckCircleIcon size={18} weight="fill" />
          {t('customers.current')}
        </span>
      )}
    </button>
  );
}

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join('');
