import { TruckIcon } from '@phosphor-icons/react/dist/csr/Truck';
import type { InvoiceLineView, InvoiceView } from '@talloor/contracts/endpoints/invoices.ts';
import { formatWeekdayDate } from '@talloor/rules/format/dates.ts';
import { formatAmount, formatNumber, formatUnitPrice } from '@talloor/rules/format/money.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { TableHead } from '../../components/TableHead.tsx';
import { useLanguage, usePath } from '../../i18n/LanguageProvider.tsx';
import { usePastDay } from '../../i18n/usePastDay.ts';
import { useLineWords } from '../../invoices/useLineWords.ts';
import { streetOf } from '../../orders/streetOf.ts';
import { TicketSums } from '../../ticket/TicketSums.tsx';
import { DueDay } from './DueDay.tsx';
import styles from './InvoicePage.module.css';

export function InvoiceDocument({ invoice }: { readonly invoice: InvoiceView }) {
  const { t } = useTranslation();
  return (
    <section className={`card ${styles['document']}`} aria-label={t('invoice.page')}>
      <Addresses invoice={invoice} />
      {invoice.notes.map((note) => (
        <NotePart key={note.delivery_number} note={note} />
      ))}
      <Totals invoice={invoice} />
    </section>
  );
}

function Addresses({ invoice }: { readonly invoice: InvoiceView }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { billing_address: billing, due_date: due, buyer_reference: reference } = invoice;
  const addresses = new Map(
    invoice.notes.flatMap(({ address }) => {
      if (address === null) return [];
      const name = address.name ?? invoice.customer_name;
      const street = streetOf(address);
      return [[[name, street, address.postal, address.city].join('|'), { name, street, address }] as const];
    }),
  );
  return (
    <div className={`padded line-below ${styles['addresses']}`}>
      <div>
        <h2 className="text-14 muted weight-400">{t('invoice.billing')}</h2>
        <p>
          <b>{billing.name}</b>
          <br />
          <span>{billing.address}</span>, <span>{billing.postal}</span> <span>{billing.city}</span>
          {invoice.vat_number !== null && (
            <>
              <br />
              <span>{t('invoice.vatNumber', { number: invoice.vat_number })}</span>
            </>
          )}
        </p>
        {reference !== '' && <p className="small muted">{t('invoice.reference', { reference })}</p>}
      </div>
      {addresses.size > 0 && (
        <div>
          <h2 className="text-14 muted weight-400">{t('invoice.delivery')}</h2>
          {[...addresses].map(([key, { name, street, address }]) => (
            <p key={key}>
              <b>{name}</b>
              <br />
              {street !== '' && <span>{`${street}, `}</span>}
              <span>{address.postal}</span> <span>{address.city}</span>
            </p>
          ))}
        </div>
      )}
      {due !== null && (
        <div>
          <h2 className="text-14 muted weight-400">{t('invoice.due')}</h2>
          <p>
            <b>{formatWeekdayDate(language, due)}</b>
          </p>
          {(invoice.state === 'open' || invoice.state === 'overdue') && <DueDay due={due} />}
        </div>
      )}
    </div>
  );
}

function NotePart({ note }: { readonly note: InvoiceView['notes'][number] }) {
  const { t } = useTranslation();
  const path = usePath();
  const pastDay = usePastDay();
  const { delivery_number: number, order_number: order, delivery_date: day } = note;
  const returnIds = [...new Set(note.lines.flatMap(({ return_id: id }) => (id === null ? [] : [id])))];
  return (
    <>
      <h2 className={`pad-12-16 line-below cluster gap-8 text-14 ${styles['note-head']}`}>
        <TruckIcon size={18} />
        <span>{t('invoice.note')}</span>
        <Link to={`${path('deliveryNote')}?number=${number}`}>{number}</Link>
        <span className="facts weight-400">
          {day !== null && <span>{t('invoice.delivered', { day: pastDay(day) })}</span>}
          {order !== null && (
            <span>
              <span>{t('invoice.order')}</span> <Link to={`${path('orderDetail')}?order=${order}`}>{order}</Link>
            </span>
          )}
          {returnIds.map((id) => (
            <Link key={id} to={`${path('returns')}?id=${id}`}>
              {t('invoice.return', { number: id })}
            </Link>
          ))}
        </span>
      </h2>
      <table className={`tabular ${styles['lines']} line-table`} aria-label={t('invoice.lines', { number })}>
        <TableHead
          columns={[
            { cell: 'cell-article', label: t('invoice.article') },
            { cell: 'cell-name', label: t('invoice.description') },
            { cell: 'cell-quantity', label: t('invoice.quantity') },
            { cell: 'cell-price', label: t('invoice.price') },
            { cell: 'cell-vat', label: t('invoice.vat') },
            { cell: 'cell-total', label: t('invoice.total') },
          ]}
        />
        <tbody>
          {note.lines.map((line) => (
            <LineRow key={line.line} line={line} />
          ))}
        </tbody>
      </table>
    </>
  );
}

function LineRow({ line }: { readonly line: InvoiceLineView }) {
  const language = useLanguage();
  const { nameOf, quantityOf } = useLineWords();
  const { weight, tax_percentage: rate } = line;
  const quantity = quantityOf(line);
  return (
    <tr className={`is-${line.kind}`}>
      <td className="cell-article">
        {line.article_number}
        {line.erp_number && <small>{line.erp_number}</small>}
      </td>
      <th scope="row" className="cell-name">
        {nameOf(line)}
      </th>
      <td className="cell-quantity">
        {quantity !== null && <span>{quantity}</span>}
        {weight !== null && <small>{`${formatNumber(language, weight)} ${line.price_unit ?? ''}`}</small>}
      </td>
      <td className="cell-price">{line.price !== null && formatUnitPrice(language, line.price)}</td>
      <td className="cell-vat">{rate !== null && `${formatNumber(language, rate)} %`}</td>
      <td className="cell-total">{formatAmount(language, line.total)}</td>
    </tr>
  );
}

function Totals({ invoice }: { readonly invoice: InvoiceView }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { deposit, empties, paid, credited, open_amount: open } = invoice;
  const sum = (key: 'exclusive' | 'vatTotal' | 'deposit' | 'empties' | 'paid' | 'credited', amount: number) => ({
    key,
    label: t(`invoice.${key}`),
    amount,
    isApproximate: false,
  });
  const isPartlyPaid = invoice.kind === 'invoice' && paid + credited > 0;
  return (
    <div className={`padded ${styles['totals']}`}>
      <table className="tabular small" aria-label={t('invoice.vatTable')}>
        <thead>
          <tr className="muted">
            <th scope="col">{t('invoice.rate')}</th>
            <th scope="col">{t('invoice.base')}</th>
            <th scope="col">{t('invoice.vat')}</th>
          </tr>
        </thead>
        <tbody>
          {invoice.vat.map(({ tax_percentage: rate, base, amount }) => (
            <tr key={rate}>
              <th scope="row">{`${formatNumber(language, rate)} %`}</th>
              <td>{formatAmount(language, base)}</td>
              <td>{formatAmount(language, amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <TicketSums
        sums={[
          sum('exclusive', invoice.total_excl_vat),
          sum('vatTotal', invoice.total_vat),
          ...(deposit === 0 ? [] : [sum('deposit', deposit)]),
          ...(empties === 0 ? [] : [sum('empties', empties)]),
          {
            key: 'amount',
            label: t('invoice.amount'),
            amount: invoice.amount,
            isApproximate: false,
            emphasis: 'total',
          },
          ...(paid > 0 ? [sum('paid', -paid)] : []),
          ...(credited > 0 ? [sum('credited', -credited)] : []),
          ...(isPartlyPaid
            ? [
                {
                  key: 'open',
                  label: t('invoice.openAmount'),
                  amount: open,
                  isApproximate: false,
                  emphasis: 'strong' as const,
                },
              ]
            : []),
        ]}
      />
    </div>
  );
}
