import { TruckIcon } from '@phosphor-icons/react/dist/csr/Truck';
import type { MyCustomer } from '@talloor/contracts/endpoints/customers.ts';
import { formatDay } from '@talloor/rules/format/dates.ts';
import { useTranslation } from 'react-i18next';
import { StateChip } from '../components/StateChip.tsx';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import type { Customer } from '../session/SessionProvider.tsx';
import { BasketInWords } from './BasketInWords.tsx';
import './CustomerSwitcher.css';
import { initialsOf } from './initialsOf.ts';

type CustomerOptionProps = {
  readonly customer: Customer;
  readonly summary: MyCustomer | undefined;
  readonly isChosen: boolean;
  readonly isBusy: boolean;
  readonly onPick: () => void;
};

export function CustomerOption({ customer, summary, isChosen, isBusy, onPick }: CustomerOptionProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const isActive = customer.status === 'active';
  return (
    <button
      type="button"
      className="full clear to-left switcher-option stack gap-12"
      aria-current={isChosen ? 'true' : undefined}
      aria-disabled={isActive ? undefined : true}
      aria-busy={isBusy || undefined}
      onClick={() => {
        if (isActive) onPick();
      }}
    >
      <span className="white stack centred weight-660 small switcher-initials" aria-hidden="true">
        {initialsOf(customer.name)}
      </span>
      <span>
        <b className="text-15 weight-640 as-block">{customer.name}</b>
        <small className="as-block muted small">
          <span>{customer.customer_number}</span> · <span>{customer.address}</span>, <span>{summary?.postal}</span>{' '}
          <span>{customer.city}</span>
        </small>
        {customer.status !== 'active' && (
          <small className="as-block muted small">{t(`myCustomers.${customer.status}Why`)}</small>
        )}
      </span>
      {customer.status !== 'active' && <StateChip state="blocked">{t(`customers.${customer.status}`)}</StateChip>}
      {isActive && (
        <span className="to-right tabular switcher-state">
          {isChosen && <span className="sr-only">{t('customers.current')}</span>}
          {summary !== undefined && (
            <>
              <b className="text-15 as-block gap-6">
                <TruckIcon size={16} weight="fill" />
                <span className="sr-only">
                  <span>{t('myCustomers.next')}</span>:{' '}
                </span>
                <span>
                  {summary.next_delivery === null
                    ? t('myCustomers.noNext')
                    : formatDay(language, summary.next_delivery)}
                </span>
              </b>
              <small className="as-block muted small">
                <span className="sr-only">
                  <span>{t('myCustomers.basket')}</span>:{' '}
                </span>
                <BasketInWords {...summary} />
              </small>
            </>
          )}
        </span>
      )}
    </button>
  );
}
