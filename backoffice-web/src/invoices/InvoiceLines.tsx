import type { OfficeInvoice } from '@talloor/contracts/endpoints/officeInvoices.ts';
import { formatAmount, formatNumber, formatUnitPrice } from '@talloor/rules/format/money.ts';
import { numbersText } from '@talloor/rules/format/numbersText.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { PeopleCard } from '../people/PeopleCard.tsx';
import { PlainTable } from '../people/PlainTable.tsx';

const columns = ['line', 'note', 'description', 'quantity', 'price', 'vat', 'total'] as const;

export const InvoiceLines = ({ invoice }: { readonly invoice: OfficeInvoice }) => {
  const { t, language } = useOfficeText();
  const amount = (euros: number) => formatAmount(language, euros);
  return (
    <PeopleCard id="invoice-lines" title={t('invoices.lines')}>
      <PlainTable
        caption={t('invoices.lines')}
        columns={columns.map((column) => ({ title: t(`invoices.${column}`), isNumber: column === 'total' }))}
      >
        {invoice.lines.map((line) => (
          <tr key={line.line}>
            <td>{line.line}</td>
            <td>{line.delivery_number}</td>
            <th scope="row">
              <span>{line.description}</span>{' '}
              {line.article_number !== null && (
                <small className="muted">{numbersText(line.article_number, line.erp_number)}</small>
              )}
            </th>
            <td>
              {line.quantity !== null && <span>{`${formatNumber(language, line.quantity)} ${line.unit ?? ''}`}</span>}
              {line.weight !== null && (
                <small className="as-block">{`${formatNumber(language, line.weight)} ${line.price_unit ?? ''}`}</small>
              )}
            </td>
            <td>{line.price !== null && formatUnitPrice(language, line.price)}</td>
            <td>{line.tax_percentage !== null && `${formatNumber(language, line.tax_percentage)} %`}</td>
            <td className="num">{amount(line.total)}</td>
          </tr>
        ))}
      </PlainTable>
      <p className="request-said">
        {t('invoices.sums', {
          excl: amount(invoice.total_excl_vat),
          vat: amount(invoice.total_vat),
          deposit: amount(invoice.deposit),
        })}
      </p>
    </PeopleCard>
  );
};
