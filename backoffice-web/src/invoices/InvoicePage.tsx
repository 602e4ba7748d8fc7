import { Link } from 'react-router-dom';
import type { OfficeInvoice } from '@talloor/contracts/endpoints/officeInvoices.ts';
import { formatAmount } from '@talloor/rules/format/money.ts';
import { formatDifferenceValue } from '@talloor/rules/invoice/formatDifferenceValue.ts';
import { useMayEdit } from '../data/useMayEdit.ts';
import '../content/ContentTable.css';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { formatInstant } from '../layout/instant.ts';
import { OfficeHeading } from '../layout/OfficeHeading.tsx';
import { RecordPage } from '../layout/RecordPage.tsx';
import { PeopleCard } from '../people/PeopleCard.tsx';
import { PlainTable } from '../people/PlainTable.tsx';
import { dayText } from './dayText.ts';
import { InvoiceDisputes } from './InvoiceDisputes.tsx';
import { InvoiceLines } from './InvoiceLines.tsx';
import { InvoiceNotes } from './InvoiceNotes.tsx';
import { InvoiceTag } from './InvoiceTag.tsx';
import './invoices.css';

const isWhole = (invoice: Partial<OfficeInvoice>): invoice is OfficeInvoice => invoice.lines !== undefined;

export const InvoicePage = () => {
  const { t } = useOfficeText();
  return (
    <RecordPage<OfficeInvoice>
      resource="invoices"
      isWhole={isWhole}
      notFound={t('invoices.notFound')}
      list={{ to: '/invoices', label: t('invoices.toList') }}
    >
      {(invoice) => <InvoiceDetails invoice={invoice} />}
    </RecordPage>
  );
};

const InvoiceDetails = ({ invoice }: { readonly invoice: OfficeInvoice }) => {
  const { t, language } = useOfficeText();
  const mayEdit = useMayEdit('settle_invoices') === true;
  const { id, due_on: due } = invoice;
  return (
    <>
      <nav className="content-breadcrumb" aria-label={t('console.breadcrumb')}>
        <Link to="/invoices">{t('invoices.title')}</Link> / <span>{id}</span>
      </nav>
      <div className="office-head">
        <div>
          <OfficeHeading title={t(`invoices.${invoice.kind}`, { number: id })}>
            <InvoiceTag state={invoice.state} />
          </OfficeHeading>
          <p>
            <Link to={`/customers/${invoice.customer.customer_number}/show`}>{invoice.customer.name}</Link>
            {', '}
            <b>{formatAmount(language, invoice.amount)}</b>
          </p>
          <small>
            {due === null
              ? t('invoices.ofCredit', { day: dayText(invoice.issued_on) })
              : t('invoices.of', { day: dayText(invoice.issued_on), due: dayText(due) })}
          </small>
        </div>
        <Link className="office-button" to={`/invoices/${id}/history`}>
          {t('invoices.history')}
        </Link>
      </div>
      <div className="invoice-whole">
        <Sources invoice={invoice} />
        <InvoiceDisputes invoice={invoice} mayEdit={mayEdit} />
        <Differences invoice={invoice} />
        <InvoiceLines invoice={invoice} />
        <Payments invoice={invoice} />
        <InvoiceNotes invoice={invoice} mayEdit={mayEdit} />
      </div>
    </>
  );
};

const Sources = ({ invoice }: { readonly invoice: OfficeInvoice }) => {
  const { t } = useOfficeText();
  const list = (label: string, numbers: readonly string[], to: (number: string) => string) =>
    numbers.length > 0 && (
      <div className="wraps gap-8">
        <dt className="muted">{label}</dt>
        {numbers.map((number) => (
          <dd key={number}>
            <Link to={to(number)}>{number}</Link>
          </dd>
        ))}
      </div>
    );
  return (
    <section className="office-card people-card" aria-label={t('invoices.orders')}>
      <dl className="invoice-sources">
        {list(t('invoices.orders'), invoice.order_numbers, (number) => `/orders/${number}`)}
        {list(t('invoices.notes'), invoice.order_numbers, (number) => `/orders/${number}/delivery`)}
        {list(t('invoices.returns'), invoice.return_ids, (number) => `/returns/${number}/show`)}
        {list(t('invoices.related'), invoice.related, (number) => `/invoices/${number}/show`)}
      </dl>
      <p className="request-said">
        {invoice.communication !== null && <span>{t('invoices.communication', { text: invoice.communication })}</span>}{' '}
        {invoice.buyer_reference !== '' && <span>{t('invoices.reference', { text: invoice.buyer_reference })}</span>}
      </p>
    </section>
  );
};

const Differences = ({ invoice }: { readonly invoice: OfficeInvoice }) => {
  const { t, language } = useOfficeText();
  const { difference_list: differences, expected_amount: expectedAmount } = invoice;
  return (
    <PeopleCard id="invoice-differences" title={t('invoices.differences')}>
      {differences.length === 0 ? (
        <p className="people-empty">{t('invoices.noDifferences')}</p>
      ) : (
        <>
          {expectedAmount !== null && (
            <p className="request-said">{t('invoices.expected', { amount: formatAmount(language, expectedAmount) })}</p>
          )}
          <PlainTable
            caption={t('invoices.differences')}
            columns={[
              { title: t('invoices.line') },
              { title: t('invoices.what') },
              { title: t('invoices.invoiced') },
              { title: t('invoices.expectedValue') },
              { title: t('invoices.difference'), isNumber: true },
            ]}
          >
            {differences.map((each, index) => (
              <tr key={index}>
                <td>
                  <span>{each.line ?? each.delivery_number ?? '–'}</span>
                  {each.description !== null && <small className="as-block">{each.description}</small>}
                </td>
                <th scope="row">{t(`invoices.kinds.${each.about}`)}</th>
                <td>{formatDifferenceValue(language, each.about, each.invoiced)}</td>
                <td>{formatDifferenceValue(language, each.about, each.expected)}</td>
                <td className="num">{formatAmount(language, each.difference)}</td>
              </tr>
            ))}
          </PlainTable>
        </>
      )}
    </PeopleCard>
  );
};

const Payments = ({ invoice: { payments } }: { readonly invoice: OfficeInvoice }) => {
  const { t, language } = useOfficeText();
  return (
    <PeopleCard id="invoice-payments" title={t('invoices.payments')}>
      {payments.length === 0 ? (
        <p className="people-empty">{t('invoices.noPayments')}</p>
      ) : (
        <ul className="invoice-entries">
          {payments.map((entry, index) => (
            <li className="cluster apart gap-8" key={`${entry.kind}-${entry.payment_id ?? index}`}>
              <span>
                {entry.payment_id === null ? (
                  <b>{t(`invoices.entries.${entry.kind}`)}</b>
                ) : (
                  <Link to={`/payments/${entry.payment_id}/show`}>{t(`invoices.entries.${entry.kind}`)}</Link>
                )}
                <small className="as-block">
                  {`${formatInstant(language, entry.at)}, ${t(`payments.states.${entry.state}`)}`}
                </small>
              </span>
              <b>{formatAmount(language, entry.amount)}</b>
            </li>
          ))}
        </ul>
      )}
    </PeopleCard>
  );
};
