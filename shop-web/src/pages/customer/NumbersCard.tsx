import type { CustomerDetails } from '@talloor/contracts/endpoints/customers.ts';
import { useTranslation } from 'react-i18next';
import { useSegmentName } from './useSegmentName.ts';

export function NumbersCard({ customer }: { customer: CustomerDetails }) {
  const { t } = useTranslation();
  const segmentName = useSegmentName();
  const fact = (name: string, value: string) => (
    <div>
      <dt>{name}</dt>
      <dd>{value === '' ? <span className="muted">{t('myCustomers.unknown')}</span> : value}</dd>
    </div>
  );
  return (
    <section className="card padded customer-numbers" aria-labelledby="customer-numbers">
      <h2 id="customer-numbers">{t('myCustomers.numbers')}</h2>
      <dl className="stack">
        {fact(t('myCustomers.number'), customer.customer_number)}
        {fact(t('myCustomers.name'), customer.name)}
        {fact(t('myCustomers.vat'), customer.vat_number)}
        {fact(t('myCustomers.segment'), segmentName(customer.segment))}
        {fact(t('myCustomers.account'), customer.account_number)}
        {customer.erp_number !== null && fact(t('myCustomers.erpNumber'), customer.erp_number)}
      </dl>
    </section>
  );
}
