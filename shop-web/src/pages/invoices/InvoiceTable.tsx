import type { InvoiceSummary } from '@talloor/contracts/endpoints/invoices.ts';
import { formatDate } from '@talloor/rules/format/dates.ts';
import { formatAmount } from '@talloor/rules/format/money.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { TableHead } from '../../components/TableHead.tsx';
import { useLanguage, usePath } from '../../i18n/LanguageProvider.tsx';
import { InvoiceChip } from '../../invoices/InvoiceChip.tsx';
import styles from './InvoicesPage.module.css';

type InvoiceTableProps = {
  readonly invoices: readonly InvoiceSummary[];
  readonly chosenNumbers: ReadonlySet<string>;
  readonly isUpdating: boolean;
  readonly onChoose: (invoices: readonly InvoiceSummary[], isChosen: boolean) => void;
};

export function InvoiceTable({ invoices, chosenNumbers, isUpdating, onChoose }: InvoiceTableProps) {
  const { t } = useTranslation();
  const column = (name: 'choose' | 'number' | 'date' | 'due' | 'orders' | 'state' | 'amount' | 'open') => ({
    cell: `cell-${name}`,
    label: t(`invoices.column.${name}`),
  });
  const isAllChosen = invoices.length > 0 && invoices.every(({ number }) => chosenNumbers.has(number));
  return (
    <div className={`card ${styles['table-frame']}${isUpdating ? ' is-updating' : ''}`}>
      {invoices.length > 1 && (
        <label className={`pad-12-16 line-below inline gap-12 full ${styles['choose-all']}`}>
          <input type="checkbox" checked={isAllChosen} onChange={({ target }) => onChoose(invoices, target.checked)} />
          <span>{t('invoices.chooseAll')}</span>
        </label>
      )}
      <table className={`tabular ${styles['table']} line-table`} aria-label={t('invoices.title')}>
        <TableHead
          columns={[
            { ...column('choose'), isHidden: true },
            column('number'),
            column('date'),
            column('due'),
            column('orders'),
            column('state'),
            column('amount'),
            column('open'),
          ]}
        />
        <tbody>
          {invoices.map((invoice) => (
            <InvoiceRow
              key={invoice.number}
              invoice={invoice}
              isChosen={chosenNumbers.has(invoice.number)}
              onChoose={(isChosen) => onChoose([invoice], isChosen)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type InvoiceRowProps = {
  readonly invoice: InvoiceSummary;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
};

function InvoiceRow({ invoice, isChosen, onChoose }: InvoiceRowProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const path = usePath();
  const { number, kind, state, open_amount: open, usable_credit: credit } = invoice;
  const kindName = t(`invoices.kind.${kind}`);
  const remarks = [
    ...(kind === 'credit_note' ? [kindName] : []),
    ...(invoice.is_disputed ? [t('invoices.disputed')] : []),
    ...(invoice.differences > 0 ? [t('invoices.differs', { count: invoice.differences })] : []),
    ...(invoice.is_payment_expired ? [t('invoices.expired')] : []),
  ];
  return (
    <tr className={isChosen ? 'is-chosen' : undefined}>
      <td className="cell-choose">
        <label className={`stack centred pointer ${styles['tick']}`}>
          <input
            type="checkbox"
            checked={isChosen}
            aria-label={t('invoices.chooseName', { kind: kindName, number })}
            onChange={({ target }) => onChoose(target.checked)}
          />
        </label>
      </td>
      <th scope="row" className="cell-number">
        <Link to={`${path('invoice')}?number=${number}`}>{number}</Link>
        {remarks.length > 0 && (
          <span className="facts">
            {remarks.map((remark) => (
              <span key={remark}>{remark}</span>
            ))}
          </span>
        )}
      </th>
      <td className="cell-date">{formatDate(language, invoice.invoice_date)}</td>
      <td className="cell-due">
        {invoice.due_date !== null && (
          <>
            <span className={styles['narrow-label']}>{t('invoices.column.due')} </span>
            <span>{formatDate(language, invoice.due_date)}</span>
          </>
        )}
      </td>
      <td className="cell-orders">
        <span className={styles['narrow-label']}>{t('invoices.column.orders')} </span>
        <span>{invoice.order_numbers.join(', ')}</span>
      </td>
      <td className="cell-state">
        <InvoiceChip state={state} />
      </td>
      <td className="cell-amount">
        {formatAmount(language, kind === 'credit_note' ? -invoice.amount : invoice.amount)}
      </td>
      <td className="cell-open">
        {open > 0 && <strong>{formatAmount(language, open)}</strong>}
        {credit > 0 && (
          <span className="small nowrap">{t('invoices.overpaid', { amount: formatAmount(language, credit) })}</span>
        )}
      </td>
    </tr>
  );
}
