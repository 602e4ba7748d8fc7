import type { LineToPick } from '@talloor/contracts/endpoints/officeDeliveries.ts';
import { formatNumber } from '@talloor/rules/format/money.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { PlainTable } from '../people/PlainTable.tsx';
import { rowsIn, displayText, type RawRow } from './rawReport.ts';

const joinFields = (row: RawRow, fields: readonly string[]): string =>
  fields
    .map((field) => displayText(row[field]))
    .filter(Boolean)
    .join(' · ');

type ReportLinesProps = {
  readonly lines: readonly RawRow[];
  readonly orderLines: readonly LineToPick[];
};

export const ReportLines = ({ lines, orderLines }: ReportLinesProps) => {
  const { t, language } = useOfficeText();
  const hasReplacements = lines.some((line) => rowsIn(line, 'replacements').length > 0);
  return (
    <PlainTable
      caption={t('parked.lines')}
      columns={[
        { title: t('parked.line.id') },
        { title: t('parked.line.article') },
        { title: t('parked.line.ordered'), isNumber: true },
        { title: t('parked.line.delivered'), isNumber: true },
        { title: t('parked.line.weight'), isNumber: true },
        { title: t('parked.line.lots') },
        ...(hasReplacements ? [{ title: t('reports.field.replacements') }] : []),
      ]}
    >
      {lines.map((line, place) => {
        const id = displayText(line['line_id']);
        const orderLine = orderLines.find((each) => each.line_id === id);
        return (
          <tr key={`${place}-${id}`}>
            <th scope="row">{id}</th>
            <td data-label={t('parked.line.article')}>
              <span>{displayText(line['article_number'])}</span>{' '}
              <span>{orderLine?.name ?? (orderLines.length > 0 ? <em>{t('parked.notInOrder')}</em> : null)}</span>
            </td>
            <td className="num" data-label={t('parked.line.ordered')}>
              {orderLine ? `${formatNumber(language, orderLine.ordered)} ${orderLine.unit}` : '–'}
            </td>
            <td className="num" data-label={t('parked.line.delivered')}>
              {displayText(line['delivered'])}
            </td>
            <td className="num" data-label={t('parked.line.weight')}>
              {displayText(line['weight']) || '–'}
            </td>
            <td data-label={t('parked.line.lots')}>
              {rowsIn(line, 'lots')
                .map((lot) => joinFields(lot, ['lot', 'best_before', 'quantity']))
                .join(', ') || '–'}
            </td>
            {hasReplacements && (
              <td data-label={t('reports.field.replacements')}>
                {rowsIn(line, 'replacements')
                  .map((each) => `${displayText(each['quantity'])} × ${displayText(each['article_number'])}`)
                  .join(', ') || '–'}
              </td>
            )}
          </tr>
        );
      })}
    </PlainTable>
  );
};
