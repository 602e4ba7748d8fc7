import Button from '@mui/material/Button';
import { TruckIcon } from '@phosphor-icons/react/dist/csr/Truck';
import type { MyCustomer } from '@talloor/contracts/endpoints/customers.ts';
import { formatDay } from '@talloor/rules/format/dates.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { StateChip } from '../../components/StateChip.tsx';
import { BasketInWords } from '../../customers/BasketInWords.tsx';
import { initialsOf } from '../../customers/initialsOf.ts';
import { useChooseCustomer } from '../../customers/useChooseCustomer.ts';
import { useLanguage, usePath } from '../../i18n/LanguageProvider.tsx';
import { useSession } from '../../session/SessionProvider.tsx';
import styles from './CustomersPage.module.css';

export function CustomerCard({ customer }: { customer: MyCustomer }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const path = usePath();
  const { customer: current } = useSession();
  const { busy, choose } = useChooseCustomer();
  const number = customer.customer_number;
  const isCurrent = number === current?.customer_number;
  const details = path('customer', { customer: number });
  return (
    <article
      className={`card ${styles['customer-card']} stack gap-12${isCurrent ? ' is-current' : ''}`}
      aria-labelledby={`customer-${number}`}
    >
      <div className={`shrinks ${styles['customer-who']} row gap-12`}>
        <span className="white stack centred weight-660 small switcher-initials" aria-hidden="true">
          {initialsOf(customer.name)}
        </span>
        <div>
          <h2 id={`customer-${number}`}>{customer.name}</h2>
          <p className="small muted">
            <span>{number}</span> · <span>{customer.address}</span>, <span>{customer.postal}</span>{' '}
            <span>{customer.city}</span>
          </p>
        </div>
      </div>
      {customer.status === 'active' ? (
        <dl className={`${styles['customer-facts']} wraps`}>
          <div>
            <dt className="small muted">{t('myCustomers.next')}</dt>
            <dd className="row gap-6 weight-600">
              <TruckIcon size={16} weight="fill" />
              <span>
                {customer.next_delivery === null
                  ? t('myCustomers.noNext')
                  : formatDay(language, customer.next_delivery)}
              </span>
            </dd>
          </div>
          <div>
            <dt className="small muted">{t('myCustomers.basket')}</dt>
            <dd className="row gap-6 weight-600">
              <BasketInWords {...customer} />
            </dd>
          </div>
        </dl>
      ) : (
        <p>
          <StateChip state="blocked">{t(`myCustomers.${customer.status}Why`)}</StateChip>
        </p>
      )}
      {customer.open_changes > 0 && (
        <p>
          <StateChip state="open">{t('myCustomers.changes', { count: customer.open_changes })}</StateChip>
        </p>
      )}
      <div className={`tall ${styles['customer-actions']} cluster`}>
        {isCurrent && <StateChip state="done">{t('myCustomers.current')}</StateChip>}
        {!isCurrent && customer.status === 'active' && (
          <Button
            variant="outlined"
            aria-busy={busy === number || undefined}
            onClick={() => void choose(number, customer.name)}
          >
            {t('myCustomers.choose')}
          </Button>
        )}
        <Link className="link" to={details}>
          <span>{t('myCustomers.details')}</span>
          <span className="sr-only">
            , <span>{customer.name}</span>
          </span>
        </Link>
      </div>
    </article>
  );
}
