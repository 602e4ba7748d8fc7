import { ListBase, useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { invoiceStates } from '@talloor/contracts/endpoints/invoices.ts';
import type { OfficeInvoiceRow } from '@talloor/contracts/endpoints/officeInvoices.ts';
import { atMost } from '@talloor/look/fieldNotices/atMost.ts';
import { formatAmount } from '@talloor/rules/format/money.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { ListPage } from '../layout/ListPage.tsx';
import { FilterChips } from '../people/FilterChips.tsx';
import { dayText } from './dayText.ts';
import { InvoiceTag } from './InvoiceTag.tsx';
import './invoices.css';

export const InvoiceList = () => (
  <ListBase resource="invoices" sort={{ field: 'issued_on', order: 'DESC' }} perPage={50}>
    <Page />
  </ListBase>
);

const Page = () => {
  const { t, language } = useOfficeText();
  const { data } = useListContext<OfficeInvoiceRow>();
  return (
    <ListPage
      title={t('invoices.title')}
      about={t('invoices.about')}
      empty={t('invoices.empty')}
      filters={<Filters />}
      heads={[
        { label: t('invoices.number') },
        { label: t('invoices.customer') },
        { label: t('invoices.issuedOn') },
        { label: t('invoices.dueOn') },
        { label: t('invoices.state') },
        { label: t('invoices.amount'), isNumber: true },
        { label: t('invoices.open'), isNumber: true },
      ]}
    >
      {data?.map((row) => (
        <tr key={row.id}>
          <th scope="row">
            <Link to={`/invoices/${row.id}/show`}>{row.id}</Link>
            <small className="content-subtitle">{remarksOf(row, t).join(', ')}</small>
          </th>
          <td data-label={t('invoices.customer')}>
            <Link to={`/customers/${row.customer.customer_number}/show`}>{row.customer.name}</Link>
          </td>
          <td data-label={t('invoices.issuedOn')}>{dayText(row.issued_on)}</td>
          <td data-label={t('invoices.dueOn')}>{row.due_on === null ? '–' : dayText(row.due_on)}</td>
          <td data-label={t('invoices.state')}>
            <InvoiceTag state={row.state} />
          </td>
          <td className="num" data-label={t('invoices.amount')}>
            {formatAmount(language, row.kind === 'credit_note' ? -row.amount : row.amount)}
          </td>
          <td className="num" data-label={t('invoices.open')}>
            {row.open_amount > 0
              ? formatAmount(language, row.open_amount)
              : row.usable_credit > 0
                ? formatAmount(language, -row.usable_credit)
                : '–'}
          </td>
        </tr>
      ))}
    </ListPage>
  );
};

const remarksOf = (row: OfficeInvoiceRow, t: ReturnType<typeof useOfficeText>['t']): readonly string[] => [
  ...(row.is_disputed ? [t('invoices.disputed')] : []),
  ...(row.differences > 0 ? [t('invoices.differs', { count: row.differences })] : []),
  ...(row.is_payment_expired ? [t('invoices.expired')] : []),
];

const Filters = () => {
  const { t } = useOfficeText();
  const { filterValues, setFilters } = useListContext();
  const { number = '', customer = '', state = '' } = filterValues as Readonly<Record<string, string>>;
  const set = (changes: Readonly<Record<string, string>>) =>
    setFilters(Object.fromEntries(Object.entries({ ...filterValues, ...changes }).filter(([, value]) => value !== '')));
  return (
    <>
      <FilterChips
        choices={[
          { label: t('invoices.parts.all'), filter: {} },
          { label: t('invoices.parts.overdue'), filter: { state: 'overdue' } },
          { label: t('invoices.parts.disputed'), filter: { mark: 'disputed' } },
          { label: t('invoices.parts.differences'), filter: { mark: 'differences' } },
          { label: t('invoices.parts.credits'), filter: { kind: 'credit_note' } },
        ]}
      />
      <div className="invoice-filters wraps">
        <label className="stack one-column gap-4 weight-600">
          <span>{t('invoices.number')}</span>
          <input
            type="search"
            className="office-field"
            inputMode="numeric"
            {...atMost(20)}
            value={number}
            onChange={(event) => set({ number: event.target.value.replaceAll(/\D/g, '') })}
          />
        </label>
        <label className="stack one-column gap-4 weight-600">
          <span>{t('invoices.customerSearch')}</span>
          <input
            type="search"
            className="office-field"
            {...atMost(60)}
            value={customer}
            onChange={(event) => set({ customer: event.target.value })}
          />
        </label>
        <label className="stack one-column gap-4 weight-600">
          <span>{t('invoices.state')}</span>
          <select className="office-field" value={state} onChange={(event) => set({ state: event.target.value })}>
            <option value="">{t('invoices.allStates')}</option>
            {invoiceStates.map((each) => (
              <option key={each} value={each}>
                {t(`invoices.states.${each}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
    </>
  );
};
