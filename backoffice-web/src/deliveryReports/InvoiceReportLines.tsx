import { useOfficeText } from '../i18n/useOfficeText.ts';
import { PlainTable } from '../people/PlainTable.tsx';
import { displayText, reportOf, type RawRow } from './rawReport.ts';

const columns = ['line', 'delivery_number', 'article_number', 'quantity', 'price', 'total'] as const;
const isNumber = (column: string): boolean => ['quantity', 'price', 'total'].includes(column);

export const InvoiceReportLines = ({ lines }: { readonly lines: readonly RawRow[] }) => {
  const { t, language } = useOfficeText();
  const shownOf = (line: RawRow, column: (typeof columns)[number]): string =>
    displayText(
      column === 'quantity'
        ? (line['quantity'] ?? line['count'])
        : column === 'price'
          ? (line['price'] ?? line['deposit'])
          : line[column],
    ) || '–';
  return (
    <PlainTable
      caption={t('parked.lines')}
      columns={[
        ...columns.map((column) => ({ title: t(`parked.invoiceLine.${column}`), isNumber: isNumber(column) })),
        { title: t('parked.invoiceLine.name') },
      ]}
    >
      {lines.map((line, place) => (
        <tr key={place}>
          {columns.map((column) =>
            column === 'line' ? (
              <th key={column} scope="row">
                {shownOf(line, column)}
              </th>
            ) : (
              <td
                key={column}
                className={isNumber(column) ? 'num' : undefined}
                data-label={t(`parked.invoiceLine.${column}`)}
              >
                {shownOf(line, column)}
              </td>
            ),
          )}
          <td data-label={t('parked.invoiceLine.name')}>{displayText(reportOf(line['name'])[language])}</td>
        </tr>
      ))}
    </PlainTable>
  );
};
