import { ListBase, useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import type { OfficePaymentRow } from '@talloor/contracts/endpoints/officeInvoices.ts';
import { formatAmount } from '@talloor/rules/format/money.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import '../invoices/invoices.css';
import { formatInstant } from '../layout/instant.ts';
import { ListPage } from '../layout/ListPage.tsx';
import { FilterChips } from '../people/FilterChips.tsx';
import { PaymentTag } from './PaymentTag.tsx';

const parts = ['all', 'todo', 'under_way', 'paid', 'ended'] as const;

export const PaymentList = () => (
  <ListBase resource="payments" sort={{ field: 'started_at', order: 'DESC' }} perPage={50}>
    <Page />
  </ListBase>
);

const Page = () => {
  const { t, language } = useOfficeText();
  const { data } = useListContext<OfficePaymentRow>();
  return (
    <ListPage
      title={t('payments.title')}
      about={t('payments.about')}
      empty={t('payments.empty')}
      filters={
        <FilterChips
          choices={parts.map((part) => ({
            label: t(`payments.parts.${part}`),
            filter: part === 'all' ? {} : { part },
          }))}
        />
      }
      heads={[
        { label: t('payments.started') },
        { label: t('invoices.customer') },
        { label: t('payments.invoices') },
        { label: t('payments.state') },
        { label: t('payments.credits'), isNumber: true },
        { label: t('payments.money'), isNumber: true },
      ]}
    >
      {data?.map((row) => (
        <tr key={row.id}>
          <th scope="row">
            <Link to={`/payments/${row.id}/show`}>{formatInstant(language, row.started_at)}</Link>
          </th>
          <td data-label={t('invoices.customer')}>{row.customer.name}</td>
          <td data-label={t('payments.invoices')}>{row.invoice_numbers.join(', ')}</td>
          <td data-label={t('payments.state')}>
            <PaymentTag state={row.state} /> {row.is_flagged && <small>{t('payments.flagged')}</small>}
          </td>
          <td className="num" data-label={t('payments.credits')}>
            {row.credits > 0 ? formatAmount(language, row.credits) : '–'}
          </td>
          <td className="num" data-label={t('payments.money')}>
            {formatAmount(language, row.amount)}
          </td>
        </tr>
      ))}
    </ListPage>
  );
};
